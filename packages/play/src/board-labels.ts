import { type Color, colors, type MoveFacts, type Piece, type Role } from '@rookery/rules'
import { makeList } from '@rookery/words'
import { say } from '@rookery/words/play/board'
import { describePiece, sayMove } from './move-words.ts'
import { capitalise } from './words.ts'

interface Danger {
  readonly isCheck: boolean
  readonly isInReach: boolean
}

interface SquareFacts extends Danger {
  readonly square: string
  readonly piece: Piece | undefined
  readonly goals: readonly string[]
  readonly premove: 'from' | 'to' | undefined
  readonly highlight: string | undefined
  readonly isGoal: boolean
}

interface Group {
  readonly role: Role
  readonly squares: readonly string[]
}

/**
 * The `labels` of `<rookery-board>` in the language of the time. The board itself speaks English and knows no catalogue; each call
 * makes labels anew, so that a board that is given them speaks anew.
 */
export const makeBoardLabels = () => ({
  board: (facts: { orientation: Color; isStill: boolean }) => say('board', facts),
  hint: (facts: { isInteractive: boolean }) => say('hint', facts),
  square: nameSquare,
  pickedUp: ({ square, piece }: { square: string; piece: Piece }) =>
    say('pickedUp', { square: capitalise(square), piece: describePiece(piece) }),
  premove: ({ from, to, role = 'other' }: { from: string; to: string; role: Role | undefined | 'other' }) =>
    say('premove', { from, to, role }),
  premoveCancelled: () => say('premoveCancelled'),
  move: (facts: MoveFacts) => say('told', { color: facts.color, move: sayMove(facts) }),
  lastMove: tellLastMove,
  pieces: ({ color, groups }: { color: Color; groups: readonly Group[] }) =>
    say('pieces', { color, groups: groups.map(tellGroup).join('; ') || say('noPieces') }),
  attackers: tellAttackers,
  clocks: tellClocks,
  turn: (facts: Danger & { color: Color }) => say('turn', facts),
  promotion: (facts: { square: string }) => say('promotion', facts),
  promotionTo: (facts: { role: Role }) => say('promotionTo', facts),
  cancel: () => say('cancel'),
  noSquare: (facts: { text: string }) => say('noSquare', facts),
  commands: () => say('commands'),
})

function nameSquare({
  square,
  piece,
  isCheck,
  isInReach,
  goals,
  premove,
  highlight,
  isGoal,
}: SquareFacts): string {
  return [
    square,
    piece ? describePiece(piece) : say('empty'),
    isCheck && say('inCheck'),
    isInReach && say('inReach'),
    goals.length > 0 && say('goals', { squares: makeList(goals) }),
    premove && say('premoveHere', { end: premove }),
    highlight,
    isGoal && say('goal'),
  ]
    .filter(Boolean)
    .join(', ')
}

const tellGroup = ({ role, squares }: Group): string =>
  say('group', { role, squares: makeList(squares), count: squares.length })

function tellLastMove({
  from,
  to,
  piece,
}: {
  from: string | undefined
  to: string | undefined
  piece: Piece | undefined
}): string {
  if (from === undefined || to === undefined) return say('noLastMove')
  return piece ? say('lastMove', { from, to, piece: describePiece(piece) }) : say('lastSquares', { from, to })
}

function tellAttackers({
  square,
  attackers,
}: {
  square: string
  attackers: readonly (Piece & { square: string })[]
}): string {
  const named = capitalise(square)
  if (attackers.length === 0) return say('noAttackers', { square: named })
  const told = attackers.map((attacker) => say('attacker', attacker))
  return say('attackers', { square: named, attackers: makeList(told) })
}

function tellClocks(clocks: { readonly [color in Color]: number | undefined }): string {
  const told = colors.flatMap((color) => {
    const ms = clocks[color]
    return ms === undefined ? [] : say('clock', { color, time: tellTime(ms) })
  })
  return told.join(' ') || say('noClocks')
}

function tellTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const parts = {
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
  const units = ['hours', 'minutes', 'seconds'] as const
  const told = units.flatMap((unit) => (parts[unit] > 0 ? say(unit, { count: parts[unit] }) : []))
  return makeList(told) || say('seconds', { count: 0 })
}
