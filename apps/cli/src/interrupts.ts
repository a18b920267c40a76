import { exitCodes } from './exit.ts'

/** Says whether Ctrl-C came while it watched. */
export interface InterruptWatch {
  readonly hasCome: boolean
  end(): void
}

/** npx hands the signal on that the terminal has sent to everyone already: what comes so soon after is the same one. */
const ECHO_MS = 1000

/**
 * Hears Ctrl-C for as long as a command runs. A command that stops in good order listens too (`untilStopped`); any other
 * is ended at once. Either way the exit code says what has ended it.
 */
export function watchInterrupts(now = () => performance.now()): InterruptWatch {
  let comeMs: number | undefined
  const note = () => {
    const isFirst = comeMs === undefined
    comeMs ??= now()
    const isAlone = process.listenerCount('SIGINT') === 1
    // Whoever asks again does not want to wait for good order.
    if (isFirst ? isAlone : now() - comeMs > ECHO_MS) process.exit(exitCodes.interrupted)
  }
  process.on('SIGINT', note)
  return {
    get hasCome() {
      return comeMs !== undefined
    },
    end() {
      process.off('SIGINT', note)
    },
  }
}

/** For work that never lets go of its thread and so cannot hear: the system ends it at once. */
export function leaveInterruptsToSystem(): void {
  process.removeAllListeners('SIGINT')
}

/** The signals that ask a program to end: Ctrl-C, a service manager, a terminal that is closed. */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Runs work that can be stopped in good order, and gives it the signal for that; `onStop` is told when it is given. */
export async function untilStopped<T>(
  work: (signal: AbortSignal) => Promise<T>,
  onStop: () => void = () => {},
): Promise<T> {
  const stop = new AbortController()
  const onSignal = () => {
    stop.abort()
    onStop()
  }
  for (const signal of stopSignals) process.once(signal, onSignal)
  try {
    return await work(stop.signal)
  } finally {
    for (const signal of stopSignals) process.off(signal, onSignal)
  }
}
