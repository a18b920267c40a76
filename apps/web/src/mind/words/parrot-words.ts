import type { ParrotMove, ParrotThought } from '@rookery/players'
import { makeCount, makeSigned } from '../../ui/numbers.ts'
import { makePercent } from './raven-words.ts'

/** Of the wheel, from 0 to 1; nothing for a move that was not on it. */
export function shareOf({ wheel }: ParrotThought, { slice, fitness }: ParrotMove): number {
  return wheel && slice && wheel.total > 0 ? fitness / wheel.total : 0
}

/** "Parrot repeats Nf3: it has a share of 34% of the wheel, worth +3.2 over 12 games' plies." */
export function tellParrot(name: string, thought: ParrotThought, fallbackName: string): string {
  const { fallback, moves, choice, seen } = thought
  if (fallback)
    return seen === 0
      ? `${name} knows nothing here, so ${fallbackName} thought for it.`
      : `${name} knows nothing of the moves it was asked about, so ${fallbackName} thought for it.`
  const chosen = moves.find(({ move }) => move === choice)
  if (!chosen) return `${name} drew from what it knows.`
  const share = makePercent(shareOf(thought, chosen))
  const odds =
    moves.filter(({ slice }) => slice).length === 1 ? 'the only move it knows here' : `${share} of the wheel`
  if (!chosen.row) return `${name} tries ${chosen.san}, which it has never seen: ${odds}.`
  const times = `${makeCount(chosen.row.counter)} time${chosen.row.counter === 1 ? '' : 's'}`
  return `${name} repeats ${chosen.san}, seen ${times} and worth ${makeSigned(chosen.worth)} on average: ${odds}.`
}

export function tellDraw({ wheel }: ParrotThought): string | undefined {
  if (!wheel) return undefined
  return `The wheel measures ${makeCount(Math.round(wheel.total))}; the ball fell on ${makeCount(Math.round(wheel.drawn))}.`
}
