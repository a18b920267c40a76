import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs'

/** Results by key in a file of JSON lines, so that what was computed once is never computed again. */
export class Record {
  #file
  #results = new Map()

  constructor(file) {
    this.#file = file
    if (file === undefined || !existsSync(file)) return
    const text = readFileSync(file, 'utf8')
    const lines = text.split('\n')
    // A last line without its end was cut off when the process was stopped.
    truncateSync(file, Buffer.byteLength(text) - Buffer.byteLength(lines.pop() ?? ''))
    for (const line of lines) {
      const { key, result } = JSON.parse(line)
      this.#results.set(key, result)
    }
  }

  get(key) {
    return this.#results.get(key)
  }

  has(key) {
    return this.#results.has(key)
  }

  add(key, result) {
    this.#results.set(key, result)
    if (this.#file !== undefined) appendFileSync(this.#file, `${JSON.stringify({ key, result })}\n`)
  }

  entries() {
    return [...this.#results]
  }
}
