import type { ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'

/** A server that a test starts, kills and starts again over the same folder. */
export interface KeptServer {
  /** Its process, for who wants to stop and continue it. */
  readonly pid: number
  /** Ends it as a power failure would, by SIGKILL. */
  kill(): Promise<void>
  /** Starts it again after it was killed, on the same port with the same data. */
  start(): Promise<void>
  /** Stops it for good and removes its data. */
  stop(): Promise<void>
}

/** `spawnServer` starts the process, `waitUntilReady` resolves when it takes connections. No process outlives this one. */
export function keepServer(
  folder: string,
  spawnServer: () => ChildProcess,
  waitUntilReady: (server: ChildProcess) => Promise<void>,
): KeptServer {
  let child: ChildProcess | undefined
  const killOnExit = () => child?.kill('SIGKILL')
  process.once('exit', killOnExit)
  const kill = async () => {
    const ending = child
    child = undefined
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const exited = new Promise((resolve) => ending.once('exit', resolve))
    ending.kill('SIGKILL')
    await exited
  }
  return {
    get pid() {
      return child!.pid!
    },
    start: () => {
      child = spawnServer()
      return waitUntilReady(child)
    },
    kill,
    stop: async () => {
      await kill()
      process.off('exit', killOnExit)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
