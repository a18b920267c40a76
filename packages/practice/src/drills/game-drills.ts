import type { Review } from '@rookery/analysis'
import { roster } from '@rookery/players'
import { type Color, colors, type Game } from '@rookery/rules'
import type { OwnMoveDrill } from './drill.ts'
import { makeDrills } from './make-drills.ts'

/** The mistakes of a reviewed game as drills, with the names of the game: those of a player, or of everybody but minds. */
export async function makeGameDrills(
  game: Game,
  review: Review,
  nowMs: number,
  player?: string,
): Promise<readonly OwnMoveDrill[]> {
  const line = game.line()
  const source = {
    white: nameOf(game, 'white') ?? '?',
    black: nameOf(game, 'black') ?? '?',
    date: game.tags.get('Date') ?? '',
    winner: winnerOf(game),
  }
  const sides = colors.filter((color) => isDrilled(game, color, player))
  const drills = makeDrills(line, review, source, sides, nowMs)
  if (drills.length === 0 || game.variant.id !== 'standard') return drills
  // Its table is large, and most games need none of it.
  const { findOpening } = await import('@rookery/rules/openings')
  const opening = findOpening(line.positions)?.name
  if (opening === undefined) return drills
  return drills.map((drill) => ({ ...drill, game: { ...drill.game, opening } }))
}

const nameOf = ({ tags }: Game, color: Color): string | undefined =>
  tags.get(color === 'white' ? 'White' : 'Black')

const isDrilled = (game: Game, color: Color, player: string | undefined): boolean =>
  player === undefined ? !isMind(nameOf(game, color) ?? '') : isPlayedBy(game, color, player)

/** Whoever types a name does not think of its capitals. */
export const isPlayedBy = (game: Game, color: Color, player: string): boolean =>
  nameOf(game, color)?.toLowerCase() === player.toLowerCase()

/** The side of the one person, as the names of a game tell it: opposite a mind sits somebody who is none. */
export function personIn(game: Game): Color | undefined {
  const people = colors.filter((color) => !isMind(nameOf(game, color) ?? '?'))
  const [color] = people
  const isKnown = people.length === 1 && (nameOf(game, color!) ?? '?') !== '?'
  return isKnown ? color : undefined
}

/** "Owl" or "Owl (depth 3)", as a game of ours names it. */
const isMind = (name: string): boolean =>
  roster.some((entry) => name === entry.name || name.startsWith(`${entry.name} (`))

const winnerOf = ({ result }: Game): Color | undefined =>
  result === '1-0' ? 'white' : result === '0-1' ? 'black' : undefined
