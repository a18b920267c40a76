import type { Limits } from '@rookery/players'
import { type Color, Line, type Move, makeUci, opposite, type Position, timeOutcome } from '@rookery/rules'
import { type Adjudication, Adjudicator } from './adjudicator.ts'
import type { Control } from './control.ts'
import { endOf, endOfLine, type GameEnd } from './ending.ts'
import { GameClock } from './game-clock.ts'
import type { Answer, Remark, SeatedEntrant } from './seated-entrant.ts'

export interface PlayedMove extends Remark {
  readonly uci: string
  readonly elapsedMs: number
  /** Left after the move. */
  readonly clockMs?: number
}

export interface GameSetup {
  readonly start: Position
  /** Played before the sides begin to think. */
  readonly opening: readonly Move[]
  readonly sides: Readonly<Record<Color, { readonly seated: SeatedEntrant; readonly control: Control }>>
  readonly adjudication: Adjudication
  /** Forgiven when a flag falls: the time that messages and the machine take. */
  readonly marginMs: number
  /** Beyond the time that a side has (or, with no clock, that it may take at all), it is said to have stalled. */
  readonly stallMs: number
  readonly seed: number
  readonly signal: AbortSignal
  readonly now: () => number
  onMove?(move: PlayedMove, line: Line): void
}

export interface PlayedGame extends GameEnd {
  readonly moves: readonly PlayedMove[]
  readonly line: Line
}

/** Plays one game to its end; `undefined` where it was aborted. */
export async function playGame(setup: GameSetup): Promise<PlayedGame | undefined> {
  const { sides, signal } = setup
  let line = Line.from(setup.start)
  for (const move of setup.opening) line = line.play(move)
  const clocks = startClocks(sides)
  const adjudicator = new Adjudicator(setup.adjudication)
  const moves: PlayedMove[] = []
  const ended = (end: GameEnd): PlayedGame => ({ ...end, moves, line })

  for (const color of ['white', 'black'] as const) {
    const end = await startGame(color, setup)
    if (signal.aborted) return undefined
    if (end) return ended(end)
  }
  for (;;) {
    const end = endOfLine(line)
    if (end) return ended(end)
    const color = line.position.turn
    const turn = await takeTurn(line, color, clocks, setup)
    if (signal.aborted) return undefined
    if (turn.kind === 'end') return ended(turn.end)
    const { move, remark, elapsedMs } = turn
    const clock = clocks[color]
    const played: PlayedMove = {
      uci: makeUci(move, line.position),
      ...remark,
      elapsedMs: Math.round(elapsedMs),
      ...(clock ? { clockMs: Math.round(clock.remainingMs) } : {}),
    }
    line = line.play(move)
    moves.push(played)
    setup.onMove?.(played, line)
    const judged = endOfLine(line) ?? adjudicator.judge(color, remark, line.position, line.moves.length)
    if (judged) return ended(judged)
  }
}

type Clocks = Partial<Record<Color, GameClock>>

function startClocks(sides: GameSetup['sides']): Clocks {
  const clocks: Clocks = {}
  for (const color of ['white', 'black'] as const) {
    const rule = sides[color].control.clock
    if (rule) clocks[color] = new GameClock(rule)
  }
  return clocks
}

async function startGame(color: Color, setup: GameSetup): Promise<GameEnd | undefined> {
  const { seated } = setup.sides[color]
  const started = seated.newGame(setup.start.variant, setup.seed).then(
    () => undefined,
    (error: Error): GameEnd => ({ winner: opposite(color), ending: 'crash', detail: error.message }),
  )
  const end = await withDeadline(started, setup.stallMs, setup.signal)
  return end === 'late' ? stalled(color, setup.stallMs) : end
}

const stalled = (color: Color, ms: number): GameEnd => ({
  winner: opposite(color),
  ending: 'stall',
  detail: `no answer within ${Math.round(ms)} ms`,
})

type Turn =
  | { readonly kind: 'move'; readonly move: Move; readonly remark: Remark; readonly elapsedMs: number }
  | { readonly kind: 'end'; readonly end: GameEnd }

async function takeTurn(line: Line, color: Color, clocks: Clocks, setup: GameSetup): Promise<Turn> {
  const { seated, control } = setup.sides[color]
  const { now, marginMs, stallMs } = setup
  const allowedMs = Math.min(clocks[color]?.remainingMs ?? Infinity, control.moveTimeMs ?? Infinity)
  const hardMs = (allowedMs === Infinity ? 0 : allowedMs + marginMs) + stallMs
  const startMs = now()
  const asked = seated.think(line, limitsOf(color, control, clocks), setup.signal)
  const answer = await withDeadline(asked, hardMs, setup.signal)
  const elapsedMs = now() - startMs
  if (answer === undefined || answer === 'late') return { kind: 'end', end: stalled(color, hardMs) }
  const failure = failureOf(answer, color)
  if (failure) return { kind: 'end', end: failure }
  const isInTime =
    (clocks[color]?.spend(elapsedMs, marginMs) ?? true) &&
    elapsedMs <= (control.moveTimeMs ?? Infinity) + marginMs
  if (!isInTime) {
    const overMs = Math.round(elapsedMs - allowedMs)
    return { kind: 'end', end: { ...endOf(timeOutcome(line.position, color)), detail: `${overMs} ms over` } }
  }
  return { ...(answer as Answer & { kind: 'move' }), elapsedMs }
}

function failureOf(answer: Answer, color: Color): GameEnd | undefined {
  const winner = opposite(color)
  switch (answer.kind) {
    case 'move':
      return undefined
    case 'resignation':
      return { winner, ending: 'resignation' }
    case 'illegal':
      return { winner, ending: 'illegal move', detail: answer.text }
    case 'crash':
      return { winner, ending: 'crash', detail: answer.message }
  }
}

function limitsOf(color: Color, { depth, nodes, moveTimeMs }: Control, clocks: Clocks): Limits {
  const own = clocks[color]?.reading()
  // UCI cannot say that only one clock ticks: an opponent without one is shown as having ours.
  const shown = own && {
    white: own,
    black: own,
    [opposite(color)]: clocks[opposite(color)]?.reading() ?? own,
  }
  return {
    ...(depth === undefined ? {} : { depth }),
    ...(nodes === undefined ? {} : { nodes }),
    ...(moveTimeMs === undefined ? {} : { timeMs: moveTimeMs }),
    ...(shown ? { clocks: shown } : {}),
  }
}

/** `late` when the deadline came first, `undefined` when the signal was aborted first. */
function withDeadline<T>(
  promise: Promise<T>,
  ms: number,
  signal: AbortSignal,
): Promise<T | 'late' | undefined> {
  if (signal.aborted) return Promise.resolve(undefined)
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
      settle()
    }
    const onAbort = () => finish(() => resolve(undefined))
    const timer = setTimeout(() => finish(() => resolve('late')), Math.min(ms, 2 ** 31 - 1))
    signal.addEventListener('abort', onAbort)
    promise.then(
      (value) => finish(() => resolve(value)),
      (error) => finish(() => reject(error)),
    )
  })
}
