import { childrenAt, type SearchTree } from '@rookery/players'

/** How good a value is for the root's mover, measured by how far the root's other moves lie from the best. */
export interface ValueScale {
  readonly origin: number
  readonly spread: number
  /** 1 where higher values are better for the root's mover, -1 where lower ones are. */
  readonly sign: 1 | -1
}

export interface Wash {
  readonly isGood: boolean
  /** From 0 to 1. */
  readonly strength: number
}

export function createValueScale(tree: SearchTree): ValueScale {
  const origin = tree.value[0]!
  const distances = childrenAt(tree, 0)
    .map((child) => Math.abs(tree.value[child]! - origin))
    .filter((distance) => distance > 0)
    .sort((a, b) => a - b)
  return {
    origin,
    spread: distances[distances.length >> 1] ?? 1,
    sign: tree.rootMaximizes ? 1 : -1,
  }
}

/** Nothing for a value that equals the root's. */
export function washOf({ origin, spread, sign }: ValueScale, value: number): Wash | undefined {
  const distance = sign * (value - origin)
  if (distance === 0) return undefined
  return { isGood: distance > 0, strength: Math.tanh(Math.abs(distance) / (2 * spread)) }
}
