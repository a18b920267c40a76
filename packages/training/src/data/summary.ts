import { setImmediate } from 'node:timers/promises'
import { ok, type Result } from '@rookery/rules'
import type { DataReader, ReadFault } from './read-data.ts'
import { EMPTY } from './record.ts'

/** The lower ends of the bands of score; the last band ends at the largest score that is kept. */
export const bandStarts = [-3000, -600, -300, -150, -50, 50, 150, 300, 600] as const

/** What the records themselves tell: above all, whether scores and results agree. */
export interface Summary {
  readonly positions: number
  readonly blackToMove: number
  /** Positions by the number of men. */
  readonly men: readonly number[]
  /** Losses, draws and wins of the side to move. */
  readonly results: readonly [number, number, number]
  /** For each band of score, its positions and their mean result from 0 to 1, of the side to move. */
  readonly bands: readonly { readonly positions: number; readonly meanResult: number }[]
  /** Of the score's winning chance (at 400 centipawns to the tenfold) and the result; 1 would be certainty. */
  readonly correlation: number
}

const chanceOf = (scoreCp: number): number => 1 / (1 + 10 ** (-scoreCp / 400))

/** So many records are read before others get their turn, a signal among them. */
const AT_ONCE = 50_000

/** Reads every record; ends with the fault of the first that is none. */
export async function summarise(reader: DataReader): Promise<Result<Summary, ReadFault>> {
  const men = new Array<number>(33).fill(0)
  const results: [number, number, number] = [0, 0, 0]
  const bands = bandStarts.map(() => ({ positions: 0, sum: 0 }))
  const correlation = new Correlation()
  let blackToMove = 0
  let read = 0
  for (const sample of reader.samples(0, reader.positions)) {
    if (!sample.ok) return sample
    if (++read % AT_ONCE === 0) await setImmediate()
    const { board, isBlack, scoreCp, result } = sample.value
    let standing = 0
    for (const piece of board) if (piece !== EMPTY) standing++
    men[standing]!++
    results[result]!++
    if (isBlack) blackToMove++
    const band = bands[bandStarts.filter((start) => scoreCp >= start).length - 1] ?? bands[0]!
    band.positions++
    band.sum += result / 2
    correlation.add(chanceOf(scoreCp), result / 2)
  }
  return ok({
    positions: reader.positions,
    blackToMove,
    men,
    results,
    bands: bands.map(({ positions, sum }) => ({
      positions,
      meanResult: positions === 0 ? 0 : sum / positions,
    })),
    correlation: correlation.value,
  })
}

class Correlation {
  #count = 0
  #x = 0
  #y = 0
  #xx = 0
  #yy = 0
  #xy = 0

  add(x: number, y: number): void {
    this.#count++
    this.#x += x
    this.#y += y
    this.#xx += x * x
    this.#yy += y * y
    this.#xy += x * y
  }

  get value(): number {
    const n = this.#count
    const spread = Math.sqrt((n * this.#xx - this.#x ** 2) * (n * this.#yy - this.#y ** 2))
    return spread > 0 ? (n * this.#xy - this.#x * this.#y) / spread : 0
  }
}
