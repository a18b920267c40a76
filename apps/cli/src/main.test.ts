import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runMain } from './testing/run-main.ts'

const commands = [
  'play',
  'watch',
  'compare',
  'analyse',
  'strength',
  'puzzles',
  'minds',
  'uci',
  'bench',
  'arena',
  'colony',
  'ladder',
  'ratings',
  'openings',
  'serve',
  'ending',
  'perft',
  'fen',
  'pgn',
  'learn',
  'data',
  'train',
  'wren',
  'games',
  'check',
  'human',
  'network',
  'tune',
]

test('--help lists the commands and the exit codes', async () => {
  const { exitCode, output } = await runMain(['--help'])
  expect(exitCode).toBe(0)
  for (const text of [...commands, 'Exit codes:']) expect(output).toContain(text)
})

test('docs/terminal.md lists every command and the exit codes', async () => {
  const docs = readFileSync(new URL('../../../docs/terminal.md', import.meta.url), 'utf8')
  const { output } = await runMain(['--help'])
  const listed = output.slice(output.indexOf('Commands:'), output.indexOf('Exit codes:'))
  const names = [...listed.matchAll(/^ {2}([a-z]+)/gm)]
    .map(([, name]) => name)
    .filter((name) => name !== 'help')
  expect(names.sort()).toEqual([...commands].sort())
  for (const name of names) expect(docs).toMatch(new RegExp(`^\\| \`rookery ${name}[ \`]`, 'm'))
  const codes = [...output.slice(output.indexOf('Exit codes:')).matchAll(/^ {2}(\d+) /gm)]
  for (const [, code] of codes) expect(docs).toMatch(new RegExp(`Exit codes:[^.]*\\b${code} `))
})

test.each(commands)('%s --help gives examples and the exit codes', async (command) => {
  const { exitCode, output } = await runMain([command, '--help'])
  expect(exitCode).toBe(0)
  expect(output).toContain(`Examples:\n  rookery ${command}`)
  expect(output).toContain('Exit codes:')
})

test('--version prints the version', async () => {
  const { exitCode, output } = await runMain(['--version'])
  expect(exitCode).toBe(0)
  expect(output).toMatch(/^\d+\.\d+\.\d+\n$/)
})

test.each([
  [['perf'], "unknown command 'perf'\n(Did you mean perft?)"],
  [
    ['perft', 'startpos', '1', '--varian', 'minichess'],
    "unknown option '--varian'\n(Did you mean --variant?)",
  ],
  [['serve', '--prot', '1'], "unknown option '--prot'\n(Did you mean --port?)"],
  [['serve', '--port', '70000'], 'A port is a number from 0 to 65535.'],
  [['serve', '--port', '8o80'], 'A port is a number from 0 to 65535.'],
  [['serve', '--allow-host', 'http://a'], 'A host is a name such as chess.example.org, or an address.'],
  [['serve', '--dir', 'no/such/folder'], 'no/such/folder'],
  [['play', '--opponet', 'owl'], "unknown option '--opponet'\n(Did you mean --opponent?)"],
  [['play', '--opponent', 'magpi'], 'there is no mind "magpi" (did you mean magpie?)'],
  [['play', '--opponent', 'magpie', '--depth', '3'], 'Magpie: there is no setting "depth"'],
  [['play', '--opponent', 'owl', '--depth', '9'], 'Owl: depth must be between 1 and 8, not 9'],
  [['play', '--opponent', 'owl', '--variant', 'minichess'], 'Owl does not play Minichess'],
  [['play', '--mode', '5'], 'a mode is 1, 2, 3 or 4'],
  [['play', '--color', 'blue'], 'a colour is white or black'],
  [['play', '--seed', '-1'], 'A seed is a whole number'],
  [['watch', 'magpie'], "missing required argument 'black'"],
  [['watch', 'magpie', 'owll'], 'did you mean owl?'],
  [['compare'], "missing required argument 'fen'"],
  [['perft', 'startpos'], "missing required argument 'depth'"],
  [['perft', 'startpos', 'three'], 'A depth is a number of half-moves'],
  [['perft', 'startpos', '1', '--variant', 'draughts'], 'Allowed choices are standard, chess960'],
  [['fen', 'a.epd', '--fen', 'x'], 'not both'],
  [['fen', 'no-such-file.epd'], 'cannot read no-such-file.epd: no such file or directory'],
  [['pgn'], "missing required argument 'file'"],
  [['pgn', 'no-such-file.pgn'], 'cannot read no-such-file.pgn: no such file or directory'],
  [['analyse', 'no-such-file.pgn'], 'cannot read no-such-file.pgn: no such file or directory'],
  [['analyse', 'x.pgn', '--nodes', '0'], '--nodes is a whole number from 1'],
  [['ratings', 'no-such-file.pgn'], 'cannot read no-such-file.pgn: no such file or directory'],
  [['data', 'show', 'no-such-file'], 'cannot read no-such-file: no such file or directory'],
  [
    ['train', 'no-such-file', '--out', 'none.checkpoint'],
    'cannot read no-such-file: no such file or directory',
  ],
  [['train', 'export', 'no-such-file'], 'there is no no-such-file'],
  [['arena', 'show', 'no-such-file'], 'there is no file no-such-file'],
  [['wren', 'no-such-file', 'action'], 'cannot read no-such-file: no such file or directory'],
  [['watch', 'magpie', 'owl', '--delay', 'soon'], 'whole number from 0 to 3600000'],
  [['watch', 'magpie', 'owl', '--clock', 'soon'], 'a clock is minutes and seconds, such as 5+3'],
  [['fen', '.'], 'cannot read .: it is a folder'],
])('%j is wrong usage', async (args, sentence) => {
  const { exitCode, output, errors } = await runMain(args)
  expect(exitCode).toBe(2)
  expect(output).toBe('')
  expect(errors).toContain(sentence)
  expect(errors).not.toContain('    at ')
})

test('no command at all shows the help and is wrong usage', async () => {
  const { exitCode, errors } = await runMain([])
  expect(exitCode).toBe(2)
  expect(errors).toContain('Usage: rookery')
})
