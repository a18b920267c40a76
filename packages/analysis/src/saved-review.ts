import {
  err,
  type Fault,
  type Line,
  type Move,
  makeSans,
  makeUci,
  ok,
  parseUci,
  type Result,
} from '@rookery/rules'
import * as v from 'valibot'
import { endVerdict, type Searched } from './judge.ts'
import { makeReview } from './make-review.ts'
import type { Review, Verdict } from './review.ts'

const integer = v.pipe(v.number(), v.integer())
const verdictSchema = v.object({
  chance: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  score: v.variant('kind', [
    v.object({ kind: v.literal('cp'), cp: integer }),
    v.object({ kind: v.literal('mate'), moves: integer }),
  ]),
  depth: integer,
  /** In UCI, with spaces between. */
  line: v.pipe(v.string(), v.nonEmpty()),
})
/** Null where the game is over. All else follows from the verdicts. */
const savedSchema = v.object({
  format: v.literal('rookery.review'),
  version: v.literal(1),
  verdicts: v.array(v.nullable(verdictSchema)),
})

export type SavedReviewFault = Fault<'review-json' | 'review-form' | 'review-game'>

/** A whole review of this line as a text; only its verdicts are written. */
export function makeSavedReview(line: Line, { verdicts }: Review): string {
  const saved: v.InferInput<typeof savedSchema> = {
    format: 'rookery.review',
    version: 1,
    verdicts: verdicts.map((verdict, ply) => {
      if (verdict.kind === 'over') return null
      const { chance, score, depth, moves } = verdict
      return { chance, score, depth, line: makeUciLine(line.until(ply), moves) }
    }),
  }
  return JSON.stringify(saved)
}

/** The review of a line from a text that was kept anywhere. */
export function parseSavedReview(text: string, line: Line): Result<Review, SavedReviewFault> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return fault('review-json', 'the review is no JSON')
  }
  const saved = v.safeParse(savedSchema, json)
  if (!saved.success) return fault('review-form', `the review is damaged: ${saved.issues[0].message}`)
  if (saved.output.verdicts.length !== line.positions.length)
    return fault('review-game', 'the review is of another game')
  const verdicts: Verdict[] = []
  for (const [ply, verdict] of saved.output.verdicts.entries()) {
    const read = verdict ? readVerdict(line.until(ply), verdict) : endVerdict(line.until(ply))
    if (!read) return fault('review-game', `the review does not fit the game after ${ply} half-moves`)
    verdicts.push(read)
  }
  return ok(makeReview(line, verdicts, 0, true))
}

function readVerdict(
  line: Line,
  { chance, score, depth, line: text }: v.InferOutput<typeof verdictSchema>,
): Searched | undefined {
  if (endVerdict(line)) return undefined
  const moves: Move[] = []
  let { position } = line
  for (const uci of text.split(' ')) {
    const move = parseUci(position, uci)
    if (!move.ok) return undefined
    moves.push(move.value)
    position = position.play(move.value)
  }
  return { kind: 'searched', chance, score, depth, moves, sans: makeSans(line.position, moves) }
}

function makeUciLine(line: Line, moves: readonly Move[]): string {
  let { position } = line
  return moves
    .map((move) => {
      const uci = makeUci(move, position)
      position = position.play(move)
      return uci
    })
    .join(' ')
}

const fault = (code: SavedReviewFault['code'], message: string) => err({ code, message })
