import { type Move, type Position, positionOutcome } from '@rookery/rules'
import { tellReasons } from './clauses.ts'
import { everyMotif } from './reason.ts'
import { tellReason } from './tell-reason.ts'

/** What a move does on its board for somebody who expects no answer in particular, and looks so many half-moves ahead. */
export const tellDeed = (position: Position, move: Move, depth: number): string | undefined =>
  positionOutcome(position.play(move))?.reason === 'checkmate'
    ? tellReason({ kind: 'mates', moves: 1 })
    : tellReasons([move], position, { depth, cares: everyMotif }).does
