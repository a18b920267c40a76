import { platform } from '#platform'
import { commandNames } from './command.ts'
import { LineSplitter, MAX_LINE_LENGTH } from './line-splitter.ts'
import { UciSession } from './session.ts'
import { ENGINE_NAME } from './text.ts'

const usage = `usage: raven [command]

Raven, a chess engine. Without a command it speaks UCI on standard input and output; with one it does that and ends.

Examples:
  raven
  raven bench
  raven go depth 12

Commands: ${commandNames.join(', ')}.
Besides its limits, go takes perft and a depth.
`

/** Runs UCI until the input ends or says quit; or the one command of the arguments. */
export async function runUci(args: readonly string[] = []): Promise<void> {
  const { stdin, stdout } = process
  stdout.on('error', endWithoutReader)
  const [name = ''] = args
  if (name === '--help' || name === '-h' || name === '--version') {
    stdout.write(name === '--version' ? `${ENGINE_NAME}\n` : usage)
    return
  }
  if (args.length > 0 && !(commandNames as readonly string[]).includes(name)) {
    process.stderr.write(`raven: there is no command ${name} (raven --help lists them)\n`)
    process.exitCode = 2
    return
  }
  const session = new UciSession((line) => stdout.write(`${line}\n`), platform, Date.now())
  if (args.length > 0) {
    session.receive(args.join(' '))
    void session.finish()
  } else listen(session)
  await session.ended
  stdin.destroy()
}

function listen(session: UciSession): void {
  const lines = new LineSplitter(
    MAX_LINE_LENGTH,
    (line) => session.receive(line),
    () =>
      process.stdout.write(`info string a line of more than ${MAX_LINE_LENGTH} characters was passed over\n`),
  )
  process.stdin.setEncoding('utf8')
  process.stdin.on('data', (piece: string) => lines.add(piece))
  process.stdin.on('end', () => {
    lines.end()
    void session.finish()
  })
  process.stdin.on('error', (error) => {
    process.stderr.write(`raven: the input cannot be read: ${error.message}\n`)
    process.exitCode = 2
    void session.quit()
  })
}

/** Whoever read our output may have left, as `raven | head` does: that is no error. */
function endWithoutReader(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit()
  process.stderr.write(`raven: the output cannot be written: ${error.message}\n`)
  process.exit(1)
}
