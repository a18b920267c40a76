import { Game, type Outcome } from '@rookery/rules'
import { describeMind, parseMindSpec } from '../minds/mind-spec.ts'
import type { GameRecord } from './saved-game.ts'

/** The record as a game that PGN can hold. */
export function makeGame({ line, white, black, started, clock }: GameRecord, outcome?: Outcome): Game {
  const game = new Game(line.start)
  game.setTag('Event', 'Rookery in the terminal')
  game.setTag('Date', started.slice(0, 10).replaceAll('-', '.'))
  game.setTag('White', describeSeat(white))
  game.setTag('Black', describeSeat(black))
  if (clock)
    game.setTag('TimeControl', `${clock.control.initialMs / 1000}+${clock.control.incrementMs / 1000}`)
  for (const [ply, move] of line.moves.entries()) game.play(move).clockMs = clock?.leftMs[ply]
  game.end(outcome)
  return game
}

export function describeSeat(seat: string): string {
  if (seat === 'person') return 'Person'
  const spec = parseMindSpec(seat)
  return spec.ok ? describeMind(spec.value) : seat
}
