import { type GameRecord, type Plan, type PlayedMove, parseOpening, type ScheduledGame } from '@rookery/arena'
import {
  type Color,
  moveFrom,
  moveTo,
  opposite,
  type Position,
  parseUci,
  type Square,
  startPosition,
  variantById,
} from '@rookery/rules'
import type { WatchedGame } from './colony-news.ts'

/** One board as it is watched. */
export interface LiveBoard {
  readonly number: number
  readonly round: number
  /** Entrants, by their place in the plan. */
  readonly white: number
  readonly black: number
  readonly position: Position
  readonly lastMove: readonly Square[]
  readonly plies: number
  /** What is left on the clocks, where there are any. */
  readonly clockMs: Readonly<Partial<Record<Color, number>>>
  readonly end: Pick<GameRecord, 'winner' | 'ending' | 'detail'> | undefined
  /** Who plays it, where that is a colony. */
  readonly by?: Pick<WatchedGame, 'worker' | 'thread'>
}

/** The boards of a tournament, each with its game or, until the next one begins, the game that ended there. */
export class LiveBoards {
  readonly #plan: Plan
  readonly #places: (LiveBoard | undefined)[]

  constructor(plan: Plan, places: number) {
    this.#plan = plan
    this.#places = new Array<LiveBoard | undefined>(places).fill(undefined)
  }

  get boards(): readonly (LiveBoard | undefined)[] {
    return [...this.#places]
  }

  start(game: ScheduledGame): void {
    this.#seat(atOpening(this.#plan, game))
  }

  /** The game is begun again. */
  clear({ number }: ScheduledGame): void {
    const at = this.#places.findIndex((board) => board?.number === number)
    if (at >= 0) this.#places[at] = undefined
  }

  move({ number }: ScheduledGame, { uci, clockMs }: PlayedMove): void {
    const at = this.#places.findIndex((board) => board?.number === number)
    const board = this.#places[at]
    if (board) this.#places[at] = played(board, uci, clockMs)
  }

  end({ number, winner, ending, detail }: GameRecord): void {
    const at = this.#places.findIndex((board) => board?.number === number)
    const board = this.#places[at]
    if (board)
      this.#places[at] = { ...board, end: { winner, ending, ...(detail === undefined ? {} : { detail }) } }
  }

  /** Puts a finished game on a board, as it stood at its end. */
  show(record: GameRecord): void {
    const start = atStart(this.#plan, record, record.fen, record.opening)
    this.#seat(
      record.moves.reduce<LiveBoard>((board, { uci, clockMs }) => played(board, uci, clockMs), start),
    )
    this.end(record)
  }

  /** A game as its worker tells it, whose thread has gone on to it from the one before. */
  watch({ worker, thread, game, moves, clockMs = [] }: WatchedGame): void {
    const start = atOpening(this.#plan, game)
    const first = start.position.turn
    const clocks = [first, opposite(first)].map((color, at) => [color, clockMs[at]] as const)
    const board = {
      ...moves.reduce<LiveBoard>((before, uci) => played(before, uci, undefined), start),
      clockMs: Object.fromEntries(clocks.filter(([, ms]) => typeof ms === 'number')),
      by: { worker, thread },
    }
    const isItsOwn = ({ by }: LiveBoard) => by?.worker === worker && by.thread === thread
    // One that was lost with its worker is begun again by another.
    const isTheSame = ({ number }: LiveBoard) => number === game.number
    const at = this.#places.findIndex((known) => known && isItsOwn(known))
    this.#leave((known) => isItsOwn(known) || isTheSame(known))
    if (at >= 0) this.#places[at] = board
    else this.#seat(board)
  }

  /** What nobody plays any more, and has not been played to its end, is not to be seen. */
  keepOf(workers: ReadonlySet<string>): void {
    this.#leave(({ by, end }) => by !== undefined && !end && !workers.has(by.worker))
  }

  /** Games that were broken off make room for those that ended last. */
  rest(finished: readonly GameRecord[]): void {
    this.#places.fill(undefined)
    for (const record of finished.slice(-this.#places.length)) this.show(record)
  }

  #leave(isGone: (board: LiveBoard) => boolean): void {
    for (const [at, board] of this.#places.entries()) if (board && isGone(board)) this.#places[at] = undefined
  }

  #seat(board: LiveBoard): void {
    const empty = this.#places.indexOf(undefined)
    const free = empty >= 0 ? empty : this.#oldestEnded()
    if (free >= 0) this.#places[free] = board
  }

  #oldestEnded(): number {
    return this.#places.findIndex((board) => board?.end !== undefined)
  }
}

function atOpening(plan: Plan, game: ScheduledGame): LiveBoard {
  const { openings } = plan
  const text = openings.length === 0 ? undefined : openings[game.opening % openings.length]
  return atStart(plan, game, text?.fen, text?.moves ?? [])
}

function atStart(
  plan: Plan,
  { number, round, white, black }: Pick<LiveBoard, 'number' | 'round' | 'white' | 'black'>,
  fen: string | undefined,
  opening: readonly string[],
): LiveBoard {
  const variant = variantById(plan.variant)
  const read = fen === undefined || !variant ? undefined : parseOpening({ fen, moves: opening }, variant)
  let position = read?.ok ? read.value.start : startPosition(variant)
  let lastMove: readonly Square[] = []
  for (const move of read?.ok ? read.value.moves : []) {
    position = position.play(move)
    lastMove = [moveFrom(move), moveTo(move)]
  }
  return { number, round, white, black, position, lastMove, plies: 0, clockMs: {}, end: undefined }
}

function played(board: LiveBoard, uci: string, clockMs: number | undefined): LiveBoard {
  const move = parseUci(board.position, uci)
  if (!move.ok) return board
  const position = board.position.play(move.value)
  return {
    ...board,
    position,
    lastMove: [moveFrom(move.value), moveTo(move.value)],
    plies: board.plies + 1,
    clockMs: clockMs === undefined ? board.clockMs : { ...board.clockMs, [opposite(position.turn)]: clockMs },
  }
}
