import { defaultSeat, makeStrength, strengthOf } from '@rookery/play'
import { defaultsOf, findRating, requirePlayer, roster } from '@rookery/players'
import { expect, test } from 'vitest'
import { runMain } from '../testing/run-main.ts'
import { makeRosterText } from './minds.ts'

test.each([40, 80, 200])('every mind is told with its rating in lines of %i columns', (columns) => {
  const text = makeRosterText(columns)
  const words = (from: string) => from.replace(/\s+/g, ' ')
  for (const { name, id, summary, settings } of roster) {
    expect(words(text)).toContain(words(`${name} (${id}), ${summary}`))
    for (const setting of Object.keys(settings)) expect(text).toContain(`${setting}=`)
  }
  const strength = strengthOf(defaultSeat(requirePlayer('owl')), 'standard')!
  expect(words(text)).toContain(`standard: ${makeStrength(strength)}`)
  expect(words(text)).toMatch(/measured level 1: \d+ ± \d+;/)
  const tooLong = text.split('\n').filter((line) => line.length > columns && line.trim().includes(' '))
  expect(tooLong.filter((line) => !/^ {4}\S+=\S+ \[.*\]$/.test(line))).toEqual([])
})

test('a setting stands with its explanation, beside it or below', () => {
  const words = (from: string) => from.replace(/\s+/g, ' ')
  const [wide, narrow] = [makeRosterText(1000), words(makeRosterText(30))]
  for (const { settings } of roster)
    for (const [name, { explanation }] of Object.entries(settings)) {
      const row = wide.split('\n').filter((line) => line.startsWith(`    ${name}=`))
      expect(row.some((line) => line.endsWith(`  ${explanation}`))).toBe(true)
      expect(narrow).toContain(`] ${explanation}`)
    }
  expect(wide).toContain('boldness=0..1000 [1000]')
})

test('--json has every mind with its ratings and settings', async () => {
  const { exitCode, output } = await runMain(['minds', '--json'])
  expect(exitCode).toBe(0)
  expect((await runMain(['players', '--json'])).output).toBe(output)
  const minds = JSON.parse(output)
  expect(minds.map(({ id }: { id: string }) => id)).toEqual(roster.map(({ id }) => id))
  const wren = minds.find(({ id }: { id: string }) => id === 'wren')
  for (const variant of ['standard', 'minichess'] as const) {
    const { elo, error, games } = findRating('wren', defaultsOf(wren.settings), variant)!.rating
    expect(wren.ratings[variant]).toEqual({ elo, error, games })
  }
  expect(wren.settings.depth ?? Object.values(wren.settings)[0]).toHaveProperty('default')
})
