import { Game, makePgn } from '@rookery/rules'
import { describeOutcome } from '../ui/words.ts'
import { outcomeOf, type PlayState } from './play-state.ts'
import { birdOf, describeSettings, type Seats } from './seat.ts'

/** The game with its tags and clocks, as any chess program reads it. */
export function makeGamePgn(
  state: PlayState,
  opening?: { readonly eco: string; readonly name: string },
): string {
  const { setup, line, clock } = state
  const game = new Game(setup.start)
  game.setTag('Event', 'Casual game')
  game.setTag('Site', 'Rookery')
  game.setTag('Date', makeDate(setup.begunMs))
  game.setTag('White', playerName(setup.sides, 'white'))
  game.setTag('Black', playerName(setup.sides, 'black'))
  if (setup.clock) {
    game.setTag('TimeControl', `${setup.clock.initialMs / 1000}+${setup.clock.incrementMs / 1000}`)
  }
  if (opening) {
    game.setTag('ECO', opening.eco)
    game.setTag('Opening', opening.name)
  }
  line.moves.forEach((move, index) => {
    const node = game.play(move)
    const left = clock?.leftMs[index]
    if (left !== undefined) node.clockMs = Math.round(left)
  })
  const outcome = outcomeOf(state)
  game.end(outcome)
  if (outcome) game.last.addComment(describeOutcome(outcome))
  return makePgn(game)
}

function playerName(sides: Seats, color: keyof Seats): string {
  const seat = sides[color]
  if (seat.kind === 'person') return 'Person'
  const settings = describeSettings(seat)
  return settings === '' ? birdOf(seat).name : `${birdOf(seat).name} (${settings})`
}

/** The local day, as PGN writes it; a game from before days were kept has none. */
function makeDate(begunMs: number): string {
  if (begunMs === 0) return '????.??.??'
  const date = new Date(begunMs)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`
}
