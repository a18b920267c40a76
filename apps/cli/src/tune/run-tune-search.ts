import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from '@rookery/experience/node'
import { sayReason } from '@rookery/play/fault-words'
import { makeTable } from '@rookery/players'
import {
  type DuelPlayer,
  type DuelSetup,
  findEngineSources,
  readTunedMargins,
  type TunedSearch,
  tuneSearch,
  writeMargins,
} from '@rookery/training/tune'
import { say as sayMain } from '@rookery/words/cli/main'
import { say } from '@rookery/words/cli/tune'
import { makeFixed } from '../console/numbers.ts'
import { AmountLine } from '../console/progress-line.ts'
import { demand, exitCodes, Failure } from '../exit.ts'
import { untilStopped } from '../interrupts.ts'
import type { ColonyOptions } from '../options/colony-option.ts'
import { asColonyFailure, joinColony } from '../options/join-colony.ts'
import { type Terminal, write } from '../terminal.ts'
import { withState } from './with-state.ts'

export interface TuneSearchOptions {
  readonly pairs: number
  readonly nodes: number
  readonly gain: number
  readonly seed: number
  readonly round: number
  readonly threads: number
  readonly state?: string
  readonly write?: boolean
}

/** Tunes the margins of the search until all pairs are played or a signal ends it; the same command goes on. */
export async function runTuneSearch(
  options: TuneSearchOptions,
  colony: ColonyOptions,
  terminal: Terminal,
): Promise<void> {
  const sources = demand(findEngineSources(process.cwd()))
  const state = options.state ?? join(sources.root, '.cache', 'tune-search.json')
  if (options.write) {
    const kept = demand(readTunedMargins(state, sources), exitCodes.faults)
    if (!kept) throw new Failure(say('nothingKept', { file: state }), exitCodes.usage)
    replaceFile(sources.margins, writeMargins(readFileSync(sources.margins, 'utf8'), kept.margins))
    await write(terminal.output, `${say('search.written', { file: sources.margins, pairs: kept.pairs })}\n`)
    return
  }
  const line = new AmountLine(terminal, 'pairs')
  const { openPlayer, leave } = await joinForDuels(options, colony, terminal)
  const tuned = await withState(state, terminal, () =>
    untilStopped(
      (signal) =>
        tuneSearch({
          ...options,
          sources,
          state,
          signal,
          ...(openPlayer ? { openPlayer } : {}),
          onProgress: (done) => line.show(done, options.pairs),
        }),
      () => terminal.errors.write(`\n${say('search.stopping')}\n`),
    ),
  )
    .catch((error: unknown) => {
      throw asColonyFailure(error)
    })
    .finally(leave)
  line.clear()
  const { margins, isComplete } = demand(tuned, exitCodes.faults)
  await write(terminal.output, makeMargins(margins))
  await write(
    terminal.output,
    `\n${isComplete ? say('search.done', { file: state, margins: sources.margins }) : sayMain('stopped')}\n`,
  )
}

const makeMargins = (margins: TunedSearch['margins']): string =>
  `${makeTable([
    [say('search.margin'), say('search.was'), say('search.is')],
    ...margins.map(({ name, value, tuned }) => [name, String(value), makeFixed(tuned, 1)]),
  ]).join('\n')}\n`

/** Who plays, where it is not this machine. */
async function joinForDuels(
  { pairs, nodes, gain, seed, round }: TuneSearchOptions,
  { colony, colonyWays }: ColonyOptions,
  { errors }: Terminal,
): Promise<{ openPlayer?: (setup: DuelSetup) => DuelPlayer; leave(): void }> {
  if (colony === undefined) return { leave() {} }
  const { openColonyDuels } = await import('@rookery/colony')
  const link = await joinColony(colony)
  const options = {
    link,
    pairs,
    tuning: { pairs, nodes, gain, seed, round },
    ...colonyWays,
    onNotice: (notice: string) => void errors.write(`${sayReason(notice)}\n`),
  }
  return { openPlayer: (setup) => openColonyDuels(options, setup), leave: () => link.close() }
}
