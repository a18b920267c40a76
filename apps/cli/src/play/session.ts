import { setTimeout } from 'node:timers/promises'
import {
  AskedThoughts,
  type ClockState,
  clockLimits,
  type DrawOffer,
  describeClocks,
  describeCount,
  describeResult,
  type GameRecord,
  pressClock,
  remainingMs,
  rewindClock,
  startClock,
  stopClock,
} from '@rookery/play'
import { type Limits, lightenThought, type Thought } from '@rookery/players'
import { type Line, type Move, type Outcome, timeOutcome } from '@rookery/rules'
import { say } from '@rookery/words/cli/play'
import type { Prompter } from '../console/prompter.ts'
import type { GameStore } from '../store/game-store.ts'
import type { Coach } from './coach.ts'
import { takeMindTurn } from './mind-turn.ts'
import { takePersonTurn } from './person-turn.ts'
import type { Screen } from './screen.ts'
import type { TakenSeats } from './seats.ts'

/** How a turn ended: the game goes on, is over, or was left to be continued another day. */
export type TurnEnd =
  | { readonly kind: 'goes on' }
  | { readonly kind: 'over'; readonly outcome: Outcome }
  | { readonly kind: 'left' }

export type OnOver = (record: GameRecord, outcome: Outcome) => Promise<string>

export interface SessionOptions {
  /** Told of a game that has ended before it is put away; what it answers is said. */
  readonly onOver?: OnOver | undefined
  /** What a mind's move is given to be looked at, before the next. */
  readonly delayMs?: number | undefined
  readonly now?: (() => number) | undefined
  readonly coach?: Coach | undefined
}

export interface LastThought {
  readonly thought: Thought
  /** The game as the mind saw it. */
  readonly line: Line
}

/** The newest that was kept with the game. */
function lastThoughtOf({ line, thoughts }: GameRecord): LastThought | undefined {
  const ply = Math.max(...thoughts.keys())
  const thought = thoughts.get(ply)
  return thought && { thought, line: line.until(ply) }
}

/** One game at one terminal. Every change is on disk before anything else happens. */
export class Session {
  lastThought: LastThought | undefined
  /** What the mind was asked about in this game. */
  readonly askedThoughts = new AskedThoughts()
  /** Of the turn that is being played, where the game has clocks. */
  #clock: ClockState | undefined
  readonly #now: () => number
  #record: GameRecord
  /** The line whose board was drawn last. */
  #shown: Line | undefined

  constructor(
    record: GameRecord,
    private readonly file: string,
    private readonly store: GameStore,
    readonly screen: Screen,
    readonly prompter: Prompter,
    readonly seats: TakenSeats,
    private readonly options: SessionOptions = {},
  ) {
    this.#record = record
    this.lastThought = lastThoughtOf(record)
    this.#now = options.now ?? (() => performance.now())
    store.save(file, record)
  }

  get record(): GameRecord {
    return this.#record
  }

  get coach(): Coach | undefined {
    return this.options.coach
  }

  /** Nobody helps, and the mind keeps its thoughts to itself. */
  get isStrict(): boolean {
    return this.#record.coach?.kind === 'strict'
  }

  get line(): Line {
    return this.#record.line
  }

  /** What the side to move has left; undefined where nobody counts the time. */
  leftMs(): number | undefined {
    return this.#clock && remainingMs(this.#clock, this.line, this.line.position.turn, this.#now())
  }

  limits(): Limits {
    return this.#clock ? clockLimits(this.#clock, this.line, this.#now()) : {}
  }

  describeClocks(): string | undefined {
    return this.#clock && describeClocks(this.#clock, this.line, this.#now())
  }

  /** With the thought behind it, if a mind made it. False where the time was over before the move was made. */
  play(move: Move, thought?: Thought): boolean {
    if (this.leftMs() === 0) return false
    const { line } = this
    const clock = this.#clock && pressClock(this.#clock, line, this.#now())
    this.#clock = undefined
    const thoughts = new Map(this.#record.thoughts)
    if (thought) thoughts.set(line.moves.length, lightenThought(thought))
    this.#keep({ ...this.#record, line: line.play(move), clock, thoughts })
    return true
  }

  offer(offer: DrawOffer): void {
    this.#keep({ ...this.#record, offer })
  }

  /** The person has answered a question of the coach's. */
  noteWarning(name: string): void {
    this.#keep({ ...this.#record, warned: [...(this.#record.warned ?? []), name] })
  }

  /** Back to an earlier line of the same game, and to the clocks of then. */
  goBackTo(line: Line): void {
    const { clock, thoughts } = this.#record
    const count = line.moves.length
    this.#keep({
      ...this.#record,
      line,
      clock: clock && rewindClock(clock, count),
      offer: undefined,
      thoughts: new Map([...thoughts].filter(([ply]) => ply < count)),
    })
    this.lastThought = lastThoughtOf(this.#record)
    this.#startClock()
  }

  #keep(record: GameRecord): void {
    this.#record = record
    this.store.save(this.file, record)
  }

  #startClock(): void {
    const { clock } = this.#record
    this.#clock = clock && startClock(clock, this.line, this.#now())
    const isPerson = this.seats[this.line.position.turn].kind === 'person'
    this.prompter.limit(isPerson ? this.leftMs() : undefined)
  }

  /** Draws the board unless it is there already: once a turn. */
  showBoard(): void {
    if (this.#shown === this.line) return
    this.#shown = this.line
    this.screen.showPosition(this.line)
    const clocks = this.describeClocks()
    if (clocks) this.screen.say(clocks)
  }

  async run(): Promise<void> {
    let end: TurnEnd = { kind: 'goes on' }
    while (end.kind === 'goes on') end = await this.#takeTurn()
    this.prompter.limit(undefined)
    if (end.kind === 'left') {
      // Whoever leaves does not think for nothing.
      if (this.#clock) this.#keep({ ...this.#record, clock: stopClock(this.#clock, this.#now()) })
      this.screen.say(`\n${say('kept')}`)
      return
    }
    this.showBoard()
    const news = await this.options.onOver?.(this.#record, end.outcome)
    this.store.archive(this.file, { ...this.#record, ended: end.outcome })
    this.screen.answer(`${describeResult(end.outcome)}\n${describeCount(this.line)}`)
    if (news) this.screen.say(news)
    this.screen.say(say('isIn', { file: this.store.pgnFile }))
  }

  /** Whoever has a person at the board sees it when it is theirs to move; where only minds play, after every move. */
  async #takeTurn(): Promise<TurnEnd> {
    const { line, seats } = this
    const outcome = line.outcome()
    if (outcome) return { kind: 'over', outcome }
    const seat = seats[line.position.turn]
    const isPerson = seat.kind === 'person'
    this.#startClock()
    if (isPerson || seats.white.kind === seats.black.kind) this.showBoard()
    const end = isPerson ? await takePersonTurn(this) : await takeMindTurn(this, seat)
    const isOver = this.#clock !== undefined && (this.leftMs() === 0 || this.prompter.isLate)
    if (isOver && !this.prompter.leaving.aborted) {
      // The cursor still stands behind the question.
      if (isPerson && this.prompter.isInteractive) this.screen.say('')
      return { kind: 'over', outcome: timeOutcome(line.position, line.position.turn) }
    }
    if (!isPerson && end.kind === 'goes on') await this.#pause()
    return end
  }

  async #pause(): Promise<void> {
    const { delayMs } = this.options
    if (delayMs) await setTimeout(delayMs, undefined, { signal: this.prompter.leaving }).catch(() => {})
  }
}
