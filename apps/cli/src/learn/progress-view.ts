import { requirePlayer } from '@rookery/players'
import type { LearnEvent } from '@rookery/training'
import { say } from '@rookery/words/cli/learn'
import type { Terminal } from '../terminal.ts'

/** Where no line can be redrawn, progress is told this often. */
const QUIET_MS = 10_000

/** One line that is redrawn while games come in, and a line that stays for each exam. */
export class ProgressView {
  readonly #terminal: Terminal
  readonly #isInPlace: boolean
  #saidMs = performance.now()

  constructor(terminal: Terminal) {
    this.#terminal = terminal
    this.#isInPlace = 'isTTY' in terminal.output && terminal.output.isTTY === true
  }

  readonly hear = (event: LearnEvent): void => {
    if (event.kind === 'exam') {
      this.#say(makeExamLine(event))
      return
    }
    const line = makeProgressLine(event)
    if (this.#isInPlace) this.#terminal.output.write(`\r\x1b[K${line}`)
    else if (performance.now() - this.#saidMs >= QUIET_MS) this.#say(line)
  }

  /** Leaves the line that was redrawn. */
  end(): void {
    if (this.#isInPlace) this.#terminal.output.write('\n')
  }

  #say(line: string): void {
    this.#saidMs = performance.now()
    this.#terminal.output.write(`${this.#isInPlace ? '\r\x1b[K' : ''}${line}\n`)
  }
}

const makeProgressLine = (event: LearnEvent & { kind: 'progress' }): string => say('progress', event)

function makeExamLine({ learned, opponent, games, result }: LearnEvent & { kind: 'exam' }): string {
  const { won, drawn, lost, score } = result
  const tally = `+${won} =${drawn} -${lost}`
  return say('examLine', { learned, score, name: requirePlayer(opponent).name, games, tally })
}
