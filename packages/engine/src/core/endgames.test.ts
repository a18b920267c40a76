import { createRandom, Line, type Position, type Random } from '@rookery/rules'
import { randomEnding } from '@rookery/testkit'
import { describe, expect, it } from 'vitest'
import { openCore, shippedCore } from './core.fixture.ts'
import { unpackMove } from './packed.ts'

const isThorough = process.env.ROOKERY_THOROUGH === '1'
const games = isThorough ? 100 : 3
/** All of a few; of a hundred, one may get away. */
const needed = isThorough ? 99 : 3
const winnerLimits = isThorough ? { timeMs: 100 } : { nodes: 20_000 }
const FIFTY_MOVES = 100
const HOUR_MS = 3_600_000
// As it is shipped: here it is the strength that counts.
const { search, setLine } = openCore(8, shippedCore)

/** White's king and pieces against a bare king that can take nothing at once, White to move. */
function drawEnding(pieces: string, random: Random): Position {
  for (;;) {
    const position = randomEnding(`K${pieces}K`, random)
    const bishops = position.pieces().filter(({ piece }) => piece.role === 'bishop')
    const isSound = pieces !== 'BB' || isOnDark(bishops[0]!.square) !== isOnDark(bishops[1]!.square)
    if (position.turn === 'white' && isSound && !isTouched(position)) return position
  }
}

const isOnDark = (square: number) => ((square >> 3) + square) % 2 === 0

/** Whether a white piece stands beside the bare king. */
function isTouched(position: Position): boolean {
  const king = position.kingOf('black')!
  return position
    .pieces()
    .some(
      ({ square, piece }) =>
        piece.color === 'white' &&
        Math.max(Math.abs((square & 7) - (king & 7)), Math.abs((square >> 3) - (king >> 3))) === 1,
    )
}

function playOut(start: Position): Line {
  let line = Line.from(start)
  while (!line.outcome() && line.moves.length < FIFTY_MOVES) {
    setLine(line)
    const { moves } = search(line.position.turn === 'white' ? winnerLimits : { nodes: 1_000 })
    line = line.play(unpackMove(line.position, moves[0]!)!)
  }
  return line
}

describe.each(['Q', 'R', 'BB', 'BN'])('king and %s against a bare king', (pieces) => {
  it(
    'is mated within fifty moves',
    () => {
      const random = createRandom(5)
      const ends = Array.from({ length: games }, () => playOut(drawEnding(pieces, random)).outcome())
      const mates = ends.filter((end) => end && 'winner' in end && end.winner === 'white').length
      if (isThorough) console.log(`K+${[...pieces].join('+')}: ${mates} of ${games} mated`)
      expect(mates).toBeGreaterThanOrEqual(needed)
    },
    HOUR_MS,
  )
})
