import { readFileSync } from 'node:fs'
import { holdsLogin } from '@rookery/experience'
import { openFaultWords, sayReason } from '@rookery/play/fault-words'
import { setLanguage } from '@rookery/words'
import { say } from '@rookery/words/cli/main'
import { Command, CommanderError, Option } from 'commander'
import { addCommands } from './commands.ts'
import { addHelpWords, sayError } from './console/help-words.ts'
import { columnsOf } from './console/wrap.ts'
import { type ExitCode, exitCodes, Failure, type Finish } from './exit.ts'
import { watchInterrupts } from './interrupts.ts'
import { languageIds, readLanguage } from './options/language.ts'
import { describeSystemError } from './system-error.ts'
import { processTerminal, type Terminal } from './terminal.ts'

function readVersion(): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  )
  return manifest.version
}

async function createProgram(args: readonly string[], terminal: Terminal, finish: Finish): Promise<Command> {
  const version = readVersion()
  const program = new Command('rookery')
    .description(say('description'))
    .version(version, '-V, --version', say('help.version'))
    .addOption(new Option('--language <language>', say('language')).choices(languageIds))
    .exitOverride()
    // What stands behind a sub-command belongs to it, whatever options the command itself has.
    .enablePositionalOptions()
    .configureOutput({
      writeOut: (text) => terminal.output.write(text),
      writeErr: (text) => terminal.errors.write(text),
      outputError: (text, write) => write(hideLogin(sayError(text))),
      getOutHelpWidth: () => columnsOf(terminal.output),
      getErrHelpWidth: () => columnsOf(terminal.errors),
    })
    .addHelpText('afterAll', `\n${say('exitCodes')}`)
  addHelpWords(program)
  await addCommands(program, { args, terminal, finish, version })
  return program
}

/** An argument that is not understood is repeated in quotes; one such as `--stor=mysql://...` may hold a password. */
const hideLogin = (text: string): string =>
  text.replace(/'.*'/s, (quoted) => (holdsLogin(quoted) ? quoted.replace(/[=:].*/s, "…'") : quoted))

/** What to tell the user; nothing for a fault of the program. */
async function describeError(error: unknown): Promise<string | undefined> {
  // Its words are said already, or those of rules and players, who know no catalogue.
  if (error instanceof Failure) return sayReason(error)
  // Loaded here because most commands need neither.
  const { EngineError } = await import('@rookery/engine')
  const { PlayerError } = await import('@rookery/players')
  if (error instanceof PlayerError || error instanceof EngineError) return sayReason(error)
  // A file that is not there or may not be written, a full disk. Reading and writing an open file names none.
  const { errno, path } = error as NodeJS.ErrnoException
  if (errno === undefined) return undefined
  return path ? `${path}: ${describeSystemError(error)}` : describeSystemError(error)
}

/** Ends the process for an error that no command could catch. Another machine's taking over a lock is no fault of the program. */
export function endUncaught(error: Error): never {
  const isLockLost = (error as NodeJS.ErrnoException).code === 'lock-lost'
  console.error(isLockLost ? `rookery: ${sayReason(error)}` : error)
  process.exit(exitCodes.faults)
}

/** Runs the command line and resolves to the exit code. */
export async function main(args: readonly string[], terminal = processTerminal()): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.fine
  const interrupts = watchInterrupts()
  try {
    // Before the first word is said, and that is the help.
    const language = readLanguage(args, terminal.locale)
    await setLanguage(language)
    const program = await createProgram(args, terminal, (code) => {
      exitCode = code
    })
    if (language !== 'en') await openFaultWords()
    // A command may have brought rooms of the catalogue with it.
    await setLanguage(language)
    await program.parseAsync(args, { from: 'user' })
    return interrupts.hasCome ? exitCodes.interrupted : exitCode
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.fine : exitCodes.usage
    const message = await describeError(error)
    if (message === undefined) throw error
    terminal.errors.write(`rookery: ${message}\n`)
    if (interrupts.hasCome) return exitCodes.interrupted
    return error instanceof Failure ? error.exitCode : exitCodes.faults
  } finally {
    interrupts.end()
  }
}
