import { nearestName } from '../nearest.ts'
import { showValue } from './check-options.ts'

const limitNames = ['depth', 'nodes', 'timeMs', 'clocks', 'rootMoves']

const isNumber = (value: unknown): value is number => typeof value === 'number' && !Number.isNaN(value)

/** What is wrong with limits that may be of any kind. */
export function findLimitsFault(limits: unknown): string | undefined {
  if (typeof limits !== 'object' || limits === null || Array.isArray(limits))
    return 'they must be an object such as { depth: 3 }'
  const unknown = Object.entries(limits).find(
    ([name, value]) => value !== undefined && !limitNames.includes(name),
  )
  if (unknown) return `there is no limit ${nameStranger(unknown[0])}`
  const { clocks, rootMoves, ...rest } = limits as Readonly<Record<string, unknown>>
  for (const name of ['depth', 'nodes', 'timeMs']) {
    const value = rest[name]
    if (value !== undefined && !(isNumber(value) && value >= 0))
      return `${name} must be a number of at least 0, not ${showValue(value)}`
  }
  if (rootMoves !== undefined && !Array.isArray(rootMoves)) return 'rootMoves must be a list of moves'
  return clocks === undefined ? undefined : findClocksFault(clocks)
}

function nameStranger(name: string): string {
  const nearest = nearestName(name, limitNames)
  const help = nearest ? ` (did you mean ${nearest}?)` : `; there are ${limitNames.join(', ')}`
  return JSON.stringify(name.slice(0, 40)) + help
}

function findClocksFault(clocks: unknown): string | undefined {
  for (const color of ['white', 'black'] as const) {
    const clock = (clocks as Readonly<Record<string, unknown>> | null)?.[color] as
      | Readonly<Record<string, unknown>>
      | null
      | undefined
    if (!isNumber(clock?.remainingMs) || !isNumber(clock.incrementMs))
      return `clocks.${color} must have numbers remainingMs and incrementMs`
  }
  return undefined
}
