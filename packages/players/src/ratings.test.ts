import { readFileSync } from 'node:fs'
import { variantById } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { ladderRatingOf, ratedVariants, roster } from './roster.ts'

const document = readFileSync(new URL('../../../docs/ladder.md', import.meta.url), 'utf8')

/** The rows of the table under the heading that names the variant: mind, Elo and error. */
function readTable(heading: string): (readonly [string, number, number])[] {
  const [, section = ''] = document.split(`## ${heading}\n`)
  const [table = ''] = section.split('\n## ')
  return [...table.matchAll(/^\| *\d+ *\| *(\w+) *\| *(-?\d+) *\| *(\d+) *\|/gm)].map(
    ([, name, elo, error]) => [name!.toLowerCase(), Number(elo), Number(error)],
  )
}

const headings: Readonly<Record<string, string>> = { standard: 'Standard chess', minichess: 'Minichess' }

describe.each(ratedVariants)('the ladder of %s', (id) => {
  it('is the one that docs/ladder.md tells of', () => {
    const told = readTable(headings[id] ?? variantById(id)!.name)
    expect(told.length).toBeGreaterThan(1)
    const known = told.map(([mind]) => {
      const rating = ladderRatingOf(mind, id)
      return [mind, rating?.elo, rating?.error]
    })
    expect(known).toEqual(told)
  })

  it('has a rating for every mind in that table, and for no other', () => {
    const rated = roster.filter((entry) => ladderRatingOf(entry.id, id))
    const told = readTable(headings[id] ?? variantById(id)!.name).map(([mind]) => mind)
    expect(rated.map((entry) => entry.id).sort()).toEqual(told.sort())
    for (const { variants } of rated) expect(variants).toContain(id)
  })
})

it('says that a mind has no rating where no ladder was played', () => {
  for (const { id, variants } of roster)
    for (const variant of variants)
      if (!ratedVariants.includes(variant)) expect(ladderRatingOf(id, variant)).toBeUndefined()
  expect(ladderRatingOf('nobody', 'standard')).toBeUndefined()
})
