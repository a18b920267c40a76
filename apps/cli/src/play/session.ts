import type { Thought } from '@rookery/players'
import type { Line, Move, Outcome } from '@rookery/rules'
import type { Prompter } from '../console/prompter.ts'
import type { GameStore } from '../store/game-store.ts'
import type { GameRecord } from '../store/saved-game.ts'
import { describeEnding } from './ending.ts'
import { takeMindTurn } from './mind-turn.ts'
import { takePersonTurn } from './person-turn.ts'
import type { Screen } from './screen.ts'
import type { Seats } from './seats.ts'

/** How a turn ended: the game goes on, is over, or was left to be continued another day. */
export type TurnEnd =
  | { readonly kind: 'goes on' }
  | { readonly kind: 'over'; readonly outcome: Outcome }
  | { readonly kind: 'left' }

export type OnOver = (record: GameRecord, outcome: Outcome) => Promise<string>

export interface LastThought {
  readonly thought: Thought
  /** The game as the mind saw it. */
  readonly line: Line
}

/** One game at one terminal. Every change is on disk before anything else happens. */
export class Session {
  lastThought: LastThought | undefined
  isDrawOffered = false
  #record: GameRecord

  constructor(
    record: GameRecord,
    private readonly file: string,
    private readonly store: GameStore,
    readonly screen: Screen,
    readonly prompter: Prompter,
    readonly seats: Seats,
    private readonly onOver?: OnOver,
  ) {
    this.#record = record
    store.save(file, record)
  }

  get record(): GameRecord {
    return this.#record
  }

  get line(): Line {
    return this.#record.line
  }

  play(move: Move): void {
    this.goTo(this.line.play(move))
  }

  goTo(line: Line): void {
    this.#record = { ...this.#record, line }
    this.store.save(this.file, this.#record)
  }

  async run(): Promise<void> {
    this.screen.showPosition(this.line)
    let end: TurnEnd = { kind: 'goes on' }
    while (end.kind === 'goes on') {
      const outcome = this.line.outcome()
      const seat = this.seats[this.line.position.turn]
      if (outcome) end = { kind: 'over', outcome }
      else end = seat.kind === 'person' ? await takePersonTurn(this) : await takeMindTurn(this, seat)
    }
    if (end.kind === 'left') {
      this.screen.say('\nThe game is kept: `rookery play` goes on with it.')
      return
    }
    const news = await this.onOver?.(this.#record, end.outcome)
    this.store.archive(this.file, this.#record, end.outcome)
    this.screen.answer(describeEnding(end.outcome, this.line))
    if (news) this.screen.say(news)
    this.screen.say(`The game is in ${this.store.pgnFile}`)
  }
}
