import { readFileSync } from 'node:fs'
import type { VariantId } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { ladderEntrants } from './ladder/entrants.ts'
import { findRating, ladderOf } from './ladder/find-rating.ts'
import { requirePlayer, roster } from './roster.ts'
import { defaultsOf } from './settings.ts'

const document = readFileSync(new URL('../../../docs/ladder.md', import.meta.url), 'utf8')

/** The rows of a table that stands between the marks of its maker: name, Elo and error. */
function readTable(name: string): (readonly [string, number, number])[] {
  const [, section = ''] = document.split(`<!-- made by npm run make:ladder, ${name} -->`)
  const [table = ''] = section.split('<!--')
  return [...table.matchAll(/^\| *\d+ *\| *([\w ]+?) *\| *(-?\d+) *\| *(\d+) *\|/gm)].map(
    ([, mind, elo, error]) => [mind!, Number(elo), Number(error)],
  )
}

describe.each<VariantId>(['standard', 'minichess'])('the ladder of %s', (variant) => {
  const ladder = ladderOf(variant)!
  const entrants = ladderEntrants(variant)

  it('is the one that docs/ladder.md tells of', () => {
    const told = readTable(variant)
    const known = told.map(([name, elo]) => {
      const { id, settings, anchorElo } = entrants.find((entrant) => entrant.name === name)!
      const rating = findRating(id, settings, variant)?.rating
      return [name, rating?.elo ?? anchorElo ?? elo, rating?.error ?? 0]
    })
    expect(told.length).toBeGreaterThan(1)
    expect(known).toEqual(told)
    expect(told.length).toBeGreaterThanOrEqual(ladder.ratings.length)
  })

  it('rates nobody but those who climb it, each once, and not those by whom the scale is made', () => {
    const rated = entrants.filter(({ id, settings }) => findRating(id, settings, variant))
    expect(ladder.ratings).toHaveLength(rated.length)
    for (const { id } of rated) expect(requirePlayer(id).ownElo).toBeUndefined()
  })

  it('is as sure as it has to be', () => {
    if (ladder.scale !== 'people') return
    for (const { elo, error } of ladder.ratings)
      if (elo >= 600 && elo <= 2400) expect(error).toBeLessThanOrEqual(60)
  })
})

it('has ten levels of Raven, each stronger than the one below it', () => {
  const elos = Array.from({ length: 10 }, (_, index) => {
    const { settings } = requirePlayer('raven')
    const seated = { ...defaultsOf(settings), level: String(index + 1) }
    return findRating('raven', seated, 'standard')!.rating.elo
  })
  expect([...elos].sort((a, b) => a - b)).toEqual(elos)
})

it('says nothing of settings, boards and minds that were not measured', () => {
  const owl = defaultsOf(requirePlayer('owl').settings)
  expect(findRating('owl', owl, 'standard')).toBeDefined()
  expect(findRating('owl', { ...owl, depth: 2 }, 'standard')).toBeUndefined()
  expect(findRating('nobody', {}, 'standard')).toBeUndefined()
  for (const { id, settings, variants } of roster)
    for (const variant of variants)
      if (!ladderOf(variant)) expect(findRating(id, defaultsOf(settings), variant)).toBeUndefined()
})
