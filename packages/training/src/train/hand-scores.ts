import { SoloCore } from '@rookery/engine/core'
import { readCore } from '@rookery/engine/core/node'
import { describeFaults } from '@rookery/rules'
import { DataError } from '../data/read-data.ts'
import { parseRecord, RECORD_SIZE, writeHandScore } from '../data/record.ts'

/** What a network that is to correct the hand-written evaluation begins from. */
export class HandScores {
  readonly #core: SoloCore
  readonly #isMinichess: boolean

  constructor(isMinichess: boolean) {
    this.#core = new SoloCore(new WebAssembly.Module(readCore(true)), isMinichess, 1)
    this.#isMinichess = isMinichess
  }

  /** The scores of records, from the side to move; `nameOf` is what to call one that is no position. */
  measure(records: Uint8Array, count: number, nameOf: (index: number) => string): Int16Array {
    return Int16Array.from({ length: count }, (_, index) => {
      const sample = parseRecord(records, index * RECORD_SIZE, this.#isMinichess)
      if (!sample.ok) throw new DataError(`${nameOf(index)} is no position: ${describeFaults(sample.faults)}`)
      return this.#core.evaluate(sample.value.board, sample.value.isBlack)
    })
  }
}

export function writeHandScores(records: Uint8Array, scores: Int16Array): void {
  for (const [index, score] of scores.entries()) writeHandScore(records, index * RECORD_SIZE, score)
}
