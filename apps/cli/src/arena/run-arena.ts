import { writeFileSync } from 'node:fs'
import {
  type CreateContestant,
  type Entrant,
  exportTournament,
  findEntrantFaults,
  makeCrossTable,
  makeSprtLine,
  makeStandings,
  openTournament,
  type Tournament,
  type TournamentStore,
} from '@rookery/arena'
import { nodeContestants } from '@rookery/arena/node'
import { describeFaults } from '@rookery/rules'
import { exitCodes, Failure } from '../exit.ts'
import { type Terminal, write } from '../terminal.ts'
import { createPersonPrompt } from './ask-person.ts'
import { LiveView } from './live-view.ts'
import { PgnFile } from './pgn-file.ts'

export interface RunOptions {
  readonly concurrency: number
  readonly pgn?: string
  readonly json?: string
  /** Who plays for an entrant on this machine. */
  readonly entrantAs?: (entrant: Entrant) => Entrant
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
  const createContestant: CreateContestant = (entrant) => create(entrantAs(entrant))
  const faults = await findEntrantFaults(plan, createContestant)
  if (faults.length > 0) throw new Failure(describeFaults(faults), exitCodes.faults)
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
    onEvent: (event) => {
      if (event.kind !== 'end') return
      pgn?.add(event.record)
      view.show(event.record)
    },
  })
  const view = new LiveView(terminal, plan, tournament)
  try {
    const ending = await tournament.run()
    await write(terminal.output, `\n${makeReport(tournament, store)}`)
    if (options.json !== undefined) writeFileSync(options.json, makeJson(tournament, store))
    if (ending === 'stopped')
      await write(terminal.output, `\nstopped; go on with: rookery arena resume ${quote(file)}\n`)
    return tournament
  } finally {
    person.close()
    process.off('SIGINT', onSignal)
    process.off('SIGTERM', onSignal)
  }
}

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
