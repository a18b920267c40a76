import { basename } from 'node:path'
import { readNetwork } from '@rookery/engine'
import { makeTable } from '@rookery/players'
import { type JudgedEvaluation, judgeNetworks } from '@rookery/training/tune'
import { say } from '@rookery/words/cli/data'
import { AmountLine } from '../console/progress-line.ts'
import { demand, exitCodes } from '../exit.ts'
import { untilStopped } from '../interrupts.ts'
import { asFailure } from '../system-error.ts'
import { type Terminal, write } from '../terminal.ts'
import { openReader } from './open-reader.ts'

export interface JudgeOptions {
  readonly positions: number
  readonly nodes: number
  readonly by?: string
  readonly scores?: string
}

/** Compares networks, without search, with a deep search and with results; the search's scores are kept for the next time. */
export async function runJudge(
  records: string,
  files: readonly string[],
  options: JudgeOptions,
  terminal: Terminal,
): Promise<void> {
  const reader = openReader(records)
  const { positions, nodes } = options
  const scores = options.scores ?? `${records.replace(/\.records$/, '')}.deep.json`
  const line = new AmountLine(terminal, 'searched')
  try {
    const variant = reader.isMinichess ? 'minichess' : 'standard'
    const read = async (file: string) => demand(await readNetwork(file, variant), exitCodes.faults)
    const networks = await Promise.all(
      files.map(async (file) => ({ name: basename(file), network: await read(file) })),
    )
    const by = options.by === undefined ? undefined : await read(options.by)
    const judged = await untilStopped((signal) =>
      judgeNetworks({
        reader,
        networks,
        positions,
        nodes,
        by,
        scores,
        signal,
        onProgress: (done, total) => line.show(done, total),
      }),
    ).catch((error: unknown) => {
      throw asFailure(error, say('judge.cannotKeep', { file: scores }))
    })
    line.clear()
    const table = demand(judged, exitCodes.faults)
    await write(terminal.output, table ? makeJudgement(table) : `${say('judge.stopped', { file: scores })}\n`)
  } finally {
    line.clear()
    reader.close()
  }
}

/** Errors in hundred-thousandths. */
function makeJudgement(judged: readonly JudgedEvaluation[]): string {
  const tell = ({ error, gain, gainError }: JudgedEvaluation['againstSearch']) => {
    const [e, g, s] = [error, gain, gainError].map((value) => (value * 1e5).toFixed(0))
    return say('judge.cell', { error: e!, gain: g!, gainError: s! })
  }
  const rows = judged.map(({ name, againstSearch, againstResult }) => [
    name,
    tell(againstSearch),
    tell(againstResult),
  ])
  return `${makeTable([[say('judge.evaluation'), say('judge.againstSearch'), say('judge.againstResult')], ...rows]).join('\n')}\n`
}
