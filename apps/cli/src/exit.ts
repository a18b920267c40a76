import { describeFaults, type Result } from '@rookery/rules'

/** The last is what shells say of a program that Ctrl-C has ended: 128 and the number of the signal. */
export const exitCodes = { fine: 0, faults: 1, usage: 2, interrupted: 130 } as const
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

/** What a command's action says when it is done; commander keeps no results. */
export type Finish = (exitCode: ExitCode) => void

/** Ends the command with a sentence on the error stream. */
export class Failure extends Error {
  readonly exitCode: ExitCode

  constructor(message: string, exitCode: ExitCode) {
    super(message)
    this.exitCode = exitCode
  }
}

/** The value, or the end of the command with what is wrong. */
export function demand<T>(result: Result<T>, exitCode: ExitCode = exitCodes.usage): T {
  if (result.ok) return result.value
  throw new Failure(describeFaults(result.faults), exitCode)
}
