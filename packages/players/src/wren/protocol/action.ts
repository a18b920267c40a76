import {
  createRandom,
  fileOf,
  Line,
  type Move,
  minichess,
  moveFrom,
  moveTo,
  type Position,
  rankOf,
} from '@rookery/rules'
import { Thinking } from '../../search/index.ts'
import { createStyle, STRIDE } from '../mind.ts'

/** `fromRow fromCol toRow toCol`; row 0 is the sixth rank. */
export function makeAction(move: Move): string {
  const row = (square: number) => minichess.ranks - 1 - rankOf(square)
  const [from, to] = [moveFrom(move), moveTo(move)]
  return `${row(from)} ${fileOf(from)} ${row(to)} ${fileOf(to)}`
}

/** One action after the other, each from a deeper search; ends only where a deeper one cannot differ. */
export function* deepenActions(position: Position): Generator<string> {
  const moves = position.legalMoves()
  if (moves.length === 0) return
  const thinking = new Thinking(
    Line.from(position),
    moves,
    createRandom(1),
    createStyle({ method: 'alpha-beta' }),
    STRIDE,
  )
  while (!thinking.isDecided && (thinking.idea?.depth ?? 0) < minichess.moveLimit!.plies) {
    thinking.run(Infinity)
    yield makeAction(thinking.idea!.choice)
  }
}
