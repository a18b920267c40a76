import { realpathSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { DEFAULT_NODES, type ReviewLimits } from '@rookery/analysis'
import { say } from '@rookery/words/cli/analyse'
import { say as sayMain } from '@rookery/words/cli/main'
import { type Command, Option } from 'commander'
import { Analysis, type AnalysisWish } from '../analyse/analysis.ts'
import { parseNumber } from '../arena/parse-pairs.ts'
import { makeExamples } from '../console/examples.ts'
import { type ExitCode, exitCodes, Failure, type Finish } from '../exit.ts'
import { untilStopped } from '../interrupts.ts'
import type { Terminal } from '../terminal.ts'

const examples = () =>
  makeExamples(
    [
      'rookery analyse game.pgn > annotated.pgn',
      'rookery analyse games.pgn --out annotated.pgn --nodes 1000000',
      'rookery analyse collection.pgn --out annotated.pgn --threads 4 --resume',
      'rookery analyse mine.pgn --drills practice.json --player "Ann Smith" > annotated.pgn',
      'rookery analyse - --time 500 --json < games.pgn',
    ],
    say('notes'),
  )

interface AnalyseOptions {
  readonly nodes?: string
  readonly time?: string
  readonly threads?: string
  readonly out?: string
  readonly resume?: boolean
  readonly json?: boolean
  readonly drills?: string
  readonly player?: string
}

function limitsOf({ nodes, time }: AnalyseOptions): ReviewLimits {
  if (time !== undefined)
    return { timeMs: parseNumber('--time', time, { min: 1, max: 86_400_000, isWhole: true }) }
  if (nodes === undefined) return { nodes: DEFAULT_NODES }
  return { nodes: parseNumber('--nodes', nodes, { min: 1, max: 1e12, isWhole: true }) }
}

const isSameFile = (a: string, b: string): boolean => {
  try {
    return realpathSync(a) === realpathSync(b)
  } catch {
    return false
  }
}

function wishOf(file: string, options: AnalyseOptions): AnalysisWish {
  const { out, threads, resume = false, json = false, drills, player } = options
  if (out !== undefined && isSameFile(file, out)) throw new Failure(say('wouldOverwrite'), exitCodes.usage)
  if (resume && out === undefined) throw new Failure(say('resumeNeedsOut'), exitCodes.usage)
  if (player !== undefined && drills === undefined)
    throw new Failure(say('playerNeedsDrills'), exitCodes.usage)
  return {
    file,
    limits: limitsOf(options),
    threads:
      threads === undefined
        ? availableParallelism()
        : parseNumber('--threads', threads, { min: 1, max: 256, isWhole: true }),
    out,
    isResumed: resume,
    json,
    drills,
    player,
  }
}

async function analyse(file: string, options: AnalyseOptions, terminal: Terminal): Promise<ExitCode> {
  const wish = wishOf(file, options)
  return untilStopped(
    (signal) => new Analysis(wish, terminal, signal).run(),
    () => {
      if (file === '-') terminal.input.destroy()
    },
  )
}

export function addAnalyse(program: Command, terminal: Terminal, finish: Finish): void {
  program
    .command('analyse')
    .description(say('description'))
    .argument('<file>', sayMain('standardInput'))
    .option('--nodes <number>', say('nodes', { usual: DEFAULT_NODES }))
    .addOption(new Option('--time <ms>', say('time')).conflicts('nodes'))
    .option('--out <file>', say('out'))
    .option('--resume', say('resume'))
    .option('--threads <number>', say('threads'))
    .option('--drills <file>', say('drills'))
    .option('--player <name>', say('player'))
    .option('--json', sayMain('json'))
    .addHelpText('after', examples())
    .action(async (file: string, options: AnalyseOptions) => finish(await analyse(file, options, terminal)))
}
