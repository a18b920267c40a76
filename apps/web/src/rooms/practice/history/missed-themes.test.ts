import type { Attempt } from '@rookery/practice'
import { say } from '@rookery/words/web/practice'
import { expect, test } from 'vitest'
import { missedThemes } from './missed-themes.ts'

const attempt = (theme: string, result: Attempt['result']): Attempt => ({
  ...{ puzzle: 'p', variant: 'standard', rating: 1500, deviation: 80, atMs: 1, mode: 'open' },
  ...{ themes: [theme], result },
})
const attempts = (theme: string, ...results: readonly Attempt['result'][]) =>
  results.map((result) => attempt(theme, result))

test('what is missed most comes first, and says how often it was missed', () => {
  const rows = missedThemes([
    ...attempts('fork', 'solved', 'failed', 'helped', 'solved', 'solved'),
    ...attempts('pin', 'failed', 'failed', 'failed', 'failed', 'failed'),
    ...attempts('mate', 'solved', 'solved', 'solved', 'solved', 'solved'),
    ...attempts('skewer', 'failed'),
  ])
  expect(rows).toEqual([
    { theme: 'pin', missed: 5, tried: 5 },
    { theme: 'fork', missed: 1, tried: 5 },
  ])
  expect(say('history.share', rows[0]!)).toBe('missed 5 of 5')
})
