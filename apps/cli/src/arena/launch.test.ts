import type { Entrant } from '@rookery/arena'
import { expect, test } from 'vitest'
import { launchOf, makeLaunch, makeWord, splitWords } from './launch.ts'

test.each<[string, string[]]>([
  ['', []],
  ['  a  b ', ['a', 'b']],
  [`-c 'touch x; echo "y"'`, ['-c', 'touch x; echo "y"']],
  [`'it'\\''s' "a b"c`, [`it's`, 'a bc']],
  ['C:\\engines\\sf.exe', ['C:\\engines\\sf.exe']],
  [`'' ""`, ['', '']],
])('the command line %j has the words %j', (text, words) => {
  expect(splitWords(text)).toEqual(words)
})

test.each(['plain', '', ' ', `it's "so"`, '$(x) `y` & z', 'C:\\Program Files\\x'])(
  'the word %j comes back from its shell form',
  (word) => expect(splitWords(makeWord(word))).toEqual([word]),
)

test('what a terminal would obey or hide is shown by its number', () => {
  expect(makeWord('a\u001b[2Jb\u202ec\n')).toBe("$'a\\u{1b}[2Jb\\u{202e}c\\u{a}'")
})

const engine = (changes: Partial<Entrant & { kind: 'engine' }>): Entrant => ({
  ...{ kind: 'engine', name: 'x', command: 'stockfish', args: [], options: {}, control: {} },
  ...changes,
})

test.each<[Partial<Entrant & { kind: 'engine' }>, string]>([
  [{}, 'stockfish'],
  [{ options: { Hash: '16', Ponder: 'false' } }, 'stockfish'],
  [{ options: { EvalFile: '1' } }, 'stockfish in /here with option.EvalFile=1'],
  [{ options: { 'EvalFile value /n': '' } }, "stockfish in /here with 'option.EvalFile value /n='"],
  [{ command: './mine' }, './mine in /here'],
  [{ args: ['a b', '/c'], directory: 'sub' }, "stockfish 'a b' /c in /here/sub"],
  [{ args: ['/c'] }, 'stockfish /c'],
  [{ options: { EvalFile: '/n' } }, 'stockfish with option.EvalFile=/n'],
  [
    { options: { EvalFile: 'n', 'Debug Log File': 'o' } },
    "stockfish in /here with 'option.Debug Log File=o' option.EvalFile=n",
  ],
])('an engine with %j starts %s', (changes, line) => {
  expect(makeLaunch(launchOf(engine(changes), '/here')!)).toBe(line)
})

test('a mind starts nothing, unless it is sent to a store of its own', () => {
  const parrot = (store: string): Entrant => ({
    ...{ kind: 'player', name: 'p', player: 'parrot', settings: { store, exploration: 0 }, control: {} },
  })
  expect(launchOf(parrot(''))).toBeUndefined()
  expect(makeLaunch(launchOf(parrot('mysql://x'), '/here')!)).toBe(
    'player=parrot in /here with option.store=mysql://x',
  )
})
