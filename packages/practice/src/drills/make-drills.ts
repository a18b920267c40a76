import type { Review, ReviewedMove, Verdict } from '@rookery/analysis'
import {
  type Color,
  type Line,
  type Move,
  makeFen,
  makeFenKey,
  makeUci,
  type Position,
  type VariantId,
} from '@rookery/rules'
import { type Drill, drillVariants, type Judgement, type OwnMoveDrill } from './drill.ts'

export interface DrillSource {
  readonly white: string
  readonly black: string
  /** As PGN writes it. */
  readonly date: string
  readonly opening?: string | undefined
  /** Nothing where the game was drawn or has no result. */
  readonly winner?: Color | undefined
}

/** A mistake by the review's measure costs so much of the chances; an inaccuracy is too often a matter of taste. */
const COST = 0.15
/** In the first moves of a game that was lost less is enough: there the same game comes again. */
const OPENING_COST = 0.08
const OPENING_MOVES = 12
/** So many half-moves show what a line is about. */
const MAX_PLIES = 12

/** The mistakes of some sides in a reviewed game, as drills that are due at once. */
export function makeDrills(
  line: Line,
  review: Review,
  source: DrillSource,
  sides: readonly Color[],
  nowMs: number,
): readonly OwnMoveDrill[] {
  if (!isDrilled(line.variant.id)) return []
  return review.moves.flatMap((move, index) => {
    const kind = sides.includes(move.color) ? kindOf(move, source) : undefined
    const before = review.verdicts[index]!
    if (!kind || before.kind !== 'searched') return []
    return [
      makeDrill(
        kind,
        line.until(review.firstPly + index),
        move,
        before,
        review.verdicts[index + 1]!,
        source,
        nowMs,
      ),
    ]
  })
}

const isDrilled = (id: VariantId): id is Drill['variant'] => drillVariants.some((each) => each === id)

function kindOf(
  { lossChance, number, color, reason }: ReviewedMove,
  { winner }: DrillSource,
): OwnMoveDrill['kind'] | undefined {
  if (!reason) return undefined
  const isLostOpening = winner !== undefined && winner !== color && number <= OPENING_MOVES
  if (isLostOpening && lossChance >= OPENING_COST) return 'opening'
  return lossChance >= COST ? 'mistake' : undefined
}

function makeDrill(
  kind: OwnMoveDrill['kind'],
  line: Line,
  { move, uci, lossChance }: ReviewedMove,
  before: Verdict & { readonly kind: 'searched' },
  after: Verdict,
  { white, black, date, opening }: DrillSource,
  nowMs: number,
): OwnMoveDrill {
  const { position } = line
  return {
    id: idOf(position),
    kind,
    variant: position.variant.id as Drill['variant'],
    fen: makeFen(position),
    madeMs: nowMs,
    reviews: [],
    dueMs: nowMs,
    better: makeJudgement(position, before),
    played: uci,
    refutation: after.kind === 'over' ? null : makeJudgement(position.play(move), after),
    lossChance,
    game: {
      white: cut(white),
      black: cut(black),
      date: cut(date),
      ...(opening && { opening: cut(opening) }),
    },
  }
}

const idOf = (position: Position): string => `${position.variant.id} ${makeFenKey(position)}`

/** Names in files may be of any length. */
const cut = (text: string): string => text.slice(0, 300)

const makeJudgement = (
  position: Position,
  { chance, score, depth, moves }: Verdict & { readonly kind: 'searched' },
): Judgement => ({ chance, score, depth, moves: makeUcis(position, moves.slice(0, MAX_PLIES)) })

function makeUcis(start: Position, moves: readonly Move[]): string[] {
  let position = start
  return moves.map((move) => {
    const uci = makeUci(move, position)
    position = position.play(move)
    return uci
  })
}
