import { stripVTControlCharacters } from 'node:util'

export const keys = {
  ctrlC: '\u0003',
  ctrlD: '\u0004',
  enter: '\r',
  escape: '\u001b',
  up: '\u001b[A',
  down: '\u001b[B',
  right: '\u001b[C',
  left: '\u001b[D',
} as const

/** A program at a pseudo-terminal. */
export interface Pty {
  onData(hear: (text: string) => void): void
  onExit(hear: (end: { exitCode: number }) => void): void
  write(text: string): void
  kill(signal: string): void
}

/** Drives a program by what it shows. */
export class PtyRun {
  readonly #pty: Pty
  #raw = ''
  /** What has been waited for already, in the text without colours. */
  #read = 0
  #wake = () => {}
  #exitCode: number | undefined

  constructor(pty: Pty) {
    this.#pty = pty
    this.#pty.onData((text) => {
      this.#raw += text
      this.#wake()
    })
    this.#pty.onExit(({ exitCode }) => {
      this.#exitCode = exitCode
      this.#wake()
    })
  }

  get raw(): string {
    return this.#raw
  }

  get text(): string {
    return stripVTControlCharacters(this.#raw)
  }

  type(text: string): void {
    this.#pty.write(text)
  }

  /** Waits until a text is shown after all that was waited for before, and returns what stands before it. */
  async until(expected: string): Promise<string> {
    for (;;) {
      const { text } = this
      const at = text.indexOf(expected, this.#read)
      if (at >= 0) {
        const before = text.slice(this.#read, at)
        this.#read = at + expected.length
        return before
      }
      if (this.#exitCode !== undefined)
        throw new Error(`ended before "${expected}" was shown:\n${text.slice(this.#read)}`)
      await this.#change()
    }
  }

  /** Answers a prompt. */
  async answer(prompt: string, text: string): Promise<void> {
    await this.until(prompt)
    this.type(`${text}${keys.enter}`)
  }

  async exitCode(): Promise<number> {
    while (this.#exitCode === undefined) await this.#change()
    return this.#exitCode
  }

  /** As a power failure would. */
  kill(): void {
    this.#pty.kill('SIGKILL')
  }

  #change(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve
    })
  }
}
