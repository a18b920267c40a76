import { Line, makeSan, parsePosition, startPosition, unwrap } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { createLocalPlayer } from './host/create-player.ts'
import { roster } from './roster.ts'
import { readMove } from './testing/ask-magpie.ts'

/** Rooks and kings go to and fro on squares of their own, so that no position stands three times. */
function shuffle(fen: string, plies: number): Line {
  let line = Line.from(unwrap(parsePosition(fen)))
  while (line.moves.length < plies) {
    const moves = line.position
      .legalMoves()
      .filter((move) => /^[RK][a-h][1-8]$/.test(makeSan(line.position, move)))
    const fresh = moves.find((move) => line.play(move).repetitions() === 1)
    line = line.play(fresh ?? moves[0]!)
  }
  return line
}

const offer = async (id: string, game: Line): Promise<boolean> => {
  const player = await createLocalPlayer(id, {}, 1)
  try {
    return await player.answerDraw(game)
  } finally {
    await player.dispose()
  }
}

describe('a draw offer', () => {
  const level = 'r3k3/pppp4/8/8/8/8/4PPPP/4K2R w - - 0 %'

  it.each(roster.filter(({ variants }) => variants.includes('standard')).map(({ id }) => id))(
    'after the first move is declined by %s',
    async (id) => {
      const start = Line.from(startPosition())
      expect(await offer(id, start.play(readMove(start.position, 'Nf3')))).toBe(false)
    },
  )

  it('is accepted in a level game past move 20, after five moves in which there was nothing better', async () => {
    const game = shuffle(level.replace('%', '16'), 10)
    expect(game.position.fullmoves).toBe(21)
    expect(await offer('fledgling', game)).toBe(true)
  })

  it('is declined up to move 20, and before five moves', async () => {
    expect(await offer('fledgling', shuffle(level.replace('%', '15'), 10))).toBe(false)
    expect(await offer('fledgling', shuffle(level.replace('%', '40'), 8))).toBe(false)
  })

  it('is declined where the score was better not long ago', async () => {
    const up = shuffle('r3k3/pppp4/8/8/8/8/4PPPP/3NK2R w - - 0 30', 8)
    const back = 'Nc3 a6 Nb5 axb5'.split(' ')
    let game = up
    for (const san of back) game = game.play(readMove(game.position, san))
    expect(await offer('fledgling', game)).toBe(false)
  })

  it('that could be claimed is judged by the position alone', async () => {
    let game = Line.from(startPosition())
    for (const san of 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8'.split(' '))
      game = game.play(readMove(game.position, san))
    expect(game.claimableDraw()).toBeDefined()
    expect(await offer('fledgling', game)).toBe(true)
  })
})
