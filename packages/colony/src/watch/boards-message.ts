import type { Result } from '@rookery/rules'
import * as v from 'valibot'
import { isWorkerName, type MessageFault, parseMessage } from '../messages.ts'

/** More boards than anybody looks at. */
const MOST_BOARDS = 16
/** More moves than a game has that anybody watches to its end. */
const MOST_MOVES = 2000

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const watchedGame = v.object({
  /** Who plays it: a thread of a worker plays one game after the other. */
  worker: v.pipe(v.string(), v.check(isWorkerName)),
  thread: whole,
  game: v.object({ number: whole, round: whole, pair: whole, opening: whole, white: whole, black: whole }),
  /** All moves up to now, so that whoever comes late sees the same board. */
  moves: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-zA-Z0-9@]{2,10}$/))), v.maxLength(MOST_MOVES)),
  /** What is left on the clock of who moves first and of the other, where there are any. */
  clockMs: v.optional(v.tuple([v.nullable(v.number()), v.nullable(v.number())])),
})

const boardsMessage = v.object({ games: v.pipe(v.array(watchedGame), v.maxLength(MOST_BOARDS)) })

/** A game that is being played by a worker. */
export type WatchedGame = v.InferOutput<typeof watchedGame>

export const parseBoards = (text: string): Result<{ readonly games: readonly WatchedGame[] }, MessageFault> =>
  parseMessage(boardsMessage, text, 'what a worker shows')
