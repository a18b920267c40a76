import type { Color, Move, Position } from '@rookery/rules'
import type { Limits } from '../player.ts'
import type { Score } from '../score/index.ts'
import type { Thought } from '../thought.ts'
import type { LeafValue, Term, TermUnit } from './terms.ts'

/** A number or a few words with the name of what they tell, and what that means where the name does not say it. */
export type Fact = readonly [label: string, value: string, meaning?: string]

/** One bar of an answer. */
export interface AnswerRow {
  readonly move: Move
  readonly san: string
  readonly value: number
  readonly text: string
  readonly isBound: boolean
}

/** The numbers behind an answer: moves with a bar each, best first, and what was counted. */
export interface Answer {
  readonly rows: readonly AnswerRow[]
  /** Values beyond this are decided games, whose bars are cut short. */
  readonly decisive: number
  readonly facts: readonly Fact[]
}

/** Clauses, each of which stands for itself: "the knight forks the king and the rook on a8", "it fears that Nxb2 takes the pawn". */
export interface LineReasons {
  readonly does?: string
  readonly fears?: string
}

/**
 * How a mind tells its thoughts, in words made from nothing but their numbers. `position` is always the one that was thought about,
 * and `side` the one from which scores are told, which is the side to move unless another is named. A mind that leaves something out is told in plain words made from the common part of its thoughts: see `createVoice`.
 */
export interface Voice<Details = unknown> {
  /** Why it wants its move, in a sentence that begins with its name; by default its name, its move and the reason. */
  headline(thought: Thought<Details>, position: Position, side?: Color): string
  /** The headline, and what must not be left out where there is room for a line or two only. */
  summary(thought: Thought<Details>, position: Position, side?: Color): string
  /** What else there is to say in words, as further sentences: the line it expects, a tie, a draw of lots. */
  aside(thought: Thought<Details>, position: Position): string | undefined
  /** Why, as what follows its move: "it takes the rook on d5, which nobody guards; that is 5 points better than Kf1". */
  reason(thought: Thought<Details>, position: Position): string
  /**
   * What speaks for the first move of a line that it saw, and what it fears in it, as clauses; nothing where the board shows neither.
   * `position` is where the line begins, `depth` how many half-moves it looked ahead from there, and `score` what it gives the line.
   */
  reasons(
    line: readonly [Move, ...Move[]],
    position: Position,
    depth: number,
    score: Score | undefined,
  ): LineReasons
  /** What a mind that looks at no answers says when it is asked what it fears. */
  fearless?(): string
  /** What it counted, in a few numbers. */
  counts(thought: Thought<Details>, position: Position, side?: Color): readonly Fact[]
  /** The whole thought as lines of text, for somebody who asks why. */
  lines(thought: Thought<Details>, position: Position, side?: Color): readonly string[]
  /** What it says of a move that it did not choose; `asked` is its thought about that move alone. */
  compare(
    chosen: Thought<Details>,
    asked: Thought<Details>,
    position: Position,
    move: Move,
    side?: Color,
  ): string
  /** The numbers that are worth being compared with those of another move. */
  numbers(thought: Thought<Details>, position: Position, side?: Color): readonly Fact[]
  answer(thought: Thought<Details>, position: Position, side?: Color): Answer
  /** What kind of numbers its scores are. */
  units(thought: Thought<Details>, position: Position, side?: Color): string
  /** As much thought for another move as the mind gave to its own; without the move and a time. */
  limits(thought: Thought<Details>): Limits
  /** What the terms of its evaluation mean, by their names. */
  readonly terms: Readonly<Record<string, string>>
  /** What the terms are called in the language of the time, where that is not their name. */
  readonly termNames: Readonly<Record<string, string>>
  /** The term that says most on a board; without one, all together. */
  readonly tellingTerm?: string
  /** What its terms are told in, where pawns would be beside the point. */
  readonly termUnit?: TermUnit
  /** What a value of its search tree means. */
  treeScore(value: number, thought: Thought<Details>, position: Position): Score
  /** What speaks for a position at the end of a line and against it, in pawns from the side that thinks. */
  pawnTerms(leaf: LeafValue, thought: Thought<Details>, position: Position): readonly Term[]
  /** What it gives a position seen from one side, for a mind whose evaluation depends on who asks. */
  explainLeaf?(position: Position, side: Color): LeafValue
}
