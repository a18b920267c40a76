import { type MakeOptions, makeData } from '@rookery/training/data'
import { say } from '@rookery/words/cli/data'
import { say as sayMain } from '@rookery/words/cli/main'
import { demand, exitCodes } from '../exit.ts'
import { untilStopped } from '../interrupts.ts'
import { asFailure } from '../system-error.ts'
import { type Terminal, write } from '../terminal.ts'
import { MakeProgress } from './make-progress.ts'
import { makeCountsReport } from './report.ts'

/** Makes data until it is enough or a signal ends it; what is done by then is kept. */
export async function runMake(
  options: Omit<MakeOptions, 'signal' | 'onProgress' | 'onRepair'>,
  terminal: Terminal,
): Promise<void> {
  const progress = new MakeProgress(terminal, options)
  const made = await untilStopped((signal) =>
    makeData({
      ...options,
      signal,
      onProgress: (counts) => progress.show(counts),
      onRepair: (repair) => terminal.errors.write(`${repair}\n`),
    }),
  ).catch((error: unknown) => {
    throw asFailure(error, say('make.cannotKeep', { folder: options.folder }))
  })
  progress.clear()
  const { paths, counts, isComplete } = demand(made, exitCodes.faults)
  await write(terminal.output, `${paths.records}\n${makeCountsReport(counts)}`)
  if (!isComplete) await write(terminal.output, `\n${sayMain('stopped')}\n`)
}
