import { createEmptyCard, type Grade as FsrsGrade, fsrs, Rating } from 'ts-fsrs'
import type { Drill, DrillReview, Grade } from './drill.ts'

// Without fuzz: the same reviews have the same date in page and terminal.
const scheduler = fsrs({ enable_fuzz: false })

const ratings: Readonly<Record<Grade, FsrsGrade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
}

/** When a drill comes again, by all times that it was tried; a fresh one is due when it was made. */
export function dueAfter(madeMs: number, reviews: readonly DrillReview[]): number {
  let card = createEmptyCard(new Date(madeMs))
  for (const { atMs, grade } of reviews) card = scheduler.next(card, new Date(atMs), ratings[grade]).card
  return card.due.getTime()
}

/** The drill after one more time; a clock that was set back does not count backwards. */
export function gradeDrill<D extends Drill>(drill: D, grade: Grade, nowMs: number): D {
  const atMs = Math.max(nowMs, drill.madeMs, (drill.reviews.at(-1)?.atMs ?? -1) + 1)
  const reviews = [...drill.reviews, { atMs, grade }]
  return { ...drill, reviews, dueMs: dueAfter(drill.madeMs, reviews) }
}

/** By how it went: found at once, with help, or not. */
export function gradeOf({
  isHelped,
  mistakes,
}: {
  readonly isHelped: boolean
  readonly mistakes: number
}): Grade {
  if (mistakes > 0) return 'again'
  return isHelped ? 'hard' : 'good'
}

const isDue = ({ dueMs, retiredMs }: Drill, nowMs: number): boolean =>
  retiredMs === undefined && dueMs <= nowMs

/** Those to be repeated come before new ones, and of these what cost most comes first. */
export const dueDrills = (drills: readonly Drill[], nowMs: number): readonly Drill[] =>
  drills.filter((drill) => isDue(drill, nowMs)).sort(compareUrgency)

function compareUrgency(one: Drill, other: Drill): number {
  const [isNew, isOtherNew] = [one, other].map(({ reviews }) => reviews.length === 0)
  if (isNew !== isOtherNew) return isNew ? 1 : -1
  return (isNew && costOf(other) - costOf(one)) || one.dueMs - other.dueMs
}

const costOf = (drill: Drill): number => (drill.kind === 'ending' ? 0 : drill.lossChance)
