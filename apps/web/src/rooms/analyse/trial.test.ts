import type { Answer, Review, ReviewedMove, Verdict } from '@rookery/analysis'
import { type Line, type Move, makeSans, parsePgn, parseSan, unwrap } from '@rookery/rules'
import { expect, test } from 'vitest'
import { canStep, reduceTrial, type Trial, type TrialAction, tasksOf, trialMoves } from './trial.ts'

function lineOf(pgn: string): Line {
  const [read] = parsePgn(pgn)
  if (!read?.ok) throw new Error(pgn)
  return read.value.line()
}

const line = lineOf('1. f3 e5 2. g4 Qh4# *')

function verdictOf(sans: readonly string[], ply: number): Verdict {
  const moves: Move[] = []
  let position = line.positions[ply]!
  for (const san of sans) {
    moves.push(unwrap(parseSan(position, san)))
    position = position.play(moves.at(-1)!)
  }
  return { kind: 'searched', chance: 0.5, score: { kind: 'cp', cp: 0 }, depth: 1, moves, sans }
}

const moved = (ply: number, more: object) => ({ move: line.moves[ply], ...more }) as ReviewedMove
// A review that was stopped: the first move was not looked at.
const review = {
  firstPly: 1,
  moves: [moved(1, {}), moved(2, { reason: {} }), moved(3, {})],
  verdicts: [
    verdictOf(['e5'], 1),
    verdictOf(['d3', 'd5'], 2),
    verdictOf(['Qh4#'], 3),
    { kind: 'over', chance: 0, winner: 'black', reason: 'checkmate' },
  ],
} as unknown as Review

const [task] = tasksOf(line, review)
const wrong: Answer = { isRight: false, lossChance: 0.4, after: task!.after }
const run = (...actions: readonly TrialAction[]) => actions.reduce<Trial | undefined>(reduceTrial, undefined)
const ask: TrialAction = { kind: 'ask', task: task! }
const tryIt: TrialAction = { kind: 'try', move: line.moves[2]! }
const shown = (trial: Trial | undefined) => makeSans(task!.line.position, trialMoves(trial!))

test('a task stands at the mistake, with the verdicts around it', () => {
  expect(tasksOf(line, review)).toHaveLength(1)
  expect(task).toMatchObject({ before: { sans: ['d3', 'd5'] }, after: { sans: ['Qh4#'] } })
  expect(task!.line.moves).toEqual(line.moves.slice(0, 2))
})

test('a wrong try is answered move by move, and can be made again', () => {
  const judged = run(ask, tryIt, { kind: 'judged', task: task!, answer: wrong })
  expect([judged!.kind, shown(judged), canStep(judged!)]).toEqual(['wrong', ['g4'], true])
  const played = reduceTrial(judged, { kind: 'step' })!
  expect([shown(played), canStep(played)]).toEqual([['g4', 'Qh4#'], false])
  expect(reduceTrial(played, { kind: 'step' })).toBe(played)
  expect(reduceTrial(played, { kind: 'again' })).toMatchObject({ kind: 'asking' })
})

test('a right try ends the task, and one that is told is played out', () => {
  const answer: Answer = { ...wrong, isRight: true }
  expect(run(ask, tryIt, { kind: 'judged', task: task!, answer })).toMatchObject({ kind: 'right' })
  expect(shown(run(ask, { kind: 'tell' }, { kind: 'step' }, { kind: 'step' }))).toEqual(['d3', 'd5'])
})

test('an answer about another task, or one that is not asked for any more, changes nothing', () => {
  const judging = run(ask, tryIt)
  expect(reduceTrial(judging, { kind: 'judged', task: { ...task! }, answer: wrong })).toBe(judging)
  expect(run(ask, tryIt, { kind: 'leave' }, { kind: 'judged', task: task!, answer: wrong })).toBe(undefined)
  expect(run(ask, tryIt, tryIt)).toMatchObject({ kind: 'judging' })
})
