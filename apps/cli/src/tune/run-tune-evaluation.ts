import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from '@rookery/experience/node'
import {
  type EngineSources,
  findEngineSources,
  makeParamSource,
  readParamGroups,
  readTunedValues,
  tuneEvaluation,
} from '@rookery/training/tune'
import { say } from '@rookery/words/cli/tune'
import { makeFixed } from '../console/numbers.ts'
import { ProgressLine } from '../console/progress-line.ts'
import { openReader } from '../data/open-reader.ts'
import { demand, exitCodes, Failure } from '../exit.ts'
import { untilStopped } from '../interrupts.ts'
import { type Terminal, write } from '../terminal.ts'
import { withState } from './with-state.ts'

export interface TuneEvaluationOptions {
  readonly positions: number
  readonly rounds: number
  readonly epochs: number
  readonly state?: string
  readonly write?: boolean
}

/** Tunes the hand-written evaluation on records; what a round has found is kept, and the same command goes on. */
export async function runTuneEvaluation(
  file: string | undefined,
  options: TuneEvaluationOptions,
  terminal: Terminal,
): Promise<void> {
  const sources = demand(findEngineSources(process.cwd()))
  const state = options.state ?? join(sources.root, '.cache', 'tune-evaluation.json')
  if (options.write) await writeValues(sources, state, terminal)
  else if (file === undefined) throw new Failure(say('evaluation.noRecords'), exitCodes.usage)
  else await tune(file, state, options, terminal)
}

async function tune(
  file: string,
  state: string,
  options: TuneEvaluationOptions,
  terminal: Terminal,
): Promise<void> {
  const reader = openReader(file)
  const line = new ProgressLine(terminal)
  let lastError: number | undefined
  try {
    if (reader.isMinichess) throw new Failure(say('evaluation.minichess', { file }), exitCodes.faults)
    const tuned = await withState(state, terminal, () =>
      untilStopped((signal) =>
        tuneEvaluation({
          ...options,
          reader,
          state,
          signal,
          onProgress: (round, part, error) => {
            lastError = error ?? lastError
            const told = { round, rounds: options.rounds, percent: Math.round(100 * part) }
            line.show(() =>
              error === undefined
                ? say('evaluation.round', told)
                : say('evaluation.roundError', { ...told, error: makeFixed(error, 6) }),
            )
          },
        }),
      ),
    )
    line.clear()
    const { isComplete } = demand(tuned, exitCodes.faults)
    if (lastError !== undefined)
      await write(terminal.output, `${say('evaluation.error', { error: makeFixed(lastError, 6) })}\n`)
    await write(
      terminal.output,
      `${isComplete ? say('evaluation.done', { file: state }) : say('evaluation.stopped')}\n`,
    )
  } finally {
    line.clear()
    reader.close()
  }
}

async function writeValues(sources: EngineSources, state: string, terminal: Terminal): Promise<void> {
  const kept = demand(readTunedValues(state), exitCodes.faults)
  if (!kept) throw new Failure(say('nothingKept', { file: state }), exitCodes.usage)
  const groups = readParamGroups(readFileSync(sources.paramNames, 'utf8'))
  replaceFile(sources.paramValues, makeParamSource(groups, kept.values))
  await write(
    terminal.output,
    `${say('evaluation.written', { file: sources.paramValues, rounds: kept.rounds, positions: kept.positions })}\n`,
  )
}
