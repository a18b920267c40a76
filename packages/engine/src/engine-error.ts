export type EngineErrorCode =
  | 'busy'
  | 'died'
  | 'disposed'
  | 'failed'
  | 'game'
  | 'illegal-move'
  | 'limits'
  | 'memory'
  | 'option'
  | 'silent'
  | 'variant'

/** Why the engine cannot do what it was asked. `game`: what it was given is none; `option`, `silent` and `illegal-move`: of other engines. */
export class EngineError extends Error {
  readonly code: EngineErrorCode

  constructor(code: EngineErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'EngineError'
    this.code = code
  }
}

/** By its name, which an error keeps on its way from a worker. */
export const isEngineError = (error: unknown): error is EngineError =>
  error instanceof Error && error.name === 'EngineError'
