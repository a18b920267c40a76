import { createInterface, emitKeypressEvents, type Interface, type Key } from 'node:readline'
import { PassThrough } from 'node:stream'
import type { ReadStream } from 'node:tty'
import type { Terminal } from '../terminal.ts'
import { isTty } from './look.ts'

/** `left`: Ctrl-C, Ctrl-D, a signal or the end of the input; nothing more will come. */
export type Answer =
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'arrow' }
  | { readonly kind: 'left' }

const arrows = ['up', 'down', 'left', 'right']
const MAX_TIMER_MS = 2 ** 31 - 1
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** The person at the keyboard, or the pipe in their place: asks for lines, and for single keys on a real terminal. */
export class Prompter {
  readonly isInteractive: boolean
  readonly #terminal: Terminal
  /** What is typed goes to the line editor, or to whoever wants single keys. */
  readonly #editorInput: PassThrough
  readonly #keyInput = new PassThrough()
  readonly #editor: Interface
  readonly #waitingLines: string[] = []
  readonly #leaving = new AbortController()
  #isAtEnd = false
  #isLate = false
  #timer: NodeJS.Timeout | undefined
  #wantsKeys = false
  #hear: ((answer: Answer) => void) | undefined
  #hearKey: ((key: Key | undefined) => void) | undefined

  constructor(terminal: Terminal) {
    this.#terminal = terminal
    const { input, output } = terminal
    this.isInteractive = isTty(input) && isTty(output)
    this.#editorInput = this.isInteractive ? rawModeOf(input as ReadStream) : new PassThrough()
    this.#editor = createInterface({
      input: this.#editorInput,
      output,
      terminal: this.isInteractive,
      historySize: 0,
    })
    this.#editor.on('line', (text) => this.#takeLine(text))
    this.#editor.on('SIGINT', interrupt)
    this.#editor.on('close', this.#end)
    this.#editorInput.on('keypress', (_, key: Key) => this.#takeEditorKey(key))
    emitKeypressEvents(this.#keyInput)
    this.#keyInput.on('keypress', (_, key: Key) => this.#takeKey(key))
    input.on('data', this.#takeInput)
    input.on('end', this.#endInput)
    for (const signal of signals) process.on(signal, this.#leave)
  }

  /** Aborts when the person leaves, so that a mind can be stopped. */
  get leaving(): AbortSignal {
    return this.#leaving.signal
  }

  /** Whether the limit has passed; timers may be a little before the clock. */
  get isLate(): boolean {
    return this.#isLate
  }

  /** From then on every question is answered by `left`, until there is another limit or none. */
  limit(ms: number | undefined): void {
    clearTimeout(this.#timer)
    this.#isLate = false
    if (ms === undefined) return
    this.#timer = setTimeout(
      () => {
        this.#isLate = true
        this.#hear?.({ kind: 'left' })
        this.#hearKey?.(undefined)
      },
      Math.min(ms, MAX_TIMER_MS),
    )
  }

  /** With `arrows`, an arrow key at the start of the line is an answer too. */
  async ask(prompt: string, { arrows = false } = {}): Promise<Answer> {
    if (this.leaving.aborted || this.#isLate) return { kind: 'left' }
    if (!this.isInteractive) return this.#askPipe(prompt)
    if (this.#waitingLines.length === 0) {
      this.#editor.setPrompt(prompt)
      this.#editor.prompt()
    }
    return this.#nextAnswer(arrows)
  }

  /** Nobody types behind the prompt, so the line is written there, as a terminal would show it. */
  async #askPipe(prompt: string): Promise<Answer> {
    const { output } = this.#terminal
    output.write(prompt)
    const answer = await this.#nextAnswer(false)
    if (prompt !== '') output.write(answer.kind === 'line' ? `${answer.text}\n` : '\n')
    return answer
  }

  async #nextAnswer(arrows: boolean): Promise<Answer> {
    const waiting = this.#waitingLines.shift()
    if (waiting !== undefined) return { kind: 'line', text: waiting }
    if (this.#isAtEnd) return { kind: 'left' }
    return new Promise((resolve) => {
      this.#hear = (answer) => {
        if (answer.kind === 'arrow' && !arrows) return
        this.#hear = undefined
        resolve(answer)
      }
    })
  }

  /** The next single key, or `undefined` once the person has left. Only on a real terminal. */
  async readKey(): Promise<Key | undefined> {
    if (this.leaving.aborted || this.#isLate) return undefined
    this.#wantsKeys = true
    return new Promise((resolve) => {
      this.#hearKey = resolve
    })
  }

  /** Gives the keyboard back to the line editor. */
  endKeys(): void {
    this.#wantsKeys = false
  }

  close(): void {
    this.limit(undefined)
    const { input } = this.#terminal
    input.off('data', this.#takeInput)
    input.off('end', this.#endInput)
    input.pause()
    for (const signal of signals) process.off(signal, this.#leave)
    this.#editor.off('close', this.#end)
    this.#editor.close()
  }

  readonly #leave = () => {
    this.#leaving.abort()
    this.#hear?.({ kind: 'left' })
    this.#hearKey?.(undefined)
  }

  /** A person at a keyboard leaves with Ctrl-D; the end of a pipe or a file stops nobody who thinks or watches. */
  readonly #end = () => {
    this.#isAtEnd = true
    if (this.isInteractive) this.#leave()
    else this.#hear?.({ kind: 'left' })
  }

  readonly #takeInput = (chunk: Buffer | string) => {
    ;(this.#wantsKeys ? this.#keyInput : this.#editorInput).write(chunk)
  }

  readonly #endInput = () => this.#editorInput.end()

  #takeLine(text: string): void {
    if (this.#hear) this.#hear({ kind: 'line', text })
    else this.#waitingLines.push(text)
  }

  #takeEditorKey(key: Key): void {
    if (this.#editor.line === '' && arrows.includes(key.name ?? '')) this.#hear?.({ kind: 'arrow' })
  }

  #takeKey(key: Key): void {
    if (key.ctrl && key.name === 'c') interrupt()
    else if (key.ctrl && key.name === 'd') this.#leave()
    else this.#hearKey?.(key)
  }
}

/** A terminal in raw mode makes no signal of Ctrl-C: whoever hears signals hears it as one. */
const interrupt = () => void process.emit('SIGINT')

/** A stream through which the line editor still reaches the terminal's raw mode, on Ctrl-Z and back too. */
const rawModeOf = (input: ReadStream): PassThrough =>
  Object.assign(new PassThrough(), { setRawMode: (mode: boolean) => input.setRawMode(mode) })

export type { Key }
