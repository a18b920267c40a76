import {
  type GameRecord,
  makeSprtLine,
  makeStandings,
  type Plan,
  type TableOptions,
  type Tournament,
} from '@rookery/arena'
import { say } from '@rookery/words/cli/arena'
import { say as sayMain } from '@rookery/words/cli/main'
import { makeDuration } from '../console/status-line.ts'
import type { Terminal } from '../terminal.ts'
import { makeLadderTable } from './ladder-table.ts'

/** Without a terminal to redraw, the table comes after so many games. */
const TABLE_EVERY = 10

/** What is printed while a tournament runs: a table that stays in place, or in a pipe a line for each game. */
export class LiveView {
  readonly #terminal: Terminal
  readonly #plan: Plan
  readonly #tournament: Tournament
  readonly #startedMs = performance.now()
  readonly #gamesBefore: number
  readonly #isInPlace: boolean
  #lines = 0

  constructor(terminal: Terminal, plan: Plan, tournament: Tournament) {
    this.#terminal = terminal
    this.#plan = plan
    this.#tournament = tournament
    this.#gamesBefore = tournament.standings.games
    this.#isInPlace = 'isTTY' in terminal.output && terminal.output.isTTY === true
  }

  show(record: GameRecord): void {
    const { entrants } = this.#plan
    const [white, black] = [entrants[record.white]!.name, entrants[record.black]!.name]
    const result = record.winner === null ? '1/2-1/2' : record.winner === 'white' ? '1-0' : '0-1'
    const detail = record.detail === undefined ? '' : `: ${record.detail}`
    const line = `${say('game', { number: record.number })}  ${white} - ${black}  ${result}  ${sayMain(`reasons.${record.ending}`)}${detail}\n`
    if (this.#isInPlace) this.#redraw(line)
    else {
      this.#terminal.output.write(line)
      if ((this.#tournament.standings.games - this.#gamesBefore) % TABLE_EVERY === 0)
        this.#terminal.output.write(`\n${this.#table({})}\n`)
    }
  }

  /** A line that stays; the table is drawn anew below it. */
  say(line: string): void {
    this.#terminal.output.write(`${line}\n`)
    this.#lines = 0
  }

  #redraw(lastGame: string): void {
    // A line that the terminal breaks in two would be one more to go up.
    const { columns = 80 } = this.#terminal.output as { columns?: number }
    const text = `${this.#table({ width: columns - 1, isBrief: true })}${lastGame}`.replace(
      /^.*$/gm,
      (line) => line.slice(0, columns - 1),
    )
    const up = this.#lines === 0 ? '' : `\x1b[${this.#lines}F\x1b[J`
    this.#terminal.output.write(up + text)
    this.#lines = text.split('\n').length - 1
  }

  #table(options: TableOptions): string {
    const { standings } = this.#tournament
    if (this.#plan.schedule.kind === 'ladder')
      return `${makeLadderTable(standings, this.#plan)}${this.#progress()}\n`
    const sprt = this.#plan.sprt ? makeSprtLine(standings.sprt(this.#plan.sprt)) : ''
    return `${makeStandings(standings, options)}${sprt}${this.#progress()}\n`
  }

  #progress(): string {
    const { standings, total } = this.#tournament
    const minutes = (performance.now() - this.#startedMs) / 60_000
    const perMinute = (standings.games - this.#gamesBefore) / minutes
    const time = total === undefined ? undefined : makeDuration(((total - standings.games) / perMinute) * 60)
    const { games } = standings
    if (total === undefined || time === undefined) return say('progress.endless', { games, perMinute })
    return this.#plan.sprt
      ? say('progress.atMost', { games, total, perMinute, time })
      : say('progress.known', { games, total, perMinute, time })
  }
}
