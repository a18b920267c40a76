import { createEngine } from '@rookery/engine'
import { Line, parsePgn, startPosition } from '@rookery/rules'
import { beforeAll, expect, test } from 'vitest'
import type { Review } from './review.ts'
import { reviewGame } from './review-game.ts'
import { makeSavedReview, parseSavedReview } from './saved-review.ts'

let line: Line
let review: Review
let text: string

beforeAll(async () => {
  const [read] = parsePgn('1. f3 e5 2. g4 Qh4# 0-1')
  if (!read?.ok) throw new Error('no game')
  line = read.value.line()
  const engine = await createEngine({ hashMb: 4 })
  review = await reviewGame(engine, read.value, { nodes: 2000 })
  await engine.dispose()
  text = makeSavedReview(line, review)
})

test('a review comes back as it was', () => {
  expect(parseSavedReview(text, line)).toEqual({ ok: true, value: review })
})

test.each([
  ['no JSON', () => '{', () => line, 'review-json'],
  ['another form', () => '{"format":"rookery.review","version":2,"verdicts":[]}', () => line, 'review-form'],
  ['a chance beyond 1', () => text.replace(/"chance":[\d.]+/, '"chance":2'), () => line, 'review-form'],
  ['a move that is not legal', () => text.replace(/"line":"\w+/, '"line":"e2e5'), () => line, 'review-game'],
  ['a shorter game', () => text, () => line.until(2), 'review-game'],
  ['no game', () => text, () => Line.from(startPosition()), 'review-game'],
  ['an end that is none', () => text.replace(/\{"chance".*?\}(?=,\{)/, 'null'), () => line, 'review-game'],
])('a kept text is refused where it has %s', (_name, makeText, ofLine, code) => {
  const result = parseSavedReview(makeText(), ofLine())
  expect(result.ok ? undefined : result.faults[0]!.code).toBe(code)
})
