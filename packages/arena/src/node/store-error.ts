export type StoreFaultCode =
  | 'in-use'
  | 'not-a-tournament'
  | 'newer-version'
  | 'cannot-open'
  | 'no-tournament'
  | 'damaged'
  | 'cannot-write'
  | 'changed'

export class StoreError extends Error {
  readonly code: StoreFaultCode

  constructor(code: StoreFaultCode, message: string) {
    super(message)
    this.name = 'StoreError'
    this.code = code
  }
}

/** What the disk or the database refuses, as a sentence; an error of any other kind stays as it is. */
export function describeFailure(file: string, error: unknown): unknown {
  const { code, message } = error as { code?: unknown; message: string }
  if (error instanceof StoreError || typeof code !== 'string') return error
  if (code.startsWith('SQLITE_FULL') || code === 'ENOSPC')
    return new StoreError('cannot-write', `${file} cannot be written: the disk is full`)
  if (['SQLITE_IOERR', 'SQLITE_READONLY', 'SQLITE_BUSY'].some((kind) => code.startsWith(kind)))
    return new StoreError('cannot-write', `${file} cannot be written: ${message}`)
  if (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_ERROR')
    return new StoreError('damaged', `${file} is damaged: ${message}`)
  if (code.startsWith('SQLITE_NOTADB'))
    return new StoreError('not-a-tournament', `${file} is no tournament file`)
  return error
}
