import { getSystemErrorMap } from 'node:util'
import { say } from '@rookery/words/cli/system'
import { type ExitCode, exitCodes, Failure } from './exit.ts'

/** What the system says, without its code and call: "no such file or directory". */
export function describeSystemError(error: unknown): string {
  const { errno, message } = error as NodeJS.ErrnoException
  const [name, text] = getSystemErrorMap().get(errno ?? 0) ?? []
  const known = common.find((code) => code === name)
  return known ? say(known) : (text ?? message)
}

/** What may happen to anybody; the rest is told in the words of the system. */
const common = [
  ...(['EACCES', 'EADDRINUSE', 'EADDRNOTAVAIL', 'EBUSY', 'EEXIST', 'EFBIG', 'EIO', 'EISDIR'] as const),
  ...(['ELOOP', 'EMFILE', 'ENAMETOOLONG', 'ENOENT', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'] as const),
]

/** Trouble with the disk is no fault of the program: it ends the command with what could not be done. Other errors stay. */
export function asFailure(error: unknown, what: string, exitCode: ExitCode = exitCodes.faults): unknown {
  if (typeof (error as NodeJS.ErrnoException).errno !== 'number') return error
  return new Failure(`${what}: ${describeSystemError(error)}`, exitCode)
}
