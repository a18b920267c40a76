import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from '@rookery/experience/node'
import { makeTable } from '@rookery/players'
import {
  findEngineSources,
  readTunedMargins,
  type TunedSearch,
  tuneSearch,
  writeMargins,
} from '@rookery/training/tune'
import { AmountLine } from '../console/progress-line.ts'
import { demand, exitCodes, Failure } from '../exit.ts'
import { untilStopped } from '../interrupts.ts'
import { type Terminal, write } from '../terminal.ts'
import { withState } from './with-state.ts'

export interface TuneSearchOptions {
  readonly pairs: number
  readonly nodes: number
  readonly gain: number
  readonly seed: number
  readonly threads: number
  readonly state?: string
  readonly write?: boolean
}

/** Tunes the margins of the search until all pairs are played or a signal ends it; the same command goes on. */
export async function runTuneSearch(options: TuneSearchOptions, terminal: Terminal): Promise<void> {
  const sources = demand(findEngineSources(process.cwd()))
  const state = options.state ?? join(sources.root, '.cache', 'tune-search.json')
  if (options.write) {
    const kept = demand(readTunedMargins(state, sources), exitCodes.faults)
    if (!kept) throw new Failure(`there is no ${state} to write from`, exitCodes.usage)
    replaceFile(sources.margins, writeMargins(readFileSync(sources.margins, 'utf8'), kept.margins))
    await write(terminal.output, `${sources.margins} has the margins of ${kept.pairs} pairs\n`)
    return
  }
  const line = new AmountLine(terminal, 'pairs')
  const tuned = await withState(state, () =>
    untilStopped(
      (signal) =>
        tuneSearch({
          ...options,
          sources,
          state,
          signal,
          onProgress: (done) => line.show(done, options.pairs),
        }),
      () => terminal.errors.write('\nstopping after the games in play; a second Ctrl-C gives them up\n'),
    ),
  )
  line.clear()
  const { margins, isComplete } = demand(tuned, exitCodes.faults)
  await write(terminal.output, makeMargins(margins))
  await write(
    terminal.output,
    isComplete
      ? `\n${state} keeps them; --write puts them into ${sources.margins}\n`
      : '\nstopped; the same command goes on\n',
  )
}

const makeMargins = (margins: TunedSearch['margins']): string =>
  `${makeTable([
    ['margin', 'was', 'is'],
    ...margins.map(({ name, value, tuned }) => [name, String(value), tuned.toFixed(1)]),
  ]).join('\n')}\n`
