import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { StringDecoder } from 'node:string_decoder'

/** No line of UCI is near as long; an engine that goes on without a line end would fill the memory. */
const LONGEST_LINE = 1_000_000
const QUIT_MS = 500

export interface EngineCommand {
  readonly command: string
  readonly args: readonly string[]
  readonly directory?: string
}

/** An engine's process: lines in, lines out, and the news of its end. */
export class EngineProcess {
  readonly #child: ChildProcessWithoutNullStreams
  #endedBy: string | undefined
  #rest = ''
  /** Hears each line. */
  onLine: (line: string) => void = () => {}
  /** Hears, once, why there will be no more. */
  onEnd: (reason: string) => void = () => {}

  constructor({ command, args, directory }: EngineCommand) {
    this.#child = spawn(command, args, { ...(directory ? { cwd: directory } : {}), stdio: 'pipe' })
    const decoder = new StringDecoder('utf8')
    this.#child.stdout.on('data', (chunk: Buffer) => this.#read(decoder.write(chunk)))
    this.#child.stderr.resume()
    // Writing to a process that is gone is no error of its own: its end is reported.
    this.#child.stdin.on('error', () => {})
    this.#child.on('error', (error) => this.#end(`cannot be started: ${error.message}`))
    this.#child.on('exit', (code, signal) =>
      this.#end(signal ? `ended by ${signal}` : `ended with exit code ${code}`),
    )
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
    if (this.#endedBy !== undefined) return
    const closed = once(this.#child, 'exit')
    this.send('quit')
    this.#child.stdin.end()
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), QUIT_MS)
    await closed.catch(() => {})
    clearTimeout(timer)
  }

  kill(): void {
    this.#child.kill('SIGKILL')
  }

  #read(text: string): void {
    this.#rest += text
    let start = 0
    for (let end = this.#rest.indexOf('\n'); end >= 0; end = this.#rest.indexOf('\n', start)) {
      this.onLine(this.#rest.slice(start, end))
      start = end + 1
    }
    this.#rest = this.#rest.slice(start)
    if (this.#rest.length <= LONGEST_LINE) return
    this.#end('wrote a line without an end')
    this.kill()
  }

  #end(reason: string): void {
    if (this.#endedBy !== undefined) return
    this.#endedBy = reason
    this.onEnd(reason)
  }
}
