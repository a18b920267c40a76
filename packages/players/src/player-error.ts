export type PlayerErrorCode =
  | 'unknown-player'
  | 'bad-settings'
  | 'bad-game'
  | 'bad-limits'
  | 'wrong-variant'
  | 'game-over'
  | 'busy'
  | 'disposed'
  | 'failed'
  | 'died'
  | 'illegal-move'
  | 'bad-mind'

/** Why a player could not do what it was asked. `failed`: its mind threw; `died`: its worker ended. */
export class PlayerError extends Error {
  readonly code: PlayerErrorCode

  constructor(code: PlayerErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PlayerError'
    this.code = code
  }
}
