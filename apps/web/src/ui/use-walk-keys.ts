import { useCallback } from 'react'
import { useKeys } from './use-keys.ts'

export type Walk = 'back' | 'forward' | 'first' | 'last' | 'flip'

const walks: Readonly<Record<string, Walk>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'first',
  End: 'last',
  f: 'flip',
}

/** Arrows, Home and End walk through a game, and f turns the board. */
export function useWalkKeys(onWalk: (walk: Walk) => void): void {
  useKeys(
    useCallback(
      (key) => {
        const walk = walks[key]
        return walk && (() => onWalk(walk))
      },
      [onWalk],
    ),
  )
}

/** The ply that a walk through a game of `last` plies leads to from `at`. */
export function walkFrom(at: number, walk: Exclude<Walk, 'flip'>, last: number): number {
  switch (walk) {
    case 'first':
      return 0
    case 'last':
      return last
    case 'back':
      return Math.max(0, at - 1)
    case 'forward':
      return Math.min(last, at + 1)
  }
}
