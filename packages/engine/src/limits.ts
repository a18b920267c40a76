import { type Color, colors, type Move } from '@rookery/rules'
import { isObject, refuse } from './check-argument.ts'
import { EngineError } from './engine-error.ts'

export interface Clock {
  readonly remainingMs: number
  readonly incrementMs: number
  /** Moves until more time is added; absent when the time must last for the whole game. */
  readonly movesToGo?: number
}

/** What a search may spend. Where nothing is named it goes on until it is stopped. */
export interface SearchLimits {
  readonly depth?: number
  readonly nodes?: number
  readonly timeMs?: number
  readonly clocks?: Readonly<Record<Color, Clock>>
  /** Stop once a mate in so many moves is found. */
  readonly mate?: number
  /** Consider these legal moves only. */
  readonly rootMoves?: readonly Move[]
  /** How many lines to report, best first. */
  readonly lines?: number
  /** Think on the opponent's time: the limits count from `ponderHit` on. */
  readonly ponder?: boolean
}

const limitNames = ['depth', 'nodes', 'timeMs', 'clocks', 'mate', 'rootMoves', 'lines', 'ponder']

function checkNames(limits: SearchLimits): void {
  const [unknown] =
    Object.entries(limits).find(([name, value]) => value !== undefined && !limitNames.includes(name)) ?? []
  if (unknown === undefined) return
  const where = unknown === 'signal' ? ': it belongs to the options, which follow the limits' : ''
  const known = where || `; there are ${limitNames.join(', ')}`
  throw new EngineError('limits', `a search has no limit ${JSON.stringify(unknown.slice(0, 40))}${known}`)
}

/** Refuses what is no number, so that a search neither goes on for ever by mistake nor lets a limit speak to another engine. */
export function checkLimits(limits: SearchLimits): void {
  if (!isObject(limits)) refuse('limits', 'the limits of a search', 'an object such as { depth: 9 }', limits)
  checkNames(limits)
  const { depth, nodes, timeMs, mate, lines, clocks, rootMoves }: SearchLimits = limits
  for (const [name, value] of Object.entries({ depth, nodes, timeMs, mate, lines }))
    if (value !== undefined && !(Number.isFinite(value) && value >= 0))
      refuse('limits', `the limit ${name}`, 'a number of at least 0', value)
  // A clock may be below 0: some programs let an engine move on after its flag fell.
  if (rootMoves !== undefined && !Array.isArray(rootMoves))
    refuse('limits', 'the limit rootMoves', 'a list of moves', rootMoves)
  if (clocks === undefined) return
  for (const color of colors) {
    const clock: unknown = clocks?.[color]
    if (!isObject(clock))
      refuse('limits', `the limit clocks.${color}`, 'an object with remainingMs and incrementMs', clock)
    const { remainingMs, incrementMs, movesToGo = 0 } = clock
    for (const [name, value] of Object.entries({ remainingMs, incrementMs, movesToGo }))
      if (!Number.isFinite(value)) refuse('limits', `the limit clocks.${color}.${name}`, 'a number', value)
  }
}

export interface TimeBudget {
  /** When to begin no further iteration, stretched or shortened by how the search goes; 0 for never. */
  readonly softMs: number
  /** When to break off; 0 for never. */
  readonly hardMs: number
}

/** What passes between the clock's owner and the search with every move: messages. */
export const DEFAULT_OVERHEAD_MS = 10
/** Kept on every clock besides: a busy machine may stand still for a twentieth of a second, and again. */
const RESERVE_MS = 100

export function planTime(limits: SearchLimits, turn: Color, overheadMs = DEFAULT_OVERHEAD_MS): TimeBudget {
  if (limits.timeMs !== undefined) return { softMs: 0, hardMs: Math.max(1, limits.timeMs) }
  if (!limits.clocks) return { softMs: 0, hardMs: 0 }
  const { remainingMs, incrementMs, movesToGo } = limits.clocks[turn]
  const usableMs = Math.max(1, remainingMs - overheadMs * 2 - RESERVE_MS)
  const movesLeft = movesToGo === undefined ? 24 : Math.min(Math.max(movesToGo, 1), 30)
  // Every move costs the overhead too: an increment smaller than that is not there to be spent.
  const shareMs = usableMs / movesLeft + Math.max(0, incrementMs - overheadMs)
  return {
    softMs: Math.max(0.5, Math.min(shareMs * 0.75, usableMs * 0.35)),
    hardMs: Math.max(1, Math.min(shareMs * 3.5, usableMs * (movesLeft === 1 ? 0.9 : 0.5))),
  }
}
