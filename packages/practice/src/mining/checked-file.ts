import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import type { Puzzle } from '../puzzles/puzzle.ts'
import { nodes } from './mine-game.ts'

type Checked = Pick<Puzzle, 'id' | 'moves'>

/** A deeper look spends so many times the nodes of the making. */
const TIMES = 10
export const CHECK_NODES = TIMES * nodes.proof.second

const keyOf = ({ id, moves }: Checked): string => `${id} ${moves.join(' ')} ${CHECK_NODES}`

/** What a deeper look at puzzles has found out, a line of JSON each, so that none is looked at twice. */
export class CheckedFile {
  readonly #path: string
  readonly #stands = new Map<string, boolean>()

  constructor(folder: string) {
    this.#path = join(folder, 'checked.log')
    if (!existsSync(this.#path)) return
    const text = readFileSync(this.#path, 'utf8')
    const lines = text.split('\n')
    // A last line without its end was cut off when the process was stopped.
    const cut = Buffer.byteLength(lines.pop()!)
    if (cut > 0) truncateSync(this.#path, Buffer.byteLength(text) - cut)
    for (const line of lines) {
      const known = /^\{"key":"([^"]+)","result":\{"stands":(true|false)\b/.exec(line)
      if (known) this.#stands.set(known[1]!, known[2] === 'true')
    }
  }

  get isEmpty(): boolean {
    return this.#stands.size === 0
  }

  /** Whether a puzzle stands; nothing where nobody has looked. */
  get(puzzle: Checked): boolean | undefined {
    return this.#stands.get(keyOf(puzzle))
  }

  add(puzzle: Checked, stands: boolean): void {
    const key = keyOf(puzzle)
    this.#stands.set(key, stands)
    appendFileSync(this.#path, `${JSON.stringify({ key, result: { stands } })}\n`)
  }
}
