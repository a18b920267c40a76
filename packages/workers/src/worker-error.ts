/**
 * `failed`: the worker threw, and goes on; `died`: it ended by itself; `stopped`: it did not heed a stop and was ended;
 * `disposed`: its port was closed; `unsendable`: what it was given cannot be sent to another thread.
 */
export type WorkerErrorCode = 'failed' | 'died' | 'stopped' | 'disposed' | 'unsendable'

/** Why a call has no answer. `cause` is what the worker threw, with its `code` where it had one, or how it ended. */
export class WorkerError extends Error {
  readonly code: WorkerErrorCode
  override readonly cause: (Error & { readonly code?: string | undefined }) | undefined

  constructor(
    code: WorkerErrorCode,
    message: string,
    cause?: Error & { readonly code?: string | undefined },
  ) {
    super(message)
    this.name = 'WorkerError'
    this.code = code
    this.cause = cause
  }
}
