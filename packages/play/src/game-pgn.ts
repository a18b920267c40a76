import { Game } from '@rookery/rules'
import { inEnglish } from '@rookery/words'
import { type GameRecord, recordOutcome } from './game-record.ts'
import { describeOutcome } from './outcome-words.ts'
import { describeSeat } from './seat.ts'

/** The game with its tags and clocks, as any chess program reads it. */
export function makeGame(
  record: GameRecord,
  opening?: { readonly eco: string; readonly name: string },
): Game {
  const { line, sides, clock, begunMs, coach } = record
  const game = new Game(line.start)
  game.setTag('Event', 'Casual game')
  game.setTag('Site', 'Rookery')
  game.setTag('Date', makeDate(begunMs))
  game.setTag(
    'White',
    inEnglish(() => describeSeat(sides.white)),
  )
  game.setTag(
    'Black',
    inEnglish(() => describeSeat(sides.black)),
  )
  if (coach?.kind === 'strict') game.setTag('Strict', 'no take back, no hint, no coach')
  if (clock) {
    const { initialMs, incrementMs } = clock.control
    game.setTag('TimeControl', `${initialMs / 1000}+${incrementMs / 1000}`)
  }
  if (opening) {
    game.setTag('ECO', opening.eco)
    game.setTag('Opening', opening.name)
  }
  for (const [ply, move] of line.moves.entries()) {
    const leftMs = clock?.leftMs[ply]
    game.play(move).clockMs = leftMs === undefined ? undefined : Math.round(leftMs)
  }
  const outcome = recordOutcome(record)
  game.end(outcome)
  if (outcome) game.last.addComment(inEnglish(() => describeOutcome(outcome)))
  return game
}

/** The local day, as PGN writes it; a game from before days were kept has none. */
function makeDate(begunMs: number): string {
  if (begunMs === 0) return '????.??.??'
  const date = new Date(begunMs)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`
}
