import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

/** A UCI engine in a process of its own, asked one thing at a time. */
export class UciProcess {
  readonly #child: ChildProcess
  #hear: (line: string) => void = () => {}

  constructor(file: string) {
    this.#child = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'ignore'] })
    createInterface({ input: this.#child.stdout! }).on('line', (line) => this.#hear(line))
  }

  say(line: string): void {
    this.#child.stdin!.write(`${line}\n`)
  }

  /** Says a line and resolves to all that is heard, up to the line that begins so. */
  ask(line: string, ending: string): Promise<string[]> {
    return new Promise((resolve) => {
      const heard: string[] = []
      this.#hear = (text) => {
        heard.push(text)
        if (!text.startsWith(ending)) return
        this.#hear = () => {}
        resolve(heard)
      }
      this.say(line)
    })
  }

  /**
   * A clock of the engine's work: the processor time of its threads where the system tells it (Linux does), so that
   * whatever else the machine does is not counted; elsewhere the time of day.
   */
  workedMs(): number {
    const tasks = `/proc/${this.#child.pid}/task`
    try {
      return readdirSync(tasks).reduce((sum, task) => sum + threadMs(`${tasks}/${task}/schedstat`), 0)
    } catch {
      return performance.now()
    }
  }

  quit(): Promise<void> {
    return new Promise((resolve) => {
      this.#child.on('close', () => resolve())
      this.say('quit')
    })
  }
}

const threadMs = (file: string): number => Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6
