import { exitCodes } from './exit.ts'

/** Says whether Ctrl-C came while it watched. */
export interface InterruptWatch {
  readonly hasCome: boolean
  end(): void
}

/** npx hands the signal on that the terminal has sent to everyone already: what comes so soon after is the same one. */
const ECHO_MS = 1000

/**
 * Notes Ctrl-C where a command hears it, to stop in good order. A command that does not hear it is ended by the system
 * at once, as every other program is.
 */
export function watchInterrupts(now = () => performance.now()): InterruptWatch {
  let comeMs: number | undefined
  const note = () => {
    comeMs ??= now()
    // Whoever asks again does not want to wait for good order.
    if (now() - comeMs > ECHO_MS) process.exit(exitCodes.interrupted)
  }
  const join = (event: string | symbol) => {
    if (event !== 'SIGINT') return
    process.off('newListener', join)
    process.on('SIGINT', note)
  }
  process.on('newListener', join)
  return {
    get hasCome() {
      return comeMs !== undefined
    },
    end() {
      process.off('newListener', join)
      process.off('SIGINT', note)
    },
  }
}
