import { sayFaults } from '@rookery/play/fault-words'
import { type Position, parsePosition, startPosition } from '@rookery/rules'
import { say } from '@rookery/words/cli/main'
import { exitCodes, Failure } from '../exit.ts'
import { variantOf } from '../options/variant-option.ts'

/** The position of an argument: a FEN, or `startpos`. */
export function readPosition(fen: string, options: { readonly variant: string }): Position {
  const variant = variantOf(options)
  if (fen === 'startpos') return startPosition(variant)
  const position = parsePosition(fen, variant)
  if (!position.ok) throw new Failure(say('badFen', { reason: sayFaults(position.faults) }), exitCodes.faults)
  return position.value
}
