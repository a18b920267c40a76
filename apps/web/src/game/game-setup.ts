import {
  type Color,
  chess960Start,
  colors,
  createRandom,
  type Position,
  parsePosition,
  startPosition,
  type Variant,
} from '@rookery/rules'

/** What a game starts from, and who sits at the board. */
export interface GameSetup {
  readonly variant: Variant
  readonly start: Position
  readonly person: Color
  /** The opponent's id in the roster. */
  readonly opponent: string
  readonly seed: number
  /** The address's fragment that asked for this game, empty when the page did: a reload must not start it anew. */
  readonly link: string
}

export const colorChoices = [...colors, 'random'] as const
export type ColorChoice = (typeof colorChoices)[number]

/** What a person asks for; the seed settles what they left to chance. */
export interface GameWish {
  readonly variant: Variant
  readonly start?: Position | undefined
  readonly color: ColorChoice
  readonly opponent: string
  readonly seed: number
  readonly link?: string | undefined
}

export function settleWish({ variant, start, color, opponent, seed, link = '' }: GameWish): GameSetup {
  const random = createRandom(seed)
  const person = color === 'random' ? colors[random.below(colors.length)]! : color
  return { variant, start: start ?? drawStart(variant, random.below(960)), person, opponent, seed, link }
}

function drawStart(variant: Variant, chess960Number: number): Position {
  if (variant.castling !== 'chess960') return startPosition(variant)
  const position = parsePosition(chess960Start(chess960Number), variant)
  if (!position.ok) throw new Error(`Chess960 start ${chess960Number} is no legal position`)
  return position.value
}
