import { balanceFor } from '@rookery/motifs'
import { capturedPiece, type Move, opposite, type Position, type Role } from '@rookery/rules'
import { say } from '@rookery/words/voices/reasons'
import { isDecided } from '../score/index.ts'
import { listGiven } from './name-pieces.ts'
import type { Judged } from './reason.ts'

/** A score of so many pawns has to stand on something; of fewer it is told where there is nothing else to tell. */
const LEAST_SCORE = 2
const LEAST_ALONE = 1

const told: readonly Role[] = ['queen', 'rook', 'bishop', 'knight', 'pawn']

/** What a large score stands on: who has more on the board, or that it is the mind's own count where the board is level. */
export function tellStanding(
  position: Position,
  line: readonly Move[],
  judged: Judged,
  isAlone: boolean,
): string | undefined {
  const { pawns, isRough } = judged
  if (pawns === undefined || Math.abs(pawns) < (isAlone ? LEAST_ALONE : LEAST_SCORE)) return undefined
  const { turn } = position
  // What the move itself takes is on the board no more.
  const board = line[0] !== undefined && capturedPiece(position, line[0]) ? position.play(line[0]) : position
  const beyond = (side: Position['turn']) =>
    told.flatMap((role): Role[] => {
      const count = board.squares(side, role).size - board.squares(opposite(side), role).size
      return new Array(Math.max(0, count)).fill(role)
    })
  const [more, less] = [listGiven(beyond(turn)), listGiven(beyond(opposite(turn)))]
  const kind = more && less ? 'has' : more ? 'ahead' : less ? 'behind' : 'level'
  const stands = say('stands', { side: turn, kind, more, less })
  if (isDecided(judged) && isRough) return stands
  if (isDecided(judged)) return say('standsDecided', { board: stands, side: turn, isWon: pawns > 0 })
  if (balanceFor(board, turn) * pawns <= 0)
    return say('standsByCount', {
      side: turn,
      board: stands,
      pawns: Math.abs(Math.round(10 * pawns) / 10),
      isAhead: pawns > 0,
    })
  return line.length > 2 && isQuietLine(position, line) ? say('standsOn', { board: stands }) : stands
}

function isQuietLine(start: Position, line: readonly Move[]): boolean {
  let position = start
  return line.every((move) => {
    const isTaking = capturedPiece(position, move) !== undefined
    position = position.play(move)
    return !isTaking
  })
}
