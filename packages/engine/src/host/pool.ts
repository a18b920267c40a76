import { type AnswerOf, type CallOptions, type GivenOf, Port, WorkerError } from '@rookery/workers'
import { coreFile, memoryFault } from '../core/load.ts'
import type { LineReport } from '../core/reading.ts'
import { EngineError, isEngineError } from '../engine-error.ts'
import { type EngineFiles, locate } from '../engine-files.ts'
import type { Network } from '../network/network-file.ts'
import { unpackFile } from '../network/unpack-file.ts'
import type { Platform, SearchRequest, ThreadCalls } from './protocol.ts'
import { Signals } from './signals.ts'

type ThreadPort = Port<ThreadCalls>
type Answer<Name extends keyof ThreadCalls> = AnswerOf<ThreadCalls[Name]>
type Given<Name extends keyof ThreadCalls> = GivenOf<ThreadCalls[Name]>

export interface PoolOptions {
  readonly files: EngineFiles
  readonly threads: number
  readonly hashMb: number
  readonly isMinichess: boolean
  readonly network: Network | undefined
}

/** Compiled once, however many engines there are. */
const cores = new Map<string, Promise<WebAssembly.Module>>()

function loadCore(platform: Platform, wasmUrl: EngineFiles['wasmUrl']): Promise<WebAssembly.Module> {
  const file = locate(wasmUrl, coreFile(platform.canShareMemory))
  const compile = async () => {
    try {
      return await WebAssembly.compile(await unpackFile(await platform.read(file)))
    } catch (cause) {
      const { message } = cause as Error
      throw new EngineError('failed', `Raven's core cannot be loaded: ${message}`, { cause })
    }
  }
  const key = String(file)
  const module = cores.get(key) ?? compile()
  cores.set(key, module)
  // What could not be fetched now may be there the next time.
  module.catch(() => cores.delete(key))
  return module
}

/** Whoever names a single file may name the wrong one of the two. */
function checkBuild(module: WebAssembly.Module, isShared: boolean): void {
  const isUnwindable = WebAssembly.Module.exports(module).some(({ name }) => name === 'asyncify_start_unwind')
  if (isUnwindable !== isShared) return
  const [wanted, why] = isShared
    ? ['core-shared.wasm', 'memory can be shared']
    : ['core-single.wasm', 'memory cannot be shared']
  const remedy = `wasmUrl must be the address of ${wanted}, or of the folder of both with a / at its end`
  throw new EngineError('failed', `Raven's core cannot be loaded: ${why} here, so ${remedy}`)
}

/** The engine's workers; their memory is theirs alone and goes with them. When one dies the pool is of no more use. */
export class Pool {
  readonly #signals: Signals | undefined
  readonly #ports: ThreadPort[] = []
  readonly #endings = new Set<string>()
  #searches = 0
  #failure: EngineError | undefined
  #ended: Promise<unknown> | undefined

  /** Rejects when the pool is of no more use. */
  readonly lost: Promise<never>
  #lose: (error: EngineError) => void = () => {}

  private constructor(signals: Signals | undefined) {
    this.#signals = signals
    this.lost = new Promise((_, reject) => {
      this.#lose = reject
    })
    this.lost.catch(() => {})
  }

  static async open(platform: Platform, options: PoolOptions): Promise<Pool> {
    const isShared = platform.canShareMemory
    const threads = isShared ? options.threads : 1
    const fault = memoryFault({ ...options, threads }, platform.freeBytes())
    if (fault) throw new EngineError('memory', fault)
    const module = await loadCore(platform, options.files.wasmUrl)
    checkBuild(module, isShared)
    const pool = new Pool(isShared ? new Signals() : undefined)
    try {
      // One after another: the first thread writes the tables that the others read.
      for (let thread = 0; thread < threads; thread++)
        await pool.#wake(platform, module, { ...options, threads }, thread)
    } catch (error) {
      await pool.close()
      throw error
    }
    return pool
  }

  get isUsable(): boolean {
    return this.#failure === undefined
  }

  async search(
    request: SearchRequest,
    report: (report: LineReport) => void,
    signal: AbortSignal,
  ): Promise<Answer<'search'>> {
    this.#signals?.raise(request.limits.ponder)
    return this.#callAll('search', { ...request, count: ++this.#searches }, { report, signal })
  }

  /** Names of the tables of endings that the threads have. */
  get endings(): ReadonlySet<string> {
    return this.#endings
  }

  async addEnding(ending: Given<'addEnding'>): Promise<void> {
    this.#endings.add(ending.name)
    await this.#call(this.#ports[0]!, 'addEnding', ending, { transfer: [ending.codes.buffer] })
  }

  ponderHit(): void {
    if (this.#signals) this.#signals.ponderHit()
    // A worker that is lost fails the search as well.
    else this.#ports[0]!.call('ponderHit', undefined).catch(() => {})
  }

  async forget(): Promise<void> {
    await this.#callAll('forget', undefined)
  }

  perft(request: Given<'perft'>): Promise<Answer<'perft'>> {
    return this.#call(this.#ports[0]!, 'perft', request)
  }

  tellTerms(line: Given<'terms'>): Promise<Answer<'terms'>> {
    return this.#call(this.#ports[0]!, 'terms', line)
  }

  async close(): Promise<void> {
    this.#fail(new EngineError('disposed', 'the engine has been disposed of'))
    await this.#ended
  }

  async #wake(
    platform: Platform,
    module: WebAssembly.Module,
    { threads, hashMb, isMinichess, network, files: { workerUrl } }: PoolOptions,
    thread: number,
  ): Promise<void> {
    if (this.#failure) throw this.#failure
    const start = workerUrl === undefined ? platform.startWorker : platform.startWorkerAt(workerUrl)
    const port: ThreadPort = new Port(start, {
      sharesMemory: this.#signals !== undefined,
      onDeath: (error) => this.#fail(explain(error)),
    })
    this.#ports.push(port)
    const wake = { module, signals: this.#signals?.words, thread, threads, hashMb, isMinichess }
    if (thread === 0) return this.#call(port, 'wake', { ...wake, network, memoryPort: undefined })
    // From worker to worker: what has passed through here would stay until garbage is collected.
    const { port1, port2 } = new MessageChannel()
    await this.#call(this.#ports[0]!, 'share', port1, { transfer: [port1] })
    const options = { transfer: [port2] }
    return this.#call(port, 'wake', { ...wake, network: undefined, memoryPort: port2 }, options)
  }

  /** Asks every thread, and resolves to the first one's answer when all have answered. */
  async #callAll<Name extends 'search' | 'forget'>(
    name: Name,
    given: Given<Name>,
    options: CallOptions<LineReport> = {},
  ): Promise<Answer<Name>> {
    const [answer] = await Promise.all(this.#ports.map((port) => this.#call(port, name, given, options)))
    return answer!
  }

  /** A thread that fails leaves a memory that the others cannot trust, so all end with it. */
  async #call<Name extends keyof ThreadCalls>(
    port: ThreadPort,
    name: Name,
    given: Given<Name>,
    options: CallOptions<LineReport> = {},
  ): Promise<Answer<Name>> {
    if (this.#failure) throw this.#failure
    try {
      return await port.call(name, given, options as object)
    } catch (error) {
      this.#fail(explain(error))
      throw this.#failure
    }
  }

  /** Ends all workers: left alone, they would search on for nobody. */
  #fail(error: EngineError): void {
    this.#failure ??= error
    this.#lose(error)
    this.#ended ??= Promise.all(this.#ports.map((port) => port.dispose()))
  }
}

function explain(error: unknown): EngineError {
  if (!(error instanceof WorkerError))
    return new EngineError('failed', `the engine failed: ${(error as Error).message}`, { cause: error })
  const { code, message, cause } = error
  if (code === 'died') return new EngineError('died', message, { cause })
  return isEngineError(cause)
    ? new EngineError(cause.code, message)
    : new EngineError('failed', `the engine failed: ${message}`, { cause })
}
