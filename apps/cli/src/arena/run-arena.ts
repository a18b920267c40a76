import { writeFileSync } from 'node:fs'
import {
  type CreateContestant,
  type Entrant,
  type EntrantFault,
  exportTournament,
  findEntrantFaults,
  makeCrossTable,
  makeSprtLine,
  makeStandings,
  openTournament,
  type Tournament,
  TournamentError,
  type TournamentStore,
} from '@rookery/arena'
import { nodeContestants, StoreError } from '@rookery/arena/node'
import { describeFaults } from '@rookery/rules'
import { exitCodes, Failure } from '../exit.ts'
import { type Terminal, write } from '../terminal.ts'
import { createPersonPrompt } from './ask-person.ts'
import { EngineNotices } from './engine-notices.ts'
import { LiveView } from './live-view.ts'
import { onDisk } from './on-disk.ts'
import { PgnFile } from './pgn-file.ts'

export interface RunOptions {
  readonly concurrency: number
  readonly pgn?: string
  readonly json?: string
  /** Who plays for an entrant on this machine. */
  readonly entrantAs?: (entrant: Entrant) => Entrant
  /** A folder for what engines say beside the protocol. */
  readonly log?: string
  /** Plays on when an engine says that it did not do what it was told. */
  readonly tolerate?: boolean
}

/** Plays what is left of a tournament, shows it, and prints its tables; Ctrl-C stops it between two moves. */
export async function runArena(
  store: TournamentStore,
  file: string,
  options: RunOptions,
  terminal: Terminal,
): Promise<Tournament> {
  const { plan } = store
  const person = createPersonPrompt(terminal)
  const { entrantAs = (entrant) => entrant } = options
  const create = nodeContestants(person.ask)
  const createContestant: CreateContestant = (entrant, tell) => create(entrantAs(entrant), tell)
  const isTolerant = options.tolerate === true
  let say = (line: string): void => void terminal.output.write(`${line}\n`)
  const notices = new EngineNotices(options.log, (line) => say(line))
  const faults = await findEntrantFaults(plan, createContestant, {
    isTolerant,
    onNotice: ({ name }, notice) => notices.hear(undefined, name, notice),
  })
  if (faults.length > 0) throw new Failure(describeEntrantFaults(faults), exitCodes.faults)
  notices.throwFailure()
  const pgn = options.pgn === undefined ? undefined : new PgnFile(options.pgn, store)
  const stop = new AbortController()
  const onSignal = () => stop.abort()
  process.once('SIGINT', onSignal)
  process.once('SIGTERM', onSignal)
  const tournament: Tournament = openTournament({
    store,
    createContestant,
    concurrency: options.concurrency,
    signal: stop.signal,
    isTolerant,
    onEvent: (event) => {
      if (event.kind === 'notice')
        notices.hear(event.game.number, plan.entrants[event.entrant]!.name, event.notice)
      else if (event.kind === 'paused') view.say(describePause(event.game.number, event.ms))
      if (event.kind !== 'end') return
      pgn?.add(event.record)
      notices.throwFailure()
      view.show(event.record)
    },
  })
  const view = new LiveView(terminal, plan, tournament)
  say = (line) => view.say(line)
  try {
    const ending = await tournament.run()
    await write(terminal.output, `\n${makeReport(tournament, store)}`)
    const { json } = options
    if (json !== undefined) onDisk(json, () => writeFileSync(json, makeJson(tournament, store)))
    if (ending === 'stopped')
      await write(terminal.output, `\nstopped; go on with: rookery arena resume ${quote(file)}\n`)
    return tournament
  } catch (error) {
    throw describeEnd(error, file)
  } finally {
    person.close()
    process.off('SIGINT', onSignal)
    process.off('SIGTERM', onSignal)
  }
}

/** Whatever ended the tournament early, its finished games are stored, and it can be resumed. */
function describeEnd(error: unknown, file: string): unknown {
  const wayOn = `go on with: rookery arena resume ${quote(file)}`
  if (error instanceof TournamentError)
    return new Failure(
      error.code === 'complaint' ? `${error.message}${tolerateHint}` : `${error.message}; ${wayOn}`,
      exitCodes.faults,
    )
  const isUnwritable = error instanceof StoreError && error.code === 'cannot-write'
  if (isUnwritable || error instanceof Failure)
    return new Failure(`${error.message}; the finished games are kept, ${wayOn}`, exitCodes.faults)
  return error
}

const tolerateHint = ' (that spoils a measurement; --tolerate plays on all the same)'

const describeEntrantFaults = (faults: readonly EntrantFault[]): string =>
  `${describeFaults(faults)}${faults.some(({ code }) => code === 'complaint') ? tolerateHint : ''}`

const describePause = (number: number, ms: number): string =>
  `game ${number} is played again: this program was stopped for ${(ms / 1000).toFixed(1)} s, and no clock was right`

export function makeReport({ standings }: Pick<Tournament, 'standings'>, { plan }: TournamentStore): string {
  const cross = plan.entrants.length > 2 ? `\n${makeCrossTable(standings)}` : ''
  const sprt = plan.sprt ? makeSprtLine(standings.sprt(plan.sprt)) : ''
  return `${makeStandings(standings)}${sprt}${cross}`
}

export function makeJson({ standings }: Pick<Tournament, 'standings'>, store: TournamentStore): string {
  const { sprt } = store.plan
  const document = {
    ...exportTournament(store),
    standings: standings.rows(),
    ...(sprt ? { sprt: standings.sprt(sprt) } : {}),
  }
  return `${JSON.stringify(document, null, 1)}\n`
}

const quote = (text: string): string =>
  /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
