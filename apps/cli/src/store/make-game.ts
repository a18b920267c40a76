import { Game, type Outcome } from '@rookery/rules'
import { describeMind, parseMindSpec } from '../minds/mind-spec.ts'
import type { GameRecord } from './saved-game.ts'

/** The record as a game that PGN can hold. */
export function makeGame({ line, white, black, started }: GameRecord, outcome?: Outcome): Game {
  const game = new Game(line.start)
  game.setTag('Event', 'Rookery in the terminal')
  game.setTag('Date', started.slice(0, 10).replaceAll('-', '.'))
  game.setTag('White', describeSeat(white))
  game.setTag('Black', describeSeat(black))
  for (const move of line.moves) game.play(move)
  game.end(outcome)
  return game
}

export function describeSeat(seat: string): string {
  if (seat === 'person') return 'Person'
  const spec = parseMindSpec(seat)
  return spec.ok ? describeMind(spec.value) : seat
}
