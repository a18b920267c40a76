import { type GameRecord, lonePerson, tellSpecialRules } from '@rookery/play'
import { type ScoreWish, type Surroundings, viewOf } from '@rookery/players'
import { say } from '@rookery/words/cli/play'
import type { Look } from '../console/look.ts'
import type { Prompter } from '../console/prompter.ts'
import type { GameStore } from '../store/game-store.ts'
import type { Terminal } from '../terminal.ts'
import { Coach } from './coach.ts'
import { Screen } from './screen.ts'
import { createSeats, disposeSeats } from './seats.ts'
import { Session, type SessionOptions } from './session.ts'

interface Place extends SessionOptions {
  readonly terminal: Terminal
  readonly look: Look
  readonly prompter: Prompter
  readonly store: GameStore
  readonly surroundings?: Surroundings
  /** From whose side scores are told. */
  readonly view: ScoreWish
}

/** Plays a game, kept in `file`, to its end or until the person leaves. The board is seen from the person's side. */
export async function runGame(record: GameRecord, file: string, place: Place): Promise<void> {
  const { terminal, look, prompter, store, surroundings = {} } = place
  const { sides, shownAs } = record
  const person = lonePerson(sides)
  const { side } = viewOf(place.view, person, 'white')
  const screen = new Screen(terminal, look, shownAs.isBare === true, person ?? 'white', side)
  const hasPerson = [sides.white, sides.black].some(({ kind }) => kind === 'person')
  if (!screen.isBare && hasPerson && isNewBoard(record, store))
    screen.say(`${screen.makeRules(record.line.variant)}\n${say('rulesAgain')}`)
  const seats = await createSeats(record, surroundings)
  const coach = Coach.of(record)
  try {
    await new Session(record, file, store, screen, prompter, seats, { ...place, coach }).run()
  } finally {
    await coach?.dispose()
    await disposeSeats(seats)
  }
}

/** Whether this is the first game on a board that has rules of its own. */
const isNewBoard = ({ line: { variant } }: GameRecord, store: GameStore): boolean =>
  tellSpecialRules(variant).length > 0 && store.noteBoard(variant.id)
