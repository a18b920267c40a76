/** Why a colony cannot go on, in a sentence; what is stored stays. */
export class ColonyError extends Error {
  readonly code: 'taken' | 'failed' | 'stopped'

  constructor(code: ColonyError['code'], message: string) {
    super(message)
    this.name = 'ColonyError'
    this.code = code
  }
}

/** A worker gave what cannot be true: all its work is to be taken out, and what is missing then played by others. */
export class LiarError extends Error {
  readonly worker: string

  constructor(worker: string, reason: string) {
    super(`worker ${worker} ${reason}: it is dropped, and its work is taken out`)
    this.name = 'LiarError'
    this.worker = worker
  }
}
