import { parseSettings, requirePlayer } from '@rookery/players'
import {
  type Fault,
  minichess,
  parseMove,
  parsePgn,
  parsePosition,
  type Result,
  startPosition,
  unwrap,
} from '@rookery/rules'
import { setLanguage } from '@rookery/words'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openFaultWords, sayFault, sayFaults, sayReason } from './fault-words.ts'

beforeAll(openFaultWords)
beforeEach(() => setLanguage('de'))
afterEach(() => setLanguage('en'))

const faultsOf = (result: Result<unknown>): readonly Fault[] => (result.ok ? [] : result.faults)
const fen = (text: string) => faultsOf(parsePosition(text))
const small = (text: string) => faultsOf(parsePosition(text, minichess))
const move = (text: string, from?: string) =>
  faultsOf(parseMove(from ? unwrap(parsePosition(from)) : startPosition(), text))
const pgn = (text: string) => parsePgn(text).flatMap((game) => (game.ok ? [] : game.faults))
const { settings } = requirePlayer('owl')
const set = (input: object) => faultsOf(parseSettings(settings, input))
const bare = '4k3/8/8/8/8/8/8/4K3'

describe('a fault of what a person typed or opened is told in German:', () => {
  it.each<[string, () => readonly Fault[], string]>([
    ['an illegal move', () => move('Ke4'), 'Ke4 ist hier nicht erlaubt'],
    ['no move', () => move('hello'), '„hello“ lässt sich nicht als Zug lesen'],
    [
      'two knights',
      () => move('Nd2', '4k3/8/8/8/8/1N3N2/8/4K3 w - - 0 1'),
      'Nd2 kann mehr als eine Figur spielen',
    ],
    [
      'no new piece',
      () => move('a8', '4k3/P7/8/8/8/8/8/4K3 w - - 0 1'),
      'a8 sagt nicht, was aus dem Bauern wird',
    ],
    [
      'no new piece in UCI',
      () => move('a7a8', '4k3/P7/8/8/8/8/8/4K3 w - - 0 1'),
      'a7a8 verwandelt einen Bauern: Füge die neue Figur an, wie in a7a8q',
    ],
    [
      'a new king',
      () => move('a8=K', '4k3/P7/8/8/8/8/8/4K3 w - - 0 1'),
      'a8=K: Dort kann kein Bauer zu einem König werden',
    ],
    ['nothing', () => fen(''), 'die FEN ist leer'],
    ['a rank of one', () => fen('1/8/8/8/8/8/8/8 w - - 0 1'), 'Reihe 8 hat nicht 8 Felder, sondern 1'],
    ['a short rank', () => fen('7/8/8/8/8/8/8/8 w - - 0 1'), 'Reihe 8 hat nicht 8 Felder, sondern 7'],
    ['no piece', () => fen('x7/8/8/8/8/8/8/8 w - - 0 1'), '„x“ ist keine Figur und keine Zahl leerer Felder'],
    [
      'letters and few ranks',
      () => fen('xxx w - - 0 1'),
      '„x“ ist keine Figur und keine Zahl leerer Felder; Reihe 8 hat nicht 8 Felder, sondern 3; bei Standard hat das Brett 8 Reihen, nicht 1',
    ],
    ['few ranks', () => fen('8/8 w - - 0 1'), 'bei Standard hat das Brett 8 Reihen, nicht 2'],
    ['one rank', () => fen('8 w - - 0 1'), 'bei Standard hat das Brett 8 Reihen, nicht 1'],
    ['no side', () => fen(`${bare} x - - 0 1`), 'am Zug ist w oder b, nicht „x“'],
    ['no castling right', () => fen(`${bare} w x - 0 1`), '„x“ ist kein Rochaderecht'],
    ['no square', () => fen(`${bare} w - x9 0 1`), 'en passant ist „-“ oder ein Feld, nicht „x9“'],
    [
      'no clock',
      () => fen(`${bare} w - - x 1`),
      'die Zahl der Halbzüge hat höchstens 9 Ziffern und ist nicht „x“',
    ],
    ['no number', () => fen(`${bare} w - - 0 x`), 'die Zugnummer hat höchstens 9 Ziffern und ist nicht „x“'],
    ['one field more', () => fen(`${bare} w - - 0 1 x`), '„x“ steht hinter dem letzten Feld'],
    [
      'castling on a small board',
      () => small('rnbqk/ppppp/5/5/PPPPP/RNBQK w KQkq - 0 1'),
      'in Minichess gibt es keine Rochade, dort steht „-“',
    ],
    ['no kings', () => fen('8/8/8/8/8/8/8/8 w - - 0 1'), 'Weiß hat keinen König; Schwarz hat keinen König'],
    ['two kings', () => fen('4k3/8/8/8/8/8/8/3KK3 w - - 0 1'), 'Weiß hat 2 Könige'],
    [
      'nine pawns',
      () => fen('4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1'),
      'Weiß hat 9 Bauern, höchstens 8 sind möglich',
    ],
    [
      'many pieces',
      () => fen('4k3/8/8/8/8/8/NNNNNNNN/NNNNKNNN w - - 0 1'.replace('8/8/8/8/8', '8/8/8/8/N7')),
      'Weiß hat 17 Figuren, höchstens 16 sind möglich',
    ],
    [
      'a pawn on an end rank',
      () => fen('P3k3/8/8/8/8/8/8/4K3 w - - 0 1'),
      'Weiß hat einen Bauern auf a8, also auf einer Grundreihe',
    ],
    [
      'a check out of turn',
      () => fen('4k3/8/8/8/8/8/8/4RK2 w - - 0 1'),
      'Schwarz steht auf e8 im Schach, aber Weiß ist am Zug',
    ],
    ['no rook', () => fen(`${bare} w K - 0 1`), 'Rochade mit dem Turm auf h1: Dort steht kein weißer Turm'],
    [
      'a king that moved',
      () => fen('4k3/8/8/8/8/8/8/3K3R w K - 0 1'),
      'Rochade mit dem Turm auf h1: Der König von Weiß hat die e-Linie verlassen',
    ],
    ['no jump', () => fen(`${bare} w - e6 0 1`), 'en passant auf e6: Kein Bauer ist gerade darüber gezogen'],
    [
      'the wrong rank',
      () => fen(`${bare} w - e3 0 1`),
      'en passant auf e3: Ist Weiß am Zug, liegt das Feld auf Reihe 6',
    ],
    ['a game that cannot go on', () => pgn('1. e4 e5 2. Ke4 *'), '2. Ke4 ist hier nicht erlaubt'],
    ['an open comment', () => pgn('1. e4 {good'), 'ein Kommentar ist nicht geschlossen'],
    ['an open variation', () => pgn('1. e4 (1. d4'), 'eine Variante ist nicht geschlossen'],
    [
      'a closed variation',
      () => pgn('1. e4 ) e5 *'),
      'eine Variante wird geschlossen, die nicht geöffnet wurde',
    ],
    [
      'an unknown variant',
      () => pgn('[Variant "Atomic"]\n\n1. e4 *'),
      'die Variante „Atomic“ ist nicht bekannt',
    ],
    [
      'a bad FEN tag',
      () => pgn(`[FEN "${bare} x - - 0 1"]\n\n*`),
      'der Tag FEN: am Zug ist w oder b, nicht „x“',
    ],
    ['an unknown setting', () => set({ deph: 3 }), 'es gibt keine Einstellung „deph“ (meintest du depth?)'],
    ['no such setting', () => set({ horsepower: 3 }), 'es gibt keine Einstellung „horsepower“'],
    ['a number too large', () => set({ depth: 300 }), 'depth liegt zwischen 1 und 8, nicht bei 300'],
    ['no number', () => set({ depth: 'deep' }), 'depth ist eine Zahl, nicht „deep“'],
    ['half a number', () => set({ depth: 2.5 }), 'depth geht von 1 an in Schritten von 1, nicht 2.5'],
  ])('%s', (_, faults, told) => {
    expect(sayFaults(faults())).toBe(told)
  })

  it('a mind that is unknown or failed', () => {
    const refusal = (id: string) => {
      try {
        return requirePlayer(id)
      } catch (error) {
        return error
      }
    }
    expect(sayReason(refusal('oul'))).toBe('es gibt keinen Denker „oul“ (meintest du owl?)')
    expect(sayReason(refusal('stockfish'))).toMatch(/^es gibt keinen Denker „stockfish“; es gibt fledgling, /)
    expect(sayReason(new Error('Owl: depth must be a number, not "x"'))).toBe(
      'Owl: depth ist eine Zahl, nicht „x“',
    )
  })
})

it.each([
  [
    'worker x gave what cannot be: game 5: move 3: a1h8 is not legal here: it is dropped, and its work is taken out',
    'Arbeiter x gab ab, was nicht sein kann: Partie 5: Zug 3: a1h8 ist hier nicht erlaubt: Er wird entfernt, und was er getan hat, zählt nicht',
  ],
  [
    'worker x gave 0 results for 2: it is dropped, and its work is taken out',
    'Arbeiter x gab 0 Ergebnisse für 2 ab: Er wird entfernt, und was er getan hat, zählt nicht',
  ],
  [
    'plan 0123 (T): the plan needs Rookery 2+a, and this worker is 1+b',
    'Plan 0123 (T): der Plan braucht Rookery 2+a, und dieser Arbeiter ist 1+b',
  ],
  [
    'a job failed on worker x: no progress for 600 s',
    'ein Auftrag scheiterte bei Arbeiter x: 600 s lang kein Fortschritt',
  ],
  [
    'worker x gave what cannot be: game 5: its moves are not whole: it is dropped, and its work is taken out',
    'Arbeiter x gab ab, was nicht sein kann: Partie 5: die Züge sind nicht vollständig: Er wird entfernt, und was er getan hat, zählt nicht',
  ],
  [
    'gave what cannot be: game 5: record 2: it is of another generation',
    'gab ab, was nicht sein kann: Partie 5: Datensatz 2: er gehört zu einer anderen Generation',
  ],
  [
    'a.records is being written by process 12 on vm since 2026-11-18 05:43:16 UTC',
    'a.records wird gerade geschrieben von Prozess 12 auf vm seit 2026-11-18 05:43:16 UTC',
  ],
  [
    'process 12 on vm since 2026-11-18 05:43:16 UTC, not heard of for 3 minutes',
    'Prozess 12 auf vm seit 2026-11-18 05:43:16 UTC, seit 3 Minuten ohne Lebenszeichen',
  ],
  [
    'a.lock: another process has taken over, because this process was not heard of for too long',
    'a.lock: Sie wurde übernommen von einem anderen Prozess, weil dieser Prozess zu lange nichts von sich hören ließ',
  ],
  [
    'a.lock: somebody has removed the note of this process, so that another may have written the file',
    'a.lock: Der Vermerk dieses Prozesses wurde entfernt; inzwischen kann ein anderer die Datei geschrieben haben',
  ],
  ['a is being written by another process', 'a wird gerade geschrieben von einem anderen Prozess'],
  [
    'the same plan is coordinated by process 1 on elsewhere already',
    'denselben Plan koordiniert schon Prozess 1 auf elsewhere',
  ],
])('what a colony says of its workers and a lock of its holder is told in German: %s', (english, german) => {
  expect(sayReason(english)).toBe(german)
})

it('what the catalogue does not have is told as it was', async () => {
  expect(sayReason(new Error('a bolt came loose'))).toBe('a bolt came loose')
  expect(sayReason('no error at all')).toBe('no error at all')
  await setLanguage('en')
  expect(sayFaults(move('Ke4'))).toBe('Ke4 is not legal here')
  expect(sayFault(move('hello')[0]!)).toBe('"hello" cannot be read as a move')
})
