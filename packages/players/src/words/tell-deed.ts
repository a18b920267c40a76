import { type Move, type Position, positionOutcome } from '@rookery/rules'
import { tellReasons } from './clauses.ts'
import { tellReason } from './tell-reason.ts'

/** What a move does on its board that everybody sees at once: it mates, takes, promotes, gives check or brings the king into shelter. */
export const tellDeed = (position: Position, move: Move): string | undefined =>
  positionOutcome(position.play(move))?.reason === 'checkmate'
    ? tellReason({ kind: 'mates', moves: 1 })
    : tellReasons([move], position, { depth: 1, cares: ['promotes', 'checks', 'shelters'] }).does
