import type { Line, Move } from '@rookery/rules'

/** A move that a person could play, or has played, at the end of a line. */
export interface Question {
  readonly game: Line
  readonly move: Move
}

/** A person asks a mind about moves of their own, which they pick on the board without playing them. */
export interface Asking {
  /** Whether moves on the board are questions now. */
  readonly isOn: boolean
  readonly question: Question | undefined
  readonly onToggle: () => void
  readonly onAsk: (question: Question) => void
}
