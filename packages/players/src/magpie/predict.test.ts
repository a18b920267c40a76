import { type GameView, makeSan, makeUci, minichess } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { askMagpie, type MagpieOptions, readMove } from '../testing/ask-magpie.ts'
import { lineFrom } from '../testing/random-lines.ts'
import type { MagpieCandidate } from './thought.ts'

async function candidate(
  game: GameView,
  text: string,
  options: MagpieOptions = {},
): Promise<MagpieCandidate> {
  const move = readMove(game.position, text)
  const found = (await askMagpie(game, options)).ranking.find((ranked) => ranked.move === move)
  if (!found) throw new Error(`${text} was not ranked`)
  return found
}

/** The chain in words: "takes exd5, takes back Qxd5". */
function tell({ position }: GameView, { move, chain }: MagpieCandidate): string {
  let after = position.play(move)
  return chain
    .map((capture) => {
      const text = `${capture.kind} ${makeSan(after, capture.move)}`
      after = after.play(capture.move)
      return text
    })
    .join(', ')
}

describe("Magpie's predictions", () => {
  it.each([
    ['nobody takes a pawn that nobody reaches', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'e4', '', 0],
    ['a free piece is worth itself', '4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1', 'exd5', '', 3],
    [
      'the cheapest enemy takes, knights included',
      '3qk3/8/5n2/3p4/4P3/8/8/4K3 w - - 0 1',
      'exd5',
      'takes Nxd5',
      0,
    ],
    [
      'the most valuable of its own takes back, and the chain goes on',
      '3qk3/8/5n2/3p4/4P3/2N5/8/3QK3 w - - 0 1',
      'exd5',
      'takes Nxd5, takes back Qxd5, takes Qxd5, takes back Nxd5',
      1 - 1 + 3 - 9 + 9,
    ],
    ['a pinned piece does not take', '4k3/4n3/8/3p4/2P5/8/8/4RK2 w - - 0 1', 'cxd5', '', 1],
    [
      'a piece behind another takes through it when that one has gone',
      '3rk3/3r4/8/3p4/4P3/8/8/3RK3 w - - 0 1',
      'exd5',
      'takes Rxd5, takes back Rxd5, takes Rxd5',
      1 - 1 + 5 - 5,
    ],
    ['a jump can be taken in passing', '4k3/8/8/8/5p2/8/4P3/4K3 w - - 0 1', 'e4', 'takes fxe3', -1],
    [
      'who takes in passing is taken back where it stands',
      '4k3/8/8/8/5p2/8/3PP3/4K3 w - - 0 1',
      'e4',
      'takes fxe3, takes back dxe3',
      0,
    ],
    ['promotion is worth eight', '8/4P1k1/8/8/8/8/8/4K3 w - - 0 1', 'e8=Q', '', 8],
    ['a promoted queen can be lost', 'r7/4P1k1/8/8/8/8/8/4K3 w - - 0 1', 'e8=Q', 'takes Rxe8+', 8 - 1000],
    ['a king takes only what nobody guards', '8/8/8/3k4/8/4P3/3PK3/8 w - - 0 1', 'd4', '', 0],
    ['a check is worth the boldness', '4k3/8/8/8/8/8/8/3QK3 w - - 0 1', 'Qa4+', '', 1000],
    ['not when the king can take', '4k3/8/8/8/7Q/8/8/4K3 w - - 0 1', 'Qe7+', 'takes Kxe7', -9],
    [
      'a taking that gives check is feared like a check',
      '4k3/8/8/8/1b6/8/8/1N2K3 w - - 0 1',
      'Nc3',
      'takes Bxc3+',
      -1000,
    ],
    [
      'a taking back that gives check is loved like one',
      '3r2k1/8/8/3p4/4P3/8/8/3QK3 w - - 0 1',
      'exd5',
      'takes Rxd5, takes back Qxd5+',
      1 - 1 + 1000,
    ],
  ])('%s', async (_, fen, move, chain, score) => {
    const game = lineFrom(fen)
    const ranked = await candidate(game, move)
    expect(tell(game, ranked)).toBe(chain)
    expect(ranked.score).toBe(score)
  })

  it.each([
    [
      'r1bqkbnr/pp1p2p1/n7/5p1p/P2Q1p2/1PN5/1BP1P1PP/R2K1BNR w kq - 0 10',
      'r2k1bnr/1bp1p1pp/1pn5/p2q1P2/5P1P/N7/PP1P2P1/R1BQKBNR b KQ - 0 10',
    ],
    [
      '1b2k1q1/3n3q/q3p2q/3p4/4P3/Q1N4Q/3Q3Q/1B2K1Q1 w - - 0 1',
      '1b2k1q1/3q3q/q1n4q/4p3/3P4/Q3P2Q/3N3Q/1B2K1Q1 b - - 0 1',
    ],
  ])('expects the same of both colours: %s', async (fen, mirrored) => {
    const scores = async (game: GameView, flip: (uci: string) => string) =>
      (await askMagpie(game)).ranking
        .map(({ move, score }) => `${flip(makeUci(move, game.position))} ${score}`)
        .sort()
    const flipRanks = (uci: string) => uci.replace(/[1-8]/g, (rank) => String(9 - Number(rank)))
    expect(await scores(lineFrom(mirrored), flipRanks)).toEqual(await scores(lineFrom(fen), (uci) => uci))
  })

  it('lets the one of two equal capturers take whose chain is worst for itself', async () => {
    const game = lineFrom('r1bqkbnr/pp1p2p1/n7/5p1p/P2Q1p2/1PN5/1BP1P1PP/R2K1BNR w kq - 0 10')
    expect((await candidate(game, 'g4')).score).toBe(-1)
  })

  it('says of a check that the king can take both that it exposes the king and that it is exposed', async () => {
    const both = { exposing: true, exposed: true }
    const queen = lineFrom('4k3/8/8/8/7Q/8/8/4K3 w - - 0 1')
    expect(await candidate(queen, 'Qe7+')).toMatchObject({ ...both, score: -9 })
    const kings = lineFrom('5/1P2B/k4/5/1PK2/5 b - - 0 19', minichess)
    expect(await candidate(kings, 'Kb3')).toMatchObject({ ...both, score: 0 })
  })

  it('minds a piece that is taken with check, however little a check is worth to it', async () => {
    const game = lineFrom('r7/4P1k1/8/8/8/8/8/4K3 w - - 0 1')
    expect((await candidate(game, 'e8=Q', { boldness: 0 })).score).toBe(8 - 9)
  })

  it('prefers a check to a queen when bold, and the queen when mild', async () => {
    const game = lineFrom('4k3/q7/8/8/8/3B4/8/R3K3 w - - 0 1')
    const [bold, mild] = [await askMagpie(game), await askMagpie(game, { boldness: 2 })]
    expect(makeSan(game.position, bold.choice)).toMatch(/\+$/)
    expect(makeSan(game.position, mild.choice)).toBe('Rxa7')
  })
})
