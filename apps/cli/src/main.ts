import { readFileSync } from 'node:fs'
import { EngineError } from '@rookery/engine'
import { holdsLogin } from '@rookery/experience'
import { PlayerError } from '@rookery/players'
import { Command, CommanderError } from 'commander'
import { addAnalyse } from './commands/analyse.ts'
import { addArena } from './commands/arena.ts'
import { addBench } from './commands/bench.ts'
import { addCheck } from './commands/check.ts'
import { addCompare } from './commands/compare.ts'
import { addData } from './commands/data.ts'
import { addFen } from './commands/fen.ts'
import { addGames } from './commands/games.ts'
import { addHuman } from './commands/human.ts'
import { addLadder } from './commands/ladder.ts'
import { addLearn } from './commands/learn.ts'
import { addMinds } from './commands/minds.ts'
import { addNetwork } from './commands/network.ts'
import { addOpenings } from './commands/openings.ts'
import { addPerft } from './commands/perft.ts'
import { addPgn } from './commands/pgn.ts'
import { addPlay } from './commands/play.ts'
import { addRatings } from './commands/ratings.ts'
import { addServe } from './commands/serve.ts'
import { addTrain } from './commands/train.ts'
import { addTune } from './commands/tune.ts'
import { addUci } from './commands/uci.ts'
import { addWatch } from './commands/watch.ts'
import { addWren } from './commands/wren.ts'
import { describeSystemError, type ExitCode, exitCodes, Failure, type Finish } from './exit.ts'
import { watchInterrupts } from './interrupts.ts'
import { processTerminal, type Terminal } from './terminal.ts'

const exitCodeHelp = `
Exit codes:
  0    fine
  1    the input has faults, or the work could not be done
  2    wrong usage, or an input that cannot be read
  130  stopped by Ctrl-C; what was done is kept`

function readVersion(): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  )
  return manifest.version
}

function createProgram(args: readonly string[], terminal: Terminal, finish: Finish): Command {
  const program = new Command('rookery')
    .description('Chess minds, rules and tools in the terminal.')
    .version(readVersion())
    .exitOverride()
    // What stands behind a sub-command belongs to it, whatever options the command itself has.
    .enablePositionalOptions()
    .configureOutput({
      writeOut: (text) => terminal.output.write(text),
      writeErr: (text) => terminal.errors.write(text),
      outputError: (text, write) => write(hideLogin(text)),
    })
    .showHelpAfterError('(add --help to see how it is used)')
    .addHelpText('afterAll', exitCodeHelp)
  addPlay(program, terminal, finish)
  addWatch(program, terminal, finish)
  addGames(program, terminal, finish)
  addCompare(program, terminal, finish)
  addAnalyse(program, terminal, finish)
  addMinds(program, terminal, finish)
  addArena(program, terminal, finish, args)
  addLadder(program, terminal, finish)
  addRatings(program, terminal, finish)
  addLearn(program, terminal, finish)
  addOpenings(program, terminal, finish, args)
  addWren(program, finish)
  addUci(program, finish)
  addBench(program, terminal, finish)
  addData(program, terminal, finish)
  addTrain(program, terminal, finish, readVersion())
  addNetwork(program, terminal, finish)
  addTune(program, terminal, finish)
  addCheck(program, terminal, finish)
  addHuman(program, terminal, finish)
  addServe(program, terminal, finish)
  addPerft(program, terminal, finish)
  addFen(program, terminal, finish)
  addPgn(program, terminal, finish)
  return program
}

/** An argument that is not understood is repeated in quotes; one such as `--stor=mysql://...` may hold a password. */
const hideLogin = (text: string): string =>
  text.replace(/'.*'/s, (quoted) => (holdsLogin(quoted) ? quoted.replace(/[=:].*/s, "…'") : quoted))

/** What to tell the user; nothing for a fault of the program. */
function describeError(error: unknown): string | undefined {
  if (error instanceof Failure || error instanceof PlayerError || error instanceof EngineError)
    return error.message
  // A file that is not there or may not be written, a full disk. Reading and writing an open file names none.
  const { errno, path } = error as NodeJS.ErrnoException
  if (errno === undefined) return undefined
  return path ? `${path}: ${describeSystemError(error)}` : describeSystemError(error)
}

/** Runs the command line and resolves to the exit code. */
export async function main(args: readonly string[], terminal = processTerminal()): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.fine
  const program = createProgram(args, terminal, (code) => {
    exitCode = code
  })
  const interrupts = watchInterrupts()
  try {
    await program.parseAsync(args, { from: 'user' })
    return interrupts.hasCome ? exitCodes.interrupted : exitCode
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.fine : exitCodes.usage
    const message = describeError(error)
    if (message === undefined) throw error
    terminal.errors.write(`rookery: ${message}\n`)
    if (interrupts.hasCome) return exitCodes.interrupted
    return error instanceof Failure ? error.exitCode : exitCodes.faults
  } finally {
    interrupts.end()
  }
}
