import type { Random } from '@rookery/rules'
import { Port } from '@rookery/workers'
import { startThread } from '@rookery/workers/node'
import type { GameRun, PositionFile } from './position-file.ts'
import type { HumanTrainSettings } from './settings.ts'
import type { HumanTrainerCalls, HumanWorkerSetup, TrainOrder } from './train-worker.ts'
import { createHumanMemory, HumanTrainerCore } from './trainer-core.ts'

/** Positions shuffled together, where there are so many. */
const CHUNK = 1 << 17
/** More than a position takes on the average. */
const BYTES_OF_POSITION = 640
const PLY_AT = 10

const startWorker = startThread(new URL('./train-worker.js', import.meta.url))

/** The threads of a training and the memory they share. */
export class Crew {
  /** For the host's own hands on weights and records, while the threads rest. */
  readonly core: HumanTrainerCore
  readonly #ports: readonly Port<HumanTrainerCalls, HumanWorkerSetup>[]

  constructor({ width, narrow, threads }: Pick<HumanTrainSettings, 'width' | 'narrow' | 'threads'>) {
    const shape = { width, narrow }
    const memory = createHumanMemory(shape, threads, { positions: CHUNK, bytes: CHUNK * BYTES_OF_POSITION })
    const barrier = new SharedArrayBuffer(8)
    this.core = new HumanTrainerCore(memory, shape, 0, threads, CHUNK)
    this.#ports = Array.from(
      { length: threads },
      (_, thread) =>
        new Port(startWorker, { setup: { memory, barrier, shape, positions: CHUNK, thread, threads } }),
    )
  }

  /** Loads as many of the games as there is room for, in their order; says how many, and of how many positions. */
  load(file: PositionFile, games: readonly GameRun[]): { readonly games: number; readonly count: number } {
    const { records, order } = this.core
    let loaded = 0
    let count = 0
    let bytes = 0
    for (const game of games) {
      if (count + game.positions > CHUNK || bytes + game.bytes > CHUNK * BYTES_OF_POSITION) break
      file.copy(game, records.subarray(bytes))
      const view = new DataView(records.buffer, records.byteOffset + bytes, game.bytes)
      for (let at = 0; at < game.bytes; at += view.getUint32(at, true)) order[count++] = bytes + at
      bytes += game.bytes
      loaded++
    }
    return { games: loaded, count }
  }

  shuffle(count: number, random: Random): void {
    const { order } = this.core
    for (let last = count - 1; last > 0; last--) {
      const other = Math.floor(random.next() * (last + 1))
      const kept = order[last]!
      order[last] = order[other]!
      order[other] = kept
    }
  }

  /** In which ply a position of the order stood, counted from 0. */
  plyOf(index: number): number {
    const at = this.core.order[index]! + PLY_AT
    return this.core.records[at]! | (this.core.records[at + 1]! << 8)
  }

  /** Resolves to the sum of the losses. */
  async train(order: TrainOrder): Promise<number> {
    const losses = await Promise.all(this.#ports.map((port) => port.call('train', order)))
    return losses.reduce((sum, loss) => sum + loss, 0)
  }

  async measure(count: number): Promise<void> {
    await Promise.all(this.#ports.map((port) => port.call('measure', count)))
  }

  async dismiss(): Promise<void> {
    await Promise.all(this.#ports.map((port) => port.dispose()))
  }
}
