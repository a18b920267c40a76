import {
  type Entrant,
  type EntrantFault,
  exportTournament,
  findEntrantFaults,
  makeBracket,
  makeCrossTable,
  makeSprtLine,
  makeStandings,
  nameLevel,
  openTournament,
  type SeatEntrant,
  type Tournament,
  TournamentError,
  type TournamentStore,
} from '@rookery/arena'
import { StoreError, seatEntrantsInNode } from '@rookery/arena/node'
import { replaceFile } from '@rookery/experience/node'
import { sayFaults } from '@rookery/play/fault-words'
import { inEnglish } from '@rookery/words'
import { say } from '@rookery/words/cli/arena'
import { exitCodes, Failure } from '../exit.ts'
import { untilStopped } from '../interrupts.ts'
import { type Terminal, write } from '../terminal.ts'
import { createPersonPrompt } from './ask-person.ts'
import { EngineNotices } from './engine-notices.ts'
import { makeLadderTable } from './ladder-table.ts'
import { LiveView } from './live-view.ts'
import { onDisk } from './on-disk.ts'
import { PgnFile } from './pgn-file.ts'
import { makeResumeCommand, type RunOptions } from './run-options.ts'

interface Circumstances {
  /** Who plays for an entrant on this machine. */
  readonly entrantAs: (entrant: Entrant) => Entrant
  /** Called when the first game begins: from then on there is something to resume. */
  readonly onBegin: () => void
}

/** Plays what is left of a tournament, shows it, and prints its tables; Ctrl-C stops it between two moves. */
export async function runArena(
  store: TournamentStore,
  file: string,
  options: RunOptions & Circumstances,
  terminal: Terminal,
): Promise<Tournament> {
  const { plan } = store
  const person = createPersonPrompt(terminal)
  const create = seatEntrantsInNode(person.ask, { isLocal: options.isLocal ?? false })
  const seatEntrant: SeatEntrant = (entrant, tell) => create(options.entrantAs(entrant), tell)
  const isTolerant = options.tolerate === true
  let tell = (line: string): void => void terminal.output.write(`${line}\n`)
  const notices = new EngineNotices(options.log, (line) => tell(line))
  const faults = await findEntrantFaults(plan, seatEntrant, {
    isTolerant,
    onNotice: ({ name }, notice) => notices.hear(undefined, name, notice),
  })
  if (faults.length > 0) throw new Failure(describeEntrantFaults(faults), exitCodes.faults)
  notices.throwFailure()
  const pgn = options.pgn === undefined ? undefined : new PgnFile(options.pgn, store, options.comments)
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    options.onBegin()
  }
  return untilStopped(async (signal) => {
    const tournament: Tournament = openTournament({
      store,
      seatEntrant,
      concurrency: options.concurrency,
      keepsLines: options.comments.includes('line'),
      signal,
      isTolerant,
      onEvent: (event) => {
        if (event.kind === 'start') begin()
        else if (event.kind === 'notice')
          notices.hear(event.game.number, plan.entrants[event.entrant]!.name, event.notice)
        else if (event.kind === 'paused') view.say(describePause(event.game.number, event.ms))
        if (event.kind !== 'end') return
        pgn?.add(event.record)
        notices.throwFailure()
        view.show(event.record)
      },
    })
    const view = new LiveView(terminal, plan, tournament)
    tell = (line) => view.say(line)
    const { json } = options
    const writeJson = () => {
      if (json !== undefined) onDisk(json, () => replaceFile(json, makeJson(tournament, store)))
    }
    try {
      // A file that cannot be written is better known before the first game than after the last.
      writeJson()
      const ending = await tournament.run()
      await write(terminal.output, `\n${makeReport(tournament, store)}`)
      writeJson()
      if (ending === 'stopped')
        await write(terminal.output, `\n${say('stopped', { command: makeResumeCommand(file, options) })}\n`)
      return tournament
    } catch (error) {
      throw describeEnd(error, hasBegun ? makeResumeCommand(file, options) : undefined)
    } finally {
      person.close()
    }
  })
}

/** Whatever ended the tournament early, its finished games are stored, and it can be resumed. */
function describeEnd(error: unknown, resume: string | undefined): unknown {
  const fail = (key: 'goOn' | 'goOnKept', { message }: Error) =>
    new Failure(resume === undefined ? message : say(key, { message, command: resume }), exitCodes.faults)
  if (error instanceof TournamentError)
    return error.code === 'complaint'
      ? new Failure(say('complaint', { message: error.message }), exitCodes.faults)
      : fail('goOn', error)
  const isUnwritable = error instanceof StoreError && error.code === 'cannot-write'
  if (!isUnwritable && !(error instanceof Failure)) return error
  return fail('goOnKept', error)
}

function describeEntrantFaults(faults: readonly EntrantFault[]): string {
  const message = sayFaults(faults)
  return faults.some(({ code }) => code === 'complaint') ? say('complaint', { message }) : message
}

const describePause = (number: number, ms: number): string => say('paused', { number, seconds: ms / 1000 })

export function makeReport({ standings, bracket }: Tournament, { plan }: TournamentStore): string {
  if (plan.schedule.kind === 'ladder') return makeLadderTable(standings, plan)
  const cross = plan.entrants.length > 2 ? `\n${makeCrossTable(standings)}` : ''
  const sprt = plan.sprt ? makeSprtLine(standings.sprt(plan.sprt)) : ''
  const matches = bracket ? `\n${makeBracket(bracket, standings.names)}` : ''
  return `${makeStandings(standings)}${sprt}${cross}${matches}`
}

/** What the tables say; entrants are numbered from 0 in the order of the plan. */
export function makeTables({ standings, bracket, total, isOver }: Tournament, { plan }: TournamentStore) {
  return {
    event: plan.event,
    variant: plan.variant,
    schedule: plan.schedule,
    games: standings.games,
    ...(total === undefined ? {} : { total }),
    isOver,
    standings: standings.rows(),
    meetings: standings.meetings(),
    ...(plan.sprt ? { sprt: standings.sprt(plan.sprt) } : {}),
    ...(bracket
      ? {
          bracket: bracket.map((level) => ({
            name: inEnglish(() => nameLevel(level)),
            matches: level.matches,
          })),
        }
      : {}),
  }
}

export function makeJson(tournament: Tournament, store: TournamentStore): string {
  const { standings, sprt, bracket } = makeTables(tournament, store)
  const document = {
    ...exportTournament(store),
    standings,
    ...(sprt ? { sprt } : {}),
    ...(bracket ? { bracket } : {}),
  }
  return `${JSON.stringify(document, null, 1)}\n`
}
