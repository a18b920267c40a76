import { isAsked, resultOf } from '@rookery/practice'
import { makeSan, makeSans, opposite } from '@rookery/rules'
import { say } from '@rookery/words/web/practice'
import type { Puzzles } from './use-puzzles.ts'
import type { Refutation } from './use-refutation.ts'

/** How a puzzle stands, the news in tags of "strong". */
export function tellPuzzle(
  { session, finding }: Puzzles,
  refutation: Refutation | undefined,
  failure: string | undefined,
): string {
  if (finding.kind === 'failed') return say('puzzle.failed', { reason: finding.reason })
  if (finding.kind === 'none') return say('puzzle.none')
  if (!session) return say(finding.kind === 'finding' ? 'puzzle.finding' : 'puzzle.choose')
  const { solving } = session
  const { line, shown } = solving
  const color = line.positions[1]!.turn
  switch (solving.phase) {
    case 'asking':
      if (!isAsked(solving) && shown > 0) return say('puzzle.right')
      if (solving.hint > 0) return say(solving.hint === 1 ? 'puzzle.hintPiece' : 'puzzle.hintSquare')
      return shown > 1 ? say('puzzle.goOn', { color }) : say('puzzle.asking', { color })
    case 'wrong': {
      const san = makeSan(line.positions[shown]!, solving.tried!)
      if (failure !== undefined) return say('puzzle.wrongUnknown', { san, reason: failure })
      if (!refutation) return say('puzzle.wrong', { san })
      return say('puzzle.wrongBecause', { san, reason: refutation.reason })
    }
    case 'solved':
      return say('puzzle.solved', { result: resultOf(solving) ?? 'solved' })
    case 'told':
      return say('puzzle.told', { line: makeSans(line.positions[1]!, line.moves.slice(1)).join(' ') })
  }
}

/** Whose move is to be found. */
export const solverOf = ({ session }: Puzzles) =>
  session ? opposite(session.solving.line.start.turn) : 'white'
