import { language, setLanguage } from '@rookery/words'
import { afterEach, expect, test } from 'vitest'
import { runMain } from '../testing/run-main.ts'
import { readLanguage } from './language.ts'

afterEach(() => setLanguage('en'))

test.each([
  [['play'], 'de_DE.UTF-8', 'de'],
  [['play'], 'C', 'en'],
  [['play'], undefined, 'en'],
  [['--language', 'de', 'play'], 'en_GB', 'de'],
  [['--language=en', 'play'], 'de_DE', 'en'],
  [['--language'], 'de_DE', 'de'],
  // It is refused in words that can be read.
  [['--language', 'fr', 'play'], 'de_DE', 'de'],
  [['--language=fr', 'play'], 'de_DE', 'de'],
  [['--language=fr', 'play'], 'C', 'en'],
  [['uci'], 'de_DE', 'en'],
  [['--language=de', '--version'], 'de_DE', 'en'],
  [['uci', '--help'], 'de_DE', 'de'],
  // What stands behind a command is the command's.
  [['play', '--language', 'de'], 'C', 'en'],
] as const)('of %j in a system that speaks %s is %s', (args, locale, chosen) => {
  expect(readLanguage(args, locale)).toBe(chosen)
})

test('the command line speaks it, and knows no other', async () => {
  expect((await runMain(['--language', 'de', 'perft', 'startpos', '1'])).exitCode).toBe(0)
  expect(language()).toBe('de')
  const { exitCode, errors } = await runMain(['--language', 'tlh', 'perft', 'startpos', '1'])
  expect(exitCode).toBe(2)
  expect(errors).toContain('en, de')
})
