const BEAT_MS = 200

/** A beat that is so late tells of a process that was stopped, or of a machine that slept. */
const MOST_LATE_MS = 1000

/** Calls back again and again until the answer is called. */
export type StartBeat = (beat: () => void, everyMs: number) => () => void

const startTimerBeat: StartBeat = (beat, everyMs) => {
  beat()
  const timer = setInterval(beat, everyMs)
  return () => clearInterval(timer)
}

/**
 * Notices when the runner itself was stopped for a second or more. The clocks of the engines went on meanwhile and their
 * answers lay unread, so nobody can say what time they took.
 */
export class PauseWatch {
  readonly #now: () => number
  readonly #stop: () => void
  /** Before the first one there is nothing to be late for: whoever beats may take its time to begin. */
  #lastBeatMs: number | undefined
  #pause: { readonly endMs: number; readonly ms: number } | undefined

  constructor(now: () => number, startBeat: StartBeat = startTimerBeat) {
    this.#now = now
    this.#stop = startBeat(() => this.#beat(), BEAT_MS)
  }

  /** How long the last pause was that ended after a moment. */
  since(ms: number): number | undefined {
    // After a pause, the answer of an engine or a deadline may be heard before the beat.
    if (this.#lastBeatMs !== undefined) this.#beat()
    return this.#pause && this.#pause.endMs > ms ? this.#pause.ms : undefined
  }

  close(): void {
    this.#stop()
  }

  #beat(): void {
    const endMs = this.#now()
    const lateMs = endMs - (this.#lastBeatMs ?? endMs) - BEAT_MS
    if (lateMs >= MOST_LATE_MS) this.#pause = { endMs, ms: lateMs }
    this.#lastBeatMs = endMs
  }
}
