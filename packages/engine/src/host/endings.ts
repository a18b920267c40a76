import { Port } from '@rookery/workers'
import type { EndingCodes } from '../core/use-endings.ts'
import { type EngineFiles, locate } from '../engine-files.ts'
import { shippedTables } from '../tables/shipped-tables.ts'
import { parseTableFile } from '../tables/table-file.ts'
import { tablesFile } from '../tables/table-maker.ts'
import type { Platform, ThreadCalls } from './protocol.ts'

/** Reads tables of endings in a worker of its own, which lives only while there is something to read. */
export class Endings {
  readonly #platform: Platform
  readonly #files: EngineFiles
  readonly #isMinichess: boolean
  readonly #underWay = new Map<string, Promise<void>>()
  /** Those of them that are not done. */
  readonly #busy = new Set<string>()
  readonly #done = new Map<string, EndingCodes>()
  #program: Promise<Uint8Array<ArrayBuffer>> | undefined
  #port: Port<ThreadCalls> | undefined
  #fault: string | undefined
  #isDisposed = false

  constructor(platform: Platform, files: EngineFiles, isMinichess: boolean) {
    this.#platform = platform
    this.#files = files
    this.#isMinichess = isMinichess
  }

  /** Why a table could not be read; the search goes on without it. */
  get fault(): string | undefined {
    return this.#fault
  }

  /** Resolves when all have been read, or cannot be. */
  async read(names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => this.#underWay.get(name) ?? this.#begin(name)))
  }

  /** Hands a table over that has been read, once. */
  take(name: string): EndingCodes | undefined {
    const codes = this.#done.get(name)
    if (codes) this.#underWay.delete(name)
    this.#done.delete(name)
    return codes
  }

  async dispose(): Promise<void> {
    this.#isDisposed = true
    await this.#port?.dispose()
  }

  #begin(name: string): Promise<void> {
    const reading = this.#read(name)
      .then((codes) => {
        if (codes) this.#done.set(name, codes)
      })
      .catch((error: Error) => {
        this.#fault = `the table ${name} cannot be read: ${error.message}`
      })
      .finally(() => this.#rest(name))
    this.#underWay.set(name, reading)
    this.#busy.add(name)
    return reading
  }

  /** The worker ends when nothing is left to do. */
  #rest(name: string): void {
    this.#busy.delete(name)
    if (this.#busy.size > 0) return
    void this.#port?.dispose()
    this.#port = undefined
  }

  async #read(name: string): Promise<EndingCodes | undefined> {
    const { wasmUrl, workerUrl } = this.#files
    this.#program ??= this.#platform.read(locate(wasmUrl, tablesFile))
    const program = await this.#program
    const table = this.#isMinichess ? undefined : await this.#readFile(name)
    if (this.#isDisposed) return undefined
    const start =
      workerUrl === undefined ? this.#platform.startWorker : this.#platform.startWorkerAt(workerUrl)
    this.#port ??= new Port(start)
    return this.#port.call('readEnding', { program, name, table })
  }

  async #readFile(name: string) {
    const folder = this.#files.tablesUrl ?? this.#platform.tablesUrl
    const isShipped = shippedTables.some((each) => each === name)
    if (folder === undefined || !isShipped) throw new Error('there is none')
    const parsed = parseTableFile(await this.#platform.read(`${folder}${name}.ending`))
    if (parsed.ok && parsed.value.name === name) return parsed.value
    throw new Error(parsed.ok ? `it is that of ${parsed.value.name}` : parsed.faults[0]!.message)
  }
}
