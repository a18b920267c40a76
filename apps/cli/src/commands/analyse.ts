import { realpathSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { DEFAULT_NODES, type ReviewLimits } from '@rookery/analysis'
import { type Command, Option } from 'commander'
import { Analysis, type AnalysisWish } from '../analyse/analysis.ts'
import { parseNumber } from '../arena/parse-pairs.ts'
import { type ExitCode, exitCodes, Failure, type Finish } from '../exit.ts'
import { untilStopped } from '../interrupts.ts'
import type { Terminal } from '../terminal.ts'

const examples = `
Examples:
  rookery analyse game.pgn > annotated.pgn
  rookery analyse games.pgn --out annotated.pgn --nodes 1000000
  rookery analyse collection.pgn --out annotated.pgn --threads 4 --resume
  rookery analyse - --time 500 --json < games.pgn

Without --out the annotated games go to the standard output and the tables to the error stream. With --json each game is
one line of JSON on the standard output, and games are written with --out alone. Scores of tables and games are White's.
Faults are named as by rookery pgn, and what could be read of the game is analysed. Ctrl-C stops and keeps what is done;
the same command with --resume goes on after the last game that is done. Each thread reviews a game of its own.`

interface AnalyseOptions {
  readonly nodes?: string
  readonly time?: string
  readonly threads?: string
  readonly out?: string
  readonly resume?: boolean
  readonly json?: boolean
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
  const { out, threads, resume = false, json = false } = options
  if (out !== undefined && isSameFile(file, out))
    throw new Failure('--out would overwrite the games that are read', exitCodes.usage)
  if (resume && out === undefined) throw new Failure('--resume needs --out', exitCodes.usage)
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
    .description('review the games of a PGN file with Raven: losses, classes, accuracy, better moves')
    .argument('<file>', 'the file, or - for the standard input')
    .option('--nodes <number>', `nodes for each position (default: ${DEFAULT_NODES})`)
    .addOption(new Option('--time <ms>', 'time for each position instead').conflicts('nodes'))
    .option('--out <file>', 'write the annotated games to it')
    .option('--resume', 'keep the games that --out has already, and go on after them')
    .option('--threads <number>', 'games at once (default: as many as there are cores)')
    .option('--json', 'print JSON')
    .addHelpText('after', examples)
    .action(async (file: string, options: AnalyseOptions) => finish(await analyse(file, options, terminal)))
}
