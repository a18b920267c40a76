import { type ChildProcess, spawn } from 'node:child_process'
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
        if (text.startsWith(ending)) resolve(heard)
      }
      this.say(line)
    })
  }

  quit(): Promise<void> {
    return new Promise((resolve) => {
      this.#child.on('close', () => resolve())
      this.say('quit')
    })
  }
}
