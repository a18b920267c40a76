import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setLanguage } from '@rookery/words'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runMain } from './testing/run-main.ts'

let home: string

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'rookery-german-'))
  vi.stubEnv('XDG_DATA_HOME', home)
})

afterEach(async () => {
  vi.unstubAllEnvs()
  rmSync(home, { recursive: true })
  await setLanguage('en')
})

const inGerman = (args: readonly string[], input: readonly string[] = []) =>
  runMain(['--language', 'de', ...args], input)

const commands = readdirSync(new URL('./commands', import.meta.url)).flatMap((file) => {
  const [, name] = /^([a-z]+)\.ts$/.exec(file) ?? []
  return name ? [name] : []
})

describe('help', () => {
  test.each([...commands, 'arena resume', 'arena engines', 'learn stats', 'train human', 'data make'])(
    'of %s is German, with commander’s own words',
    async (command) => {
      const { exitCode, output } = await inGerman([...command.split(' '), '--help'])
      expect(exitCode).toBe(0)
      expect(output).toMatch(/^Aufruf: rookery /)
      expect(output).toMatch(/\nRückgabewerte:\n {2}0 +alles in Ordnung\n/)
      expect(output).toContain('zeigt die Hilfe zu einem Befehl')
      expect(output).not.toMatch(
        /Usage:|Options:|Commands:|Arguments:|Examples:|default:|choices:|\[options\]/,
      )
      // Words that stand in nearly every English sentence here, and in no German one, no command and no name.
      expect(output).not.toMatch(/ (the|and|with|which|for|is|what|how) /)
    },
  )

  test('of all lists the commands', async () => {
    const { output } = await inGerman(['--help'])
    expect(output).toContain('Befehle:\n  play [Optionen] ')
    expect(output).toMatch(/\n {2}help \[Befehl\] +zeigt die Hilfe zu einem Befehl\n/)
    for (const name of commands) expect(output).toMatch(new RegExp(`^ {2}${name}[ |]`, 'm'))
  })
})

describe('what is wrong', () => {
  test.each([
    [['perf'], "Fehler: unbekannter Befehl 'perf'\n(Meintest du perft?)\n(--help zeigt, wie es geht)\n"],
    [['serve', '--prot', '1'], "Fehler: unbekannte Option '--prot'\n(Meintest du --port?)"],
    [['serve', '--port', '70000'], 'Ein Port ist eine Zahl von 0 bis 65535.'],
    [['watch', 'magpie'], "Fehler: Es fehlt das Argument 'black'"],
    [['perft', 'startpos', 'three'], "Das Argument 'depth' kann nicht 'three' sein. Eine Tiefe ist"],
    [['perft', 'startpos', '1', '--variant', 'draughts'], 'Möglich sind standard, chess960'],
    [['perft', 'startpos', '1', '2'], "zu viele Argumente für 'perft'. Erwartet werden 2, da sind 3."],
    [['play', '--fen'], "Der Option '--fen <fen>' fehlt ihr Wert"],
    [
      ['play', '--open', 'a.json', '--new'],
      "Die Option '--open <file>' verträgt sich nicht mit der Option '--new'",
    ],
    [['play', '--mode', '5'], 'rookery: ein Modus ist 1, 2, 3 oder 4\n'],
    [['fen', 'a.epd', '--fen', 'x'], 'gib eine Datei oder --fen an, nicht beides'],
    [['fen', 'none.epd'], 'rookery: none.epd kann nicht gelesen werden: Datei oder Ordner nicht gefunden\n'],
    [['analyse', 'x.pgn', '--nodes', '0'], '--nodes ist eine ganze Zahl von 1 bis 1000000000000, nicht „0“'],
    [['arena', '--engine', 'player=owl'], 'ein Turnier braucht mindestens zwei --engine'],
    [['train'], 'Fehler: keine Datei mit Aufzeichnungen ist genannt\n'],
  ])('%j is told in German', async (args, sentence) => {
    const { exitCode, output, errors } = await inGerman(args)
    expect(exitCode).toBe(2)
    expect(output).toBe('')
    expect(errors).toContain(sentence)
  })

  test('hides the password of an option that is none', async () => {
    const { errors } = await inGerman(['play', '--stor=mysql://me:x7hush7x@127.0.0.1/parrot'])
    expect(errors).toContain("Fehler: unbekannte Option '--stor…'")
    expect(errors).not.toContain('x7hush7x')
  })
})

describe('a game', () => {
  const mate = ['--opponent', 'magpie', '--fen', '7k/8/5K2/8/8/8/8/R7 w -', '--color', 'white']

  test('is asked for and played in German, by commands and moves in English', async () => {
    const answers = ['magpie', '', '5', '1', 'black', '', 'e9', 'undo', 'save', 'help', 'quit']
    const { exitCode, output } = await inGerman(['play', '--seed', '1'], [answers.join('\n')])
    expect(exitCode).toBe(0)
    for (const text of [
      /^Gegner \(.*kestrel.*\)\? \[kestrel\] magpie$/m,
      /^FEN\? \[Grundstellung\] $/m,
      /^ {2}1 {2}du gegen einen Denker, mit gezeichnetem Brett$/m,
      /^ein Modus ist 1, 2, 3 oder 4$/m,
      /^Deine Farbe \(white = Weiß, black = Schwarz\)\? \[white\] black$/m,
      /^Magpie spielt \S+ \(\S+\): die Figuren kommen in ausgeloster Reihenfolge, .* der erste von \d+ Zügen/m,
      /^Tippe einen Zug wie e2e4 oder Nf3, oder help\.$/m,
      /Mit moves siehst du, was geht; oder tippe help\.$/m,
      /^Es gibt nichts zurückzunehmen\.$/m,
      /^Nenne die Datei: save game\.pgn$/m,
      /^Ein Zug: .* Befehle sind englisch:$/m,
      /^Die Partie bleibt: `rookery play` macht mit ihr weiter\.$/m,
    ])
      expect(output).toMatch(text)
    const again = await inGerman(['play'], ['perhaps\nja\nresign\nvielleicht\nja\n'])
    expect(again.output).toMatch(/^Es gibt eine unfertige Partie: .*, begonnen .* UTC\.$/m)
    expect(again.output).toContain('Bitte sag ja, nein, new (neu) oder quit (Schluss).')
    expect(
      again.output.match(/^Diese Partie aufgeben\? \(ja, nein\) \[nein\] (vielleicht|ja)$/gm),
    ).toHaveLength(2)
    expect(again.output).toContain('Bitte sag ja oder nein.')
    expect(again.output).toContain('Schwarz hat aufgegeben')
  })

  test('in bare moves has the same moves on the output, and an English PGN', async () => {
    const run = await inGerman(['play', ...mate, '--mode', '2'], ['f6f7\na1h1\n'])
    expect(run.output).toMatch(/^h8h7\n/)
    expect(run.errors).toContain('Die Partie ist in ')
    const pgn = readFileSync(join(home, 'rookery', 'games.pgn'), 'utf8')
    await runMain(['play', ...mate, '--mode', '2'], ['f6f7\na1h1\n'])
    const [first, second] = readFileSync(join(home, 'rookery', 'games.pgn'), 'utf8').split(
      /(?<=1-0\n\n)(?=\[)/,
    )
    expect(`${first}`).toBe(pgn)
    expect(withoutTimes(second)).toBe(withoutTimes(first))
  })
})

const withoutTimes = (pgn = ''): string => pgn.replace(/^\[\w*(Date|Time|GameId)\w* .*\n/gm, '').trim()

test('arena plays, shows and explains in German, and its files stay as they are', async () => {
  const file = join(home, 'a.arena')
  const two = ['--engine', 'player=fledgling', 'name=A', '--engine', 'player=fledgling', 'name=B']
  const plan = [
    '--each',
    'depth=1',
    '--maxmoves',
    '5',
    '--seed',
    '7',
    '--file',
    file,
    '--pgn',
    join(home, 'a.pgn'),
  ]
  const { exitCode, output } = await inGerman(['arena', ...two, ...plan])
  expect(exitCode).toBe(0)
  expect(output).toContain(`Turnierdatei: ${file}\n`)
  expect(output).toMatch(/^Partie 1 {2}A - B {2}1\/2-1\/2 {2}nach Länge entschieden$/m)
  expect(readFileSync(join(home, 'a.pgn'), 'utf8')).toContain('[Ending "adjudicated length"]')
  const [german, english] = [
    await inGerman(['arena', 'export', file]),
    await runMain(['arena', 'export', file]),
  ]
  expect(german.output).toBe(english.output)
  expect((await inGerman(['arena', 'engines'])).output).toBe('noch ist keine Engine erlaubt\n')
  const other = await inGerman(['arena', ...two, '--rounds', '3', '--file', file])
  expect(other.errors).toContain(
    'darin ist ein anderes Turnier: mach damit weiter, oder wähle eine andere Datei',
  )
})

test('analyse tells its table in German, and writes the same PGN and JSON', async () => {
  const game = '[White "Ann"]\n[Black "Ben"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n'
  const args = ['analyse', '-', '--nodes', '3000', '--threads', '1']
  const german = await inGerman(args, [game])
  expect(german.errors).toMatch(
    /^Partie 1: Ann - Ben {2}0-1\nZug +Bewertung +Verlust +Chance +Klasse +Besser\n/,
  )
  expect(german.errors).toMatch(/^2\. g4 +#-1 +\d+,\d\d +\d+,\d % +Patzer +\S+$/m)
  expect(german.errors).toMatch(/^2\.\.\. Qh4# +Matt +0,00 /m)
  expect(german.errors).toMatch(/^Genauigkeit: Weiß \d+,\d, Schwarz 100,0$/m)
  expect(german.output).toBe((await runMain(args, [game])).output)
  const json = await inGerman([...args, '--json'], [game])
  expect(json.output).toBe((await runMain([...args, '--json'], [game])).output)
})

test('counts, faults and sums are German, and what programs read is not', async () => {
  const perft = await inGerman(['perft', 'startpos', '2', '--no-divide'])
  expect(perft.output).toBe('Durchsuchte Knoten: 400\n')
  expect(perft.errors).toMatch(/^\d+,\d{3} s, \d+ Knoten\/s\n$/)
  expect((await inGerman(['fen', '--fen', 'startpos'])).output).toBe('1 Stellung, 0 fehlerhaft\n')
  const pgn = join(home, 'a.pgn')
  writeFileSync(pgn, '1. f3 e5 2. g4 Qh4# 1-0\n')
  expect((await inGerman(['pgn', pgn])).output).toBe(
    `${pgn}:1:1: Partie 1: das Ergebnis ist 1-0, aber die Partie endet mit Matt: 0-1 [pgn-wrong-result]\n` +
      '1 Partie, 4 Züge, 1 fehlerhaft\n',
  )
  const [german, english] = [await inGerman(['minds', '--json']), await runMain(['minds', '--json'])]
  expect(german.output).toBe(english.output)
  const minds = (await inGerman(['minds'])).output
  expect(minds).toMatch(/^Owl \(owl\), .*[\s\S]*?^ {4}spielt standard/m)
  expect(minds).toContain('gemessen Stufe 1: ')
  expect(existsSync(join(home, 'rookery', 'games.pgn'))).toBe(false)
})

test.each([
  [['fen', '--fen', 'x7/8 w'], 'ist keine Figur und keine Zahl leerer Felder'],
  [['perft', '8/8/8/8/8/8/8/8 w - - 0 1', '1'], 'Weiß hat keinen König; Schwarz hat keinen König'],
  [['watch', 'oul', 'owl'], 'es gibt keinen Denker „oul“ (meintest du owl?)'],
  [['watch', 'owl', 'owl:depth=99'], 'Owl: depth liegt zwischen 1 und 8, nicht bei 99'],
])('what rules and players refuse is told in German: %j', async (args, told) => {
  const { output, errors } = await inGerman(args)
  expect(output + errors).toContain(told)
})
