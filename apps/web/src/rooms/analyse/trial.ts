import { type Answer, playedOut, type Review, type ReviewedMove, type Verdict } from '@rookery/analysis'
import type { Line, Move } from '@rookery/rules'

/** A mistake of a review, for which somebody looks for a better move. */
export interface Task {
  /** Up to the mistake, which is not in it. */
  readonly line: Line
  readonly mistake: ReviewedMove
  /** On the position before the mistake, and on that after it. */
  readonly before: Verdict
  readonly after: Verdict
}

export type Trial = { readonly task: Task } & (
  | { readonly kind: 'asking' }
  | { readonly kind: 'judging'; readonly move: Move }
  | { readonly kind: 'right'; readonly move: Move }
  /** The mind plays its answer out, `shown` half-moves so far. */
  | { readonly kind: 'wrong'; readonly move: Move; readonly answer: Answer; readonly shown: number }
  /** Told instead of found; played out as well. */
  | { readonly kind: 'told'; readonly shown: number }
)

export type TrialAction =
  | { readonly kind: 'ask'; readonly task: Task }
  | { readonly kind: 'try'; readonly move: Move }
  | { readonly kind: 'judged'; readonly task: Task; readonly answer: Answer }
  | { readonly kind: 'step' | 'again' | 'tell' | 'leave' }

export function reduceTrial(trial: Trial | undefined, action: TrialAction): Trial | undefined {
  if (action.kind === 'ask') return { kind: 'asking', task: action.task }
  if (action.kind === 'leave' || !trial) return undefined
  const { task } = trial
  switch (action.kind) {
    case 'try':
      return trial.kind === 'asking' ? { kind: 'judging', task, move: action.move } : trial
    case 'judged':
      if (trial.kind !== 'judging' || action.task !== task) return trial
      return action.answer.isRight
        ? { kind: 'right', task, move: trial.move }
        : { kind: 'wrong', task, move: trial.move, answer: action.answer, shown: 0 }
    case 'step':
      return canStep(trial) ? { ...trial, shown: trial.shown + 1 } : trial
    case 'again':
      return { kind: 'asking', task }
    case 'tell':
      return { kind: 'told', task, shown: 0 }
  }
}

type Playing = Trial & { readonly kind: 'wrong' | 'told' }

/** Whether the mind has more to play. */
export const canStep = (trial: Trial): trial is Playing =>
  (trial.kind === 'wrong' || trial.kind === 'told') && trial.shown < goesOn(trial).length

/** What the mind plays: against what was tried, or in its place. */
function goesOn(trial: Playing): readonly Move[] {
  const { position } = trial.task.line
  const [verdict, from] =
    trial.kind === 'wrong' ? [trial.answer.after, position.play(trial.move)] : [trial.task.before, position]
  return verdict.kind === 'searched' ? playedOut(from, verdict.moves) : []
}

/** What stands on the board: the position of the task, and what was played in it. */
export function trialMoves(trial: Trial): readonly Move[] {
  switch (trial.kind) {
    case 'asking':
      return []
    case 'judging':
    case 'right':
      return [trial.move]
    case 'wrong':
      return [trial.move, ...goesOn(trial).slice(0, trial.shown)]
    case 'told':
      return goesOn(trial).slice(0, trial.shown)
  }
}

/** Every inaccuracy and worse of a review, in the order of the game. */
export const tasksOf = (line: Line, { moves, verdicts, firstPly }: Review): readonly Task[] =>
  moves.flatMap((mistake, index) =>
    mistake.reason
      ? [
          {
            line: line.until(firstPly + index),
            mistake,
            before: verdicts[index]!,
            after: verdicts[index + 1]!,
          },
        ]
      : [],
  )
