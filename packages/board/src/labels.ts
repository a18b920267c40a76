import type { Color, MoveFacts, Piece, Role } from '@rookery/rules'

/** What each label speaks of; squares by their names, and undefined for what is not there. */
export interface BoardFacts {
  /** The board's name. */
  readonly board: { readonly orientation: Color; readonly isStill: boolean }
  /** How it is used by keyboard. */
  readonly hint: { readonly isInteractive: boolean }
  readonly square: SquareFacts
  readonly pickedUp: { readonly square: string; readonly piece: Piece }
  readonly premove: { readonly from: string; readonly to: string; readonly role: Role | undefined }
  readonly premoveCancelled: Readonly<Record<never, never>>
  readonly move: MoveFacts
  /** A last move that the board has not seen being played, or none. */
  readonly lastMove: {
    readonly from: string | undefined
    readonly to: string | undefined
    readonly piece: Piece | undefined
  }
  readonly pieces: {
    readonly color: Color
    readonly groups: readonly { readonly role: Role; readonly squares: readonly string[] }[]
  }
  readonly attackers: { readonly square: string; readonly attackers: readonly Attacker[] }
  /** What is left in milliseconds; undefined where there is no clock. */
  readonly clocks: { readonly [color in Color]: number | undefined }
  readonly turn: Danger & { readonly color: Color }
  /** The dialog that asks what a pawn becomes, and its buttons. */
  readonly promotion: { readonly square: string }
  readonly promotionTo: { readonly role: Role }
  readonly cancel: Readonly<Record<never, never>>
  /** Answers to commands that cannot be understood. */
  readonly noSquare: { readonly text: string }
  readonly commands: Readonly<Record<never, never>>
}

interface Danger {
  readonly isCheck: boolean
  /** Of a king that can be taken, on a board where that ends the game: there is no check there. */
  readonly isInReach: boolean
}

interface SquareFacts extends Danger {
  readonly square: string
  readonly piece: Piece | undefined
  /** Where the piece in hand may go, on the square that it was picked up from. */
  readonly goals: readonly string[]
  readonly premove: 'from' | 'to' | undefined
  /** The page's own words of a highlight. */
  readonly highlight: string | undefined
  /** Whether the piece in hand may go here. */
  readonly isGoal: boolean
}

interface Attacker extends Piece {
  readonly square: string
}

/** How a board speaks, to a screen reader mostly. */
export type BoardLabels = { readonly [Name in keyof BoardFacts]: (facts: BoardFacts[Name]) => string }

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

const walk = 'Arrow keys walk the squares'

export const describePiece = ({ color, role }: Piece): string => `${color} ${role}`

/** "knight from g1 to f3, takes pawn, check". */
export function tellMove({ role, from, to, captured, promotion, castling, alarm }: MoveFacts): string {
  const told = castling ? [`castles ${castling} side`] : [`${role} from ${from} to ${to}`]
  if (captured) told.push(`takes ${captured}`)
  if (promotion) told.push(`becomes a ${promotion}`)
  if (alarm) told.push(alarm)
  return told.join(', ')
}

function tellTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const parts = [
    [Math.floor(seconds / 3600), 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [seconds % 60, 'second'],
  ] as const
  const told = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count > 1 ? 's' : ''}`)
  return list(told) || '0 seconds'
}

export const english: BoardLabels = {
  board: ({ orientation, isStill }) => `Chessboard${isStill ? '' : `, ${orientation} at the bottom`}`,
  hint: ({ isInteractive }) =>
    `${isInteractive ? `${walk}, Enter picks a piece up and puts it down, Escape puts it back` : walk}. W and B tell the pieces of White and Black, A what attacks this square, L the last move, C the clocks, T whose turn it is.`,
  square: ({ square, piece, isCheck, isInReach, goals, premove, highlight, isGoal }) =>
    [
      square,
      piece ? describePiece(piece) : 'empty',
      isCheck && 'in check',
      isInReach && 'can be taken',
      goals.length > 0 && `can go to ${list(goals)}`,
      premove && `pre-move ${premove} here`,
      highlight,
      isGoal && 'can go here',
    ]
      .filter(Boolean)
      .join(', '),
  pickedUp: ({ square, piece }) => `${capitalise(square)}, ${describePiece(piece)}, picked up.`,
  premove: ({ from, to, role = 'piece' }) =>
    `Pre-move: ${role} from ${from} to ${to}, as soon as it is your turn.`,
  premoveCancelled: () => 'Pre-move cancelled.',
  move: (facts) => `${capitalise(facts.color)}: ${tellMove(facts)}.`,
  lastMove: ({ from, to, piece }) =>
    to
      ? `Last move: ${piece ? `${describePiece(piece)} ` : ''}from ${from} to ${to}.`
      : 'No move has been played here.',
  pieces: ({ color, groups }) =>
    `${capitalise(color)}: ${groups.map(({ role, squares }) => `${role}${squares.length > 1 ? 's' : ''} on ${list(squares)}`).join('; ') || 'no pieces'}.`,
  attackers: ({ square, attackers }) =>
    `${capitalise(square)} is attacked by ${list(attackers.map((by) => `the ${describePiece(by)} on ${by.square}`)) || 'nothing'}.`,
  clocks: ({ white, black }) =>
    Object.entries({ white, black })
      .flatMap(([color, ms]) => (ms === undefined ? [] : `${capitalise(color)} has ${tellTime(ms)}.`))
      .join(' ') || 'There are no clocks.',
  turn: ({ color, isCheck, isInReach }) =>
    `${capitalise(color)} to move${isCheck ? ', in check' : isInReach ? ', the king can be taken' : ''}.`,
  promotion: ({ square }) => `Choose what the pawn on ${square} becomes`,
  promotionTo: ({ role }) => capitalise(role),
  cancel: () => 'Cancel',
  noSquare: ({ text }) => `"${text}" is no square of this board.`,
  commands: () => 'The commands are: pieces white, pieces black, attacks e4, last move, clocks, turn.',
}
