import { appendFileSync, realpathSync, writeFileSync } from 'node:fs'
import { annotate, DEFAULT_NODES, type ReviewLimits, reviewGame } from '@rookery/analysis'
import { makePgn, type PgnResult, streamPgn } from '@rookery/rules'
import { type Command, Option } from 'commander'
import { Engines } from '../analyse/engines.ts'
import { ProgressBar } from '../analyse/progress-bar.ts'
import { makeJson, makeReport } from '../analyse/review-report.ts'
import { parseNumber } from '../arena/parse-pairs.ts'
import { describeSystemError, type ExitCode, exitCodes, Failure, type Finish } from '../exit.ts'
import { makePgnFaults } from '../input/pgn-faults.ts'
import { makeInputName, readText } from '../input/read-text.ts'
import { untilStopped } from '../interrupts.ts'
import { type Terminal, write } from '../terminal.ts'

const examples = `
Examples:
  rookery analyse game.pgn > annotated.pgn
  rookery analyse games.pgn --out annotated.pgn --nodes 1000000
  rookery analyse - --time 500 --json < games.pgn

Without --out the annotated games go to the standard output and the tables to the error stream. With --json each game is
one line of JSON on the standard output, and games are written with --out alone. Scores of tables and games are White's.
Faults are named as by rookery pgn, and what could be read of the game is analysed. Ctrl-C stops and keeps what is done.`

interface AnalyseOptions {
  readonly nodes?: string
  readonly time?: string
  readonly out?: string
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

class Analysis {
  readonly #file: string
  readonly #options: AnalyseOptions
  readonly #limits: ReviewLimits
  readonly #terminal: Terminal
  readonly #engines = new Engines()
  readonly #signal: AbortSignal
  #games = 0
  /** The file is begun with the first game: an input that cannot be read leaves it as it was. */
  #isBegun = false

  constructor(file: string, options: AnalyseOptions, terminal: Terminal, signal: AbortSignal) {
    if (options.out !== undefined && isSameFile(file, options.out))
      throw new Failure('--out would overwrite the games that are read', exitCodes.usage)
    this.#file = file
    this.#options = options
    this.#limits = limitsOf(options)
    this.#terminal = terminal
    this.#signal = signal
  }

  async run(): Promise<ExitCode> {
    let isFine = true
    try {
      for await (const result of streamPgn(readText(this.#file, this.#terminal))) {
        if (!(await this.#analyse(result))) isFine = false
        if (this.#signal.aborted) break
      }
    } catch (error) {
      // Closing the input is how a stop ends the wait for it.
      if (!this.#signal.aborted || !(error instanceof Failure)) throw error
    } finally {
      await this.#engines.dispose()
    }
    if (!this.#signal.aborted) return isFine ? exitCodes.fine : exitCodes.faults
    await write(this.#terminal.errors, `stopped after ${this.#games} games\n`)
    return exitCodes.faults
  }

  /** Says whether nothing was wrong with the game. */
  async #analyse(result: PgnResult): Promise<boolean> {
    const { errors, output } = this.#terminal
    const game = result.ok ? result.value : result.partial
    if (!result.ok) await write(errors, makePgnFaults(this.#file, result))
    const engine = await this.#engines.engineFor(game.variant)
    if (!engine) {
      const place = `${makeInputName(this.#file)}:${result.place.line}:${result.place.column}`
      await write(errors, `${place}: game ${result.number}: Raven does not play ${game.variant.name}\n`)
      await this.#writePgn(makePgn(game))
      return false
    }
    const bar = new ProgressBar(this.#terminal, `game ${result.number}`)
    const onProgress = (done: number, total: number) => bar.show(done, total)
    const review = await reviewGame(engine, game, this.#limits, { signal: this.#signal, onProgress })
    bar.clear()
    // Stopped before its first move was done: nothing to keep.
    if (!review.isComplete && review.moves.length === 0) return result.ok
    if (review.isComplete) this.#games += 1
    annotate(game, review)
    const { json, out } = this.#options
    if (json) await write(output, makeJson(result.number, game, review))
    else await write(out === undefined ? errors : output, makeReport(result.number, game, review))
    await this.#writePgn(makePgn(game))
    return result.ok
  }

  async #writePgn(pgn: string): Promise<void> {
    const { out, json } = this.#options
    if (out === undefined) {
      if (!json) await write(this.#terminal.output, `${pgn}\n`)
      return
    }
    try {
      const put = this.#isBegun ? appendFileSync : writeFileSync
      put(out, `${pgn}\n`)
      this.#isBegun = true
    } catch (error) {
      throw new Failure(`cannot write ${out}: ${describeSystemError(error)}`, exitCodes.faults)
    }
  }
}

async function analyse(file: string, options: AnalyseOptions, terminal: Terminal): Promise<ExitCode> {
  return untilStopped(
    (signal) => new Analysis(file, options, terminal, signal).run(),
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
    .option('--json', 'print JSON')
    .addHelpText('after', examples)
    .action(async (file: string, options: AnalyseOptions) => finish(await analyse(file, options, terminal)))
}
