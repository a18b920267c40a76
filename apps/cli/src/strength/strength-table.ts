import { makeTable } from '@rookery/players'
import { say } from '@rookery/words/cli/strength'
import type { PlayerStrength } from './tell-strengths.ts'

/** A line for each player. */
export function makeStrengthTable(players: readonly PlayerStrength[]): string {
  const isRated = players.some(({ rated }) => rated !== undefined)
  const head = [
    ...[say('head.player'), say('head.games'), say('head.moves')],
    ...[say('head.strength'), say('head.interval')],
    ...(isRated ? [say('head.rated')] : []),
  ]
  const rows = players.map(({ player, games, moves, strength, rated }) => [
    player,
    String(games),
    String(moves),
    ...(strength ? [String(strength.rating), say('interval', strength)] : [say('tooFew'), '']),
    ...(isRated ? [rated === undefined ? '' : String(rated)] : []),
  ])
  return makeTable([head, ...rows]).join('\n')
}
