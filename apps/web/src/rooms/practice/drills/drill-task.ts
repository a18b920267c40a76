import { classOf, lossBetween, type Verdict } from '@rookery/analysis'
import type { OpenDrill } from '@rookery/practice'
import { makeSan, makeUci, type Position, positionOutcome } from '@rookery/rules'
import type { Task } from '../../analyse/trial.ts'

/** A drill as a review's mistake, which one tries to do better. */
export function taskOf({ line, better, played, refutation }: OpenDrill): Task {
  const { position } = line
  const after = refutation ?? endOf(position.play(played))
  const loss = lossBetween(better, after)
  return {
    line,
    before: better,
    after,
    mistake: {
      color: position.turn,
      number: position.fullmoves,
      move: played,
      san: makeSan(position, played),
      uci: makeUci(played, position),
      ...loss,
      class: classOf(loss, false),
    },
  }
}

function endOf(position: Position): Verdict {
  const outcome = positionOutcome(position) ?? { winner: undefined, reason: 'agreement' as const }
  const chance = outcome.winner === undefined ? 0.5 : outcome.winner === position.turn ? 1 : 0
  return { kind: 'over', chance, ...outcome }
}
