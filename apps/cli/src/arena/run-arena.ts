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
import { type SqliteStore, StoreError, seatEntrantsInNode } from '@rookery/arena/node'
import { replaceFile } from '@rookery/experience/node'
import { sayFaults, sayReason } from '@rookery/play/fault-words'
import { inEnglish } from '@rookery/words'
import { say } from '@rookery/words/cli/arena'
import { say as sayColony } from '@rookery/words/cli/colony'
import { exitCodes, Failure } from '../exit.ts'
import { type Terminal, write } from '../terminal.ts'
import { createPersonPrompt } from './ask-person.ts'
import { EngineNotices } from './engine-notices.ts'
import { joinForGames } from './join-for-games.ts'
import { makeLadderTable } from './ladder-table.ts'
import { LiveView } from './live-view.ts'
import { onDisk } from './on-disk.ts'
import { PgnFile } from './pgn-file.ts'
import { makeResumeCommand, type RunOptions } from './run-options.ts'

interface Circumstances {
  /** Who plays for an entrant on this machine. */
  readonly entrantAs: (entrant: Entrant) => Entrant
  /** Stops it between two moves. */
  readonly signal: AbortSignal
  /** Called when nothing hinders the tournament any more. */
  readonly onReady: () => Promise<void>
  /** Called when the first game begins: from then on there is something to resume. */
  readonly onBegin: () => void
}

/** Plays what is left of a tournament, shows it, and prints its tables. */
export async function runArena(
  store: SqliteStore,
  file: string,
  options: RunOptions & Circumstances,
  terminal: Terminal,
): Promise<Tournament> {
  const { plan } = store
  const { signal } = options
  const colony = options.colony === undefined ? undefined : await joinForGames(options.colony, plan)
  const person = createPersonPrompt(terminal)
  const create = seatEntrantsInNode(person.ask, { isLocal: options.isLocal ?? false })
  const seatEntrant: SeatEntrant = (entrant, tell) => create(options.entrantAs(entrant), tell)
  const isTolerant = options.tolerate === true
  let tell = (line: string): void => void terminal.output.write(`${line}\n`)
  const notices = new EngineNotices(options.log, (line) => tell(line))
  // Engines of a colony are those of its workers.
  const own = colony ? plan.entrants.filter(({ kind }) => kind === 'player') : plan.entrants
  const faults = await findEntrantFaults({ ...plan, entrants: own }, seatEntrant, {
    isTolerant,
    onNotice: ({ name }, notice) => notices.hear(undefined, name, notice),
  })
  if (faults.length > 0) throw new Failure(describeEntrantFaults(faults), exitCodes.faults)
  notices.throwFailure()
  await options.onReady()
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    options.onBegin()
  }
  const openPgn = () =>
    options.pgn === undefined ? undefined : new PgnFile(options.pgn, store, options.comments)
  let pgn = openPgn()
  const playOn = async (): Promise<Tournament> => {
    const keepsLines = options.comments.includes('line')
    const tournament: Tournament = openTournament({
      store,
      seatEntrant,
      concurrency: options.concurrency,
      keepsLines,
      signal,
      isTolerant,
      ...(colony
        ? {
            openHall: () =>
              colony.openHall({
                store,
                tournament,
                keepsLines,
                isTolerant,
                ...options.colonyWays,
                onStart: begin,
                onNotice: (line) => tell(sayReason(line)),
              }),
          }
        : {}),
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
    // A file that cannot be written is better known before the first game than after the last.
    writeJson()
    const ending = await tournament.run()
    await write(terminal.output, `\n${makeReport(tournament, store)}`)
    writeJson()
    if (ending === 'stopped')
      await write(terminal.output, `\n${say('stopped', { command: makeResumeCommand(file, options) })}\n`)
    return tournament
  }
  try {
    for (;;) {
      try {
        return await playOn()
      } catch (error) {
        const liar = colony?.findLiar(error)
        if (!liar) throw error
        const count = store.removeWork(liar.worker)
        pgn = openPgn()
        tell(sayColony('liar', { message: sayReason(liar), count }))
      }
    }
  } catch (error) {
    throw describeEnd(error, hasBegun ? makeResumeCommand(file, options) : undefined)
  } finally {
    person.close()
    colony?.close()
  }
}

/** Whatever ended the tournament early, its finished games are stored, and it can be resumed. */
function describeEnd(error: unknown, resume: string | undefined): unknown {
  const fail = (key: 'goOn' | 'goOnKept', { message: english }: Error) => {
    const message = sayReason(english)
    return new Failure(
      resume === undefined ? message : say(key, { message, command: resume }),
      exitCodes.faults,
    )
  }
  if (error instanceof TournamentError)
    return error.code === 'complaint'
      ? new Failure(say('complaint', { message: error.message }), exitCodes.faults)
      : fail('goOn', error)
  // Its class is loaded only where there is a colony.
  if (error instanceof Error && error.name === 'ColonyError') return fail('goOn', error)
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
  const explained = `${say('explained', { hasTest: plan.sprt !== undefined })}\n`
  return `${makeStandings(standings)}${sprt}${explained}${cross}${matches}`
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
