import { motifsOf } from '@rookery/motifs'
import { Line, parseMove, parsePosition, unwrap } from '@rookery/rules'
import { setLanguage } from '@rookery/words'
import { say as sayHeron } from '@rookery/words/voices/heron'
import { say as sayMagpie } from '@rookery/words/voices/magpie'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLocalPlayer } from '../host/create-player.ts'
import { findPlayer } from '../roster.ts'
import { makePawns, makeScore } from '../score/index.ts'
import { loadVoice } from '../speak.ts'
import type { Reason } from './reason.ts'
import { tellStanding } from './standing.ts'
import { tellAllowed, tellFear, tellReason } from './tell-reason.ts'

beforeAll(() => setLanguage('de'))
afterAll(() => setLanguage('en'))

const square = (name: string) => (name.charCodeAt(0) - 97 + 8 * (Number(name[1]) - 1)) as never
const piece = (role: 'pawn' | 'knight' | 'bishop' | 'rook' | 'queen' | 'king', at: string) => ({
  piece: { color: 'white', role } as const,
  square: square(at),
})

/** What the first motif of a move is told as, in the real position it comes from. */
function tellMotif(fen: string, san: string): string {
  const position = unwrap(parsePosition(fen))
  const [motif] = motifsOf(position, unwrap(parseMove(position, san)))
  return tellReason(motif as Reason)
}

describe('a reason in German', () => {
  it.each([
    ['r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1', 'Nc7+', 'der Springer gabelt den Turm auf a8 und den König'],
  ])('in %s %s: %s', (fen, san, said) => {
    expect(tellMotif(fen, san)).toBe(said)
  })

  it.each<[Reason, string]>([
    [{ kind: 'mates', moves: 1 }, 'das ist matt'],
    [{ kind: 'mates', moves: 3 }, 'setzt in 3 Zügen matt'],
    [{ kind: 'is mated', moves: 1 }, 'wird in 1 Zug matt gesetzt und kann das nur hinauszögern'],
    [
      { kind: 'takes', taken: piece('queen', 'd8'), given: [], isUnguarded: true },
      'schlägt die Dame auf d8, die niemand deckt',
    ],
    [
      { kind: 'takes', taken: piece('rook', 'a8'), given: ['bishop', 'pawn', 'pawn'], isUnguarded: false },
      'schlägt den Turm auf a8 für einen Läufer und 2 Bauern',
    ],
    [
      { kind: 'comes to', won: ['rook'], lost: ['pawn'], isBeside: false },
      'insgesamt gewinnt das einen Turm für einen Bauern',
    ],
    [
      { kind: 'comes to', won: [], lost: ['knight'], isBeside: true },
      'neben der Umwandlung kostet das einen Springer',
    ],
    [{ kind: 'draws', isStalemate: true, isLater: true }, 'läuft auf ein Remis durch Patt hinaus'],
    [{ kind: 'draws', isStalemate: false, isLater: false }, 'das ist remis'],
    [{ kind: 'falls', piece: piece('knight', 'c6') }, 'nach dem Zurückschlagen fällt der Springer auf c6'],
    [
      { kind: 'promotes', role: 'queen', square: square('e8') },
      'der Bauer verwandelt sich auf e8 in eine Dame',
    ],
    [
      { kind: 'promotes', role: 'queen', square: square('a8'), later: { san: 'a8=Q+' }, takenBy: 'Kxa8' },
      'später verwandelt sich der Bauer auf a8 in eine Dame, und Kxa8 schlägt die Dame',
    ],
    [
      { kind: 'saves', by: 'moving', piece: piece('bishop', 'c4'), attacker: piece('pawn', 'd5') } as Reason,
      'der Läufer auf c4 entkommt dem Bauern',
    ],
    [
      {
        kind: 'saves',
        by: 'moving',
        piece: piece('queen', 'h5'),
        attacker: piece('knight', 'f6'),
        guarded: piece('pawn', 'e4'),
      },
      'die Dame auf h5 entkommt dem Springer und deckt den Bauern auf e4',
    ],
    [
      {
        kind: 'does both',
        reason: { kind: 'takes the king' },
        also: {
          kind: 'pins',
          by: piece('rook', 'e1'),
          pinned: piece('knight', 'e5'),
          to: piece('king', 'e8'),
        },
      } as never,
      'schlägt den König, und der Turm fesselt den Springer auf e5 an den König',
    ],
    [
      {
        kind: 'does both',
        reason: { kind: 'takes the king' },
        also: { kind: 'checks', by: [], isKingTaken: false },
      } as never,
      'schlägt den König und gibt Schach',
    ],
    [{ kind: 'comes to', won: [], lost: [], isBeside: false }, 'insgesamt ist das ein gleicher Tausch'],
    [
      { kind: 'comes to', won: ['pawn'], lost: ['bishop'], isBeside: false },
      'insgesamt kostet das einen Läufer gegen einen Bauern',
    ],
    [
      { kind: 'trades', given: piece('pawn', 'd5'), taken: piece('pawn', 'd5') },
      'tauscht einen Bauern gegen einen Bauern',
    ],
    [{ kind: 'looks no further', san: 'Nxe5' }, 'zu erwarten ist Nxe5, und weiter reicht der Blick nicht'],
  ])('%j: %s', (reason, said) => {
    expect(tellReason(reason)).toBe(said)
  })

  it('is told as a fear and as what a move allowed', () => {
    const loss: Reason = { kind: 'loses', piece: piece('queen', 'h7'), given: [], by: { san: 'Rxh7' } }
    expect(tellFear(loss)).toBe('zu befürchten ist: Rxh7 schlägt die Dame auf h7')
    expect(tellAllowed('Qxh7', loss)).toBe('nach Qxh7: Rxh7 schlägt die Dame auf h7')
    expect(tellFear({ ...loss, by: { san: 'Qxh7', begun: { san: 'Ng5' }, isNext: true } })).toBe(
      'zu befürchten ist: es folgt Ng5, dann: Qxh7 schlägt die Dame auf h7',
    )
    const taking = { san: 'Nxe5', taken: piece('pawn', 'e5') }
    expect(tellFear({ ...loss, by: { san: 'Qxh7', begun: taking, isNext: true } })).toBe(
      'zu befürchten ist: Nxe5 schlägt den Bauern auf e5, dann: Qxh7 schlägt die Dame auf h7',
    )
  })
})

it('who has less on the board is named', () => {
  const rook = unwrap(parsePosition('5k2/8/5P2/5K2/8/8/8/6R1 b - - 0 1'))
  expect(tellStanding(rook, [], { pawns: -6 }, false)).toBe('Schwarz hat einen Turm und einen Bauern weniger')
})

it('a score has a German comma', () => {
  expect(makePawns(1234.5)).toBe('+1.234,50')
  expect(
    makeScore({ side: 'white', value: 0, unit: 'points', end: { kind: 'mate', moves: 3 } }, 'white'),
  ).toBe('Matt in 3')
})

it('a mind speaks the language of the time, and its settings are called so', async () => {
  const owl = findPlayer('owl')!
  const line = Line.from(unwrap(parsePosition('4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1')))
  const player = await createLocalPlayer('owl', { depth: 2 })
  const { thought } = await player.think(line, {}, () => {}, new AbortController().signal)
  await player.dispose()
  const german = await loadVoice(owl)
  expect(german.headline(thought, line.position)).toMatch(
    /^Owl spielt exd5: schlägt die Dame auf d5, die niemand deckt; das ist mindestens \d+,\d Bauern besser als /,
  )
  expect(german.termNames).toMatchObject({ squares: 'Felder', 'bare king': 'nackter König' })
  expect(owl.settings.taste).toMatchObject({ label: 'Geschmack' })
  expect((await owl.loadGuide!()).idea).toHaveLength(3)
  await setLanguage('en')
  expect((await loadVoice(owl)).headline(thought, line.position)).toMatch(
    /^Owl plays exd5: it takes the queen/,
  )
  await setLanguage('de')
})

it('says both of two, names the pawn that promotes, and takes nothing of its own back', () => {
  expect(sayHeron('lot', { count: 2 })).toMatch(/^beide Züge kommen, /)
  expect(sayHeron('lot', { count: 3 })).toMatch(/^alle 3 Züge kommen, /)
  expect(sayMagpie('promotes')).toBe('der Bauer verwandelt sich in eine Dame')
  expect(sayMagpie('exchange', { first: 'Bxa3', taken: 'knight', second: 'Rxa3', back: 'bishop' })).toBe(
    'wenn Bxa3 den Springer schlägt, schlägt Rxa3 dafür den Läufer',
  )
})
