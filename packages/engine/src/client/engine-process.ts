import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'

/** No line of UCI is near as long; an engine that goes on without a line end would fill the memory. */
const LONGEST_LINE = 1_000_000
const QUIT_MS = 500
/** From its end until all that it wrote has arrived; whoever it started may hold its output for ever. */
const LAST_WORDS_MS = 200

export interface EngineCommand {
  readonly command: string
  readonly args: readonly string[]
  readonly directory?: string
}

/** An engine's process: lines in, lines out, and the news of its end. */
export class EngineProcess {
  readonly #child: ChildProcessWithoutNullStreams
  #endedBy: string | undefined
  /** Hears each line. */
  onLine: (line: string) => void = () => {}
  /** Hears each line of its error output. */
  onErrorLine: (line: string) => void = () => {}
  /** Hears, once, why there will be no more. */
  onEnd: (reason: string) => void = () => {}

  constructor({ command, args, directory }: EngineCommand) {
    this.#child = spawn(command, args, { ...(directory ? { cwd: directory } : {}), stdio: 'pipe' })
    const onEndless = () => this.end('wrote a line without an end')
    readLines(this.#child.stdout, (line) => this.onLine(line), onEndless)
    readLines(this.#child.stderr, (line) => this.onErrorLine(line), onEndless)
    // Writing to a process that is gone is no error of its own: its end is reported.
    this.#child.stdin.on('error', () => {})
    this.#child.on('error', (error) => this.#end(`cannot be started: ${error.message}`))
    this.#child.on('exit', (code, signal) => {
      const reason = signal ? `ended by ${signal}` : `ended with exit code ${code}`
      const timer = setTimeout(() => this.#end(reason), LAST_WORDS_MS)
      this.#child.on('close', () => {
        clearTimeout(timer)
        this.#end(reason)
      })
    })
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  /** Why it is no longer there. */
  get endedBy(): string | undefined {
    return this.#endedBy
  }

  send(line: string): void {
    if (this.#endedBy === undefined) this.#child.stdin.write(`${line}\n`)
  }

  /** Asks it to quit, and kills it where it does not. */
  async close(): Promise<void> {
    const { exitCode, signalCode } = this.#child
    if (this.#endedBy !== undefined || exitCode !== null || signalCode !== null) return
    const closed = once(this.#child, 'exit')
    this.send('quit')
    this.#child.stdin.end()
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), QUIT_MS)
    await closed.catch(() => {})
    clearTimeout(timer)
  }

  /** Kills it, for a reason that is told from now on. */
  end(reason: string): void {
    this.#end(reason)
    this.#child.kill('SIGKILL')
  }

  #end(reason: string): void {
    if (this.#endedBy !== undefined) return
    this.#endedBy = reason
    this.onEnd(reason)
  }
}

function readLines(stream: Readable, onLine: (line: string) => void, onEndless: () => void): void {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  stream.on('data', (chunk: Buffer) => {
    rest += decoder.write(chunk)
    let start = 0
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n', start)) {
      onLine(rest.slice(start, end))
      start = end + 1
    }
    rest = rest.slice(start)
    if (rest.length > LONGEST_LINE) onEndless()
  })
  // Last words need no line end.
  stream.on('end', () => {
    if (rest !== '' && rest.length <= LONGEST_LINE) onLine(rest)
  })
}
