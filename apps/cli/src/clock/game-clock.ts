import { type Clock, describeRemaining, type Limits, type TimeControl } from '@rookery/players'
import { type Color, colors, type Line } from '@rookery/rules'

/** The clocks of a game, as they are kept with it. */
export interface KeptClock {
  readonly control: TimeControl
  /** What the mover had left after each move of the line. */
  readonly leftMs: readonly number[]
  /** What the side to move had spent on its move when the game was left. */
  readonly spentMs?: number
}

export const freshClock = (control: TimeControl): KeptClock => ({ control, leftMs: [] })

/** What a side had left when its last move was made. */
export function keptMs({ control, leftMs }: KeptClock, line: Line, color: Color): number {
  for (let ply = line.moves.length - 1; ply >= 0; ply--)
    if (line.positions[ply]!.turn === color) return leftMs[ply] ?? control.initialMs
  return control.initialMs
}

/**
 * The clock of the side to move, running since its turn began. Nothing runs before the first move, and what passes
 * between leaving a game and going on with it costs nobody.
 */
export class TurnClock {
  readonly #startedMs: number

  constructor(
    private readonly kept: KeptClock,
    private readonly line: Line,
    private readonly now: () => number,
  ) {
    this.#startedMs = now()
  }

  get leftMs(): number {
    const { kept, line } = this
    const usedMs = line.moves.length === 0 ? 0 : this.now() - this.#startedMs + (kept.spentMs ?? 0)
    return Math.max(0, keptMs(kept, line, line.position.turn) - usedMs)
  }

  get isOver(): boolean {
    return this.leftMs === 0
  }

  /** The clocks after a move that is made now. */
  stop(): KeptClock {
    const { control, leftMs } = this.kept
    return { control, leftMs: [...leftMs, Math.round(this.leftMs) + control.incrementMs] }
  }

  /** The clocks as they are when the game is left before the move is made. */
  pause(): KeptClock {
    const { control, leftMs } = this.kept
    const spentMs = keptMs(this.kept, this.line, this.line.position.turn) - this.leftMs
    return { control, leftMs, spentMs: Math.round(spentMs) }
  }

  limits(): Limits {
    const { incrementMs } = this.kept.control
    const clockOf = (color: Color): Clock => ({ remainingMs: Math.max(1, this.#read(color)), incrementMs })
    return { clocks: { white: clockOf('white'), black: clockOf('black') } }
  }

  /** "White 4:59, Black 5:00". */
  describe(): string {
    return colors
      .map((color) => `${color === 'white' ? 'White' : 'Black'} ${describeRemaining(this.#read(color))}`)
      .join(', ')
  }

  #read(color: Color): number {
    return color === this.line.position.turn ? this.leftMs : keptMs(this.kept, this.line, color)
  }
}
