import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Game, parsePgn } from '@rookery/rules'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readSignature, sign, signatureOf } from '../analyse/annotator.ts'
import { isRemnant } from '../analyse/remnant.ts'
import { finishBin, startBin } from '../testing/run-bin.ts'
import { runMain } from '../testing/run-main.ts'

const mate = '[White "Ann"]\n[Black "Ben"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n'
const bad = '[Event "two"]\n\n1. e4 e5\n2. Ke3 *\n\n'
const few = ['--nodes', '3000']

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'analyse-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('the annotated game goes to the output and its table to the error stream', async () => {
  const { exitCode, output, errors } = await runMain(['analyse', '-', ...few], [mate])
  expect(exitCode).toBe(0)
  expect(output.replace(/\s+/g, ' ')).toMatch(/2\. g4 \$4 \{\[%eval #-1,\d+\] Blunder\. Better is/)
  expect(errors).toContain('Game 1: Ann - Ben  0-1\nMove ')
  expect(errors).toMatch(/^2\. g4 +#-1 .* blunder +\S+$/m)
  expect(errors).toMatch(/^Accuracy: white \d+\.\d, black 100\.0$/m)
  expect((await runMain(['pgn', '-'], [output])).exitCode).toBe(0)
})

test('--drills adds the mistakes to a practice file, once, and leaves a file of another kind as it is', async () => {
  const file = join(folder, 'practice.json')
  const analyse = (...more: readonly string[]) =>
    runMain(['analyse', '-', ...few, '--drills', file, ...more], [mate])
  expect((await analyse('--player', 'Ben')).errors).toContain(`0 new drills in ${file}\n`)
  const nobody = await analyse('--player', 'Anne')
  expect(nobody.exitCode).toBe(1)
  expect(nobody.errors).toContain('Anne has no game in <stdin>: no drills were made\n')
  const first = await analyse('--player', 'ann')
  expect(first.exitCode).toBe(0)
  expect(first.errors).toMatch(/^\d new drills? in /m)
  const { format, drills } = JSON.parse(readFileSync(file, 'utf8'))
  expect(format).toBe('rookery.practice')
  expect(drills.at(-1)).toMatchObject({ played: 'g2g4', game: { white: 'Ann', black: 'Ben' } })
  expect((await analyse()).errors).toContain(`0 new drills in ${file}\n`)
  writeFileSync(file, '{"games": []}')
  const refused = await analyse()
  expect([refused.exitCode, refused.output]).toEqual([2, ''])
  expect(refused.errors).toContain('was left as it is: the file is no practice file of Rookery')
  expect(readFileSync(file, 'utf8')).toBe('{"games": []}')
})

test('a faulty game is named and its readable part analysed', async () => {
  const out = join(folder, 'out.pgn')
  const { exitCode, output, errors } = await runMain(['analyse', '-', ...few, '--out', out], [mate, bad])
  expect(exitCode).toBe(1)
  expect(errors).toMatch(/^<stdin>:9:4: game 2: .*Ke3.* \[pgn-illegal-move\]$/m)
  expect(output).toMatch(/Game 2: .*\nMove .*\n1\. e4 .*\n1\.\.\. e5 /)
  expect(readFileSync(out, 'utf8')).toMatch(/Qh4#\s0-1\n\n\[Event "two"\].*\[%eval/s)
})

test('--json prints a game a line', async () => {
  const { output } = await runMain(['analyse', '-', ...few, '--json'], [mate, mate])
  const reviews = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(reviews).toMatchObject([
    { game: 1, tags: { White: 'Ann' }, isComplete: true },
    { game: 2, moves: [{}, {}, { san: 'g4', class: 'blunder', reason: { allowedMateIn: 1 } }, {}] },
  ])
})

test('a variant that Raven does not play is named, and its game kept as it was', async () => {
  const { exitCode, output, errors } = await runMain(
    ['analyse', '-', ...few],
    ['[Variant "Gardner"]\n\n1. a3 bxa3 *\n'],
  )
  expect(exitCode).toBe(1)
  expect(errors).toBe('<stdin>:1:1: game 1: Raven does not play Gardner 5x5\n')
  expect(output).toContain('1. a3 bxa3 *')
})

test('the input is never written over', async () => {
  const file = join(folder, 'games.pgn')
  writeFileSync(file, mate)
  const { exitCode, errors } = await runMain(['analyse', file, '--out', file])
  expect([exitCode, errors]).toEqual([2, 'rookery: --out would overwrite the games that are read\n'])
  expect(readFileSync(file, 'utf8')).toBe(mate)
})

test('a collection that was cut short goes on where it was, on any number of threads', async () => {
  const file = join(folder, 'games.pgn')
  const games = [mate, '1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0\n\n', bad.replace('2. Ke3 *', '*'), mate]
  writeFileSync(file, games.join(''))
  const analyse = (out: string, ...more: string[]) =>
    runMain(['analyse', file, ...few, '--out', join(folder, out), ...more])
  await analyse('one.pgn', '--threads', '1')
  const whole = readFileSync(join(folder, 'one.pgn'), 'utf8')
  expect(whole.match(/\[Annotator "Raven, 3000 nodes a position"\]/g)).toHaveLength(4)
  await analyse('three.pgn', '--threads', '3')
  expect(readFileSync(join(folder, 'three.pgn'), 'utf8')).toBe(whole)

  // The third game was being written when the run ended.
  const third = whole.indexOf('[Event "two"]')
  const end = whole.lastIndexOf('[Event') - 2
  for (const length of [0, third, third + 40, whole.indexOf('1. e4', third) + 10, end, whole.length]) {
    writeFileSync(join(folder, 'cut.pgn'), whole.slice(0, length))
    const { exitCode, errors } = await analyse('cut.pgn', '--resume')
    expect([exitCode, readFileSync(join(folder, 'cut.pgn'), 'utf8')]).toEqual([0, whole])
    if (length >= third)
      expect(errors).toContain(
        `${length === whole.length ? 4 : length === end ? 3 : 2} games were there already`,
      )
  }
  const other = await runMain([
    'analyse',
    file,
    '--nodes',
    '2000',
    '--out',
    join(folder, 'cut.pgn'),
    '--resume',
  ])
  expect(other.errors).toBe('4 games were there already, 4 of them reviewed with other settings\n')
})

describe('a file that holds something is left as it is', () => {
  const notes = '[Event "?"]\n[White "Ann"]\n[Black "Ben"]\n\n1. f3 {my worst move} e5 2. g4 Qh4# 0-1\n'
  const other = '[White "Cy"]\n\n1. d4 d5 *\n\n'
  const reviewed = (pgn: string) => pgn.replace('\n\n1.', '\n[Annotator "Raven, 9 nodes a position"]\n\n1.')
  const elsewhere = 'was left as it is: --resume goes on with a file of the same games in the same order'

  test.each([
    [
      'without --resume',
      mate,
      reviewed(mate),
      [],
      /there already and was left as it is: go on with it by --resume/,
    ],
    [
      'with other games',
      mate,
      reviewed(other),
      ['--resume'],
      /part\.pgn:1: this is not game 1 of .*in\.pgn\. .*part/,
    ],
    ['with another game first', mate, reviewed(other) + reviewed(mate), ['--resume'], elsewhere],
    [
      'with more games',
      mate,
      reviewed(mate) + reviewed(other),
      ['--resume'],
      /part\.pgn:7: .* has no game 2\. /,
    ],
    [
      'with the games in another order',
      mate + other,
      reviewed(other) + reviewed(mate),
      ['--resume'],
      elsewhere,
    ],
    ['with a game that is not reviewed', mate + other, mate + reviewed(other), ['--resume'], elsewhere],
    ['with somebody’s own words', mate, notes, ['--resume'], /game 1 of .* has no finished review here/],
    ['with somebody’s own signs', mate, notes.replace('{my worst move}', '$6'), ['--resume'], elsewhere],
    [
      'with somebody’s own variation',
      mate,
      notes.replace('{my worst move}', '(1. e4)'),
      ['--resume'],
      elsewhere,
    ],
    ['with words of another kind', mate, 'what I wanted to say', ['--resume'], elsewhere],
  ] as const)('%s', async (_, input, held, more, sentence) => {
    const [file, out] = [join(folder, 'in.pgn'), join(folder, 'part.pgn')]
    writeFileSync(file, input)
    writeFileSync(out, held)
    const { exitCode, output, errors } = await runMain(['analyse', file, ...few, '--out', out, ...more])
    expect([exitCode, output]).toEqual([2, ''])
    expect(errors).toMatch(sentence)
    expect(readFileSync(out, 'utf8')).toBe(held)
  })
})

test('a game that was being written is gone on with wherever it was cut off', async () => {
  const [whole, file] = [join(folder, 'whole.pgn'), join(folder, 'in.pgn')]
  const own =
    '[White "Ann"]\n\n1. f3 {[%clk 0:01:00] my own words} e5 (1... c5 {as usual}) 2. g4 $1 Qh4# 0-1\n\n'
  writeFileSync(file, own)
  await runMain(['analyse', file, ...few, '--out', whole])
  const text = readFileSync(whole, 'utf8').replace(/\[Annotator .*\n/, '')
  const input = parsePgn(own)[0]!
  if (!input.ok) throw new Error(own)
  const refused: string[] = []
  for (let length = 1; length < text.length; length++) {
    const cut = text.slice(0, length)
    const [old] = parsePgn(cut)
    if (old && !isRemnant(old, cut, input.value)) refused.push(cut.slice(-40))
  }
  expect(refused).toEqual([])
  for (const word of ['my', 'as', 'Ann', '$1', '0:01']) {
    const foreign = text.replace(word, '$2')
    expect([word, isRemnant(parsePgn(foreign)[0]!, foreign, input.value)]).toEqual([word, false])
  }
})

test('a review that was stopped is not signed, though the one before it was', () => {
  const game = new Game()
  game.setTag('Annotator', 'Ann Raven, 9 nodes a position')
  sign(game, undefined)
  expect(game.tags.get('Annotator')).toBe('Ann')
  sign(game, signatureOf({ timeMs: 50 }))
  expect(readSignature(game)).toBe('Raven, 50 ms a position')
})

test('what cannot be read or written is told before any work is done', async () => {
  const out = join(folder, 'missing', 'out.pgn')
  const analyse = (input: string, ...more: string[]) => runMain(['analyse', '-', ...few, ...more], [input])
  expect(await analyse(mate, '--out', out)).toEqual({
    exitCode: 2,
    output: '',
    errors: `rookery: cannot write ${out}: no such file or directory\n`,
  })
  const into = await analyse(mate, '--out', folder)
  expect([into.exitCode, into.output]).toEqual([2, ''])
  expect(into.errors).toBe(`rookery: cannot write ${folder}: it is a folder\n`)
  for (const empty of ['', '\n \n'])
    expect(await analyse(empty)).toEqual({
      exitCode: 1,
      output: '',
      errors: 'rookery: <stdin> holds no games\n',
    })
  const { exitCode, errors } = await runMain(['analyse', folder])
  expect([exitCode, errors]).toEqual([2, `rookery: cannot read ${folder}: it is a folder\n`])
})

test('only a file can be gone on with', async () => {
  const { exitCode, errors } = await runMain(['analyse', '-', '--resume'])
  expect([exitCode, errors]).toEqual([2, 'rookery: --resume needs --out\n'])
})

test('a stop keeps the games that are done', async () => {
  const child = startBin(['analyse', '-', ...few])
  child.stdin.write(mate + mate)
  child.stdout.once('data', () => child.kill('SIGINT'))
  const { exitCode, output, errors } = await finishBin(child)
  expect(exitCode).toBe(130)
  expect(output).toContain('[%eval #-1')
  expect(errors).toMatch(/^stopped after (1 game|2 games)$/m)
})
