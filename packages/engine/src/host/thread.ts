import type { CoreExports, UnwindableExports } from '../core/exports.ts'
import { flagPonderHit, flagStop, raiseFlags } from '../core/flags.ts'
import { setLine } from '../core/line.ts'
import { createMemory, startCore } from '../core/load.ts'
import { type LineReport, readMoves, readReport, readTerms } from '../core/reading.ts'
import { writeNetwork } from '../core/write-network.ts'
import type { Answers, Request, Wake } from './protocol.ts'
import { Signals } from './signals.ts'
import { Unwinder } from './unwinder.ts'

type SearchRequest = Extract<Request, { kind: 'search' }> & { readonly job: number }

/** One thread of the engine, in its worker. */
export class Thread {
  readonly #memory: WebAssembly.Memory
  readonly #core: CoreExports
  readonly #thread: number
  readonly #signals: Signals | undefined
  readonly #unwinder: Unwinder | undefined
  #report: (report: LineReport) => void = () => {}

  private constructor(
    { module, signals, thread, threads, hashMb, isMinichess, network }: Wake,
    memory: WebAssembly.Memory,
    hearMessages: () => Promise<void>,
  ) {
    this.#thread = thread
    this.#memory = memory
    this.#signals = signals && new Signals(signals)
    // Only the core that was built for it can be unwound.
    this.#unwinder = signals
      ? undefined
      : new Unwinder(() => this.#core as UnwindableExports, this.#memory, hearMessages)
    this.#core = startCore(module, this.#memory, thread, threads, hashMb, {
      now: () => performance.now(),
      report: (line) => this.#report(readReport(this.#core, this.#memory, line)),
      pause: () => this.#pause(),
    })
    if (thread === 0) {
      this.#core.prepareVariant(isMinichess)
      writeNetwork(this.#core, this.#memory, network)
    }
    this.#core.forget()
  }

  static async wake(order: Wake, hearMessages: () => Promise<void>): Promise<Thread> {
    const { signals, memoryPort, threads, hashMb } = order
    const memory = memoryPort
      ? await receiveMemory(memoryPort)
      : createMemory(threads, hashMb, signals !== undefined)
    return new Thread(order, memory, hearMessages)
  }

  /** Lets another thread have the memory. */
  share(port: MessagePort): void {
    port.postMessage(this.#memory)
    port.close()
  }

  async answer(
    request: Request & { readonly job: number },
    report: (report: LineReport) => void,
  ): Promise<Answers[keyof Answers]> {
    switch (request.kind) {
      case 'search':
        this.#report = report
        return this.#search(request)
      case 'forget':
        this.#core.forget()
        if (this.#thread === 0) this.#core.clearTable()
        return undefined
      case 'perft':
        setLine(this.#core, this.#memory, request.line)
        return this.#divide(request.depth)
      case 'terms':
        setLine(this.#core, this.#memory, request.line)
        return {
          score: this.#core.evaluate(),
          terms: readTerms(this.#core, this.#memory),
          countsTerms: this.#core.countsTerms() !== 0,
          networkScore: this.#core.networkScore(),
        }
    }
  }

  stop(): void {
    flagStop(this.#memory)
  }

  ponderHit(): void {
    flagPonderHit(this.#memory)
  }

  #pause(): void {
    if (this.#unwinder) this.#unwinder.pause()
    else this.#signals?.relay(this.#memory)
  }

  async #search({ job, line, limits, generation }: SearchRequest): Promise<Answers['search']> {
    const core = this.#core
    const isFirst = this.#thread === 0
    setLine(core, this.#memory, line)
    core.allowAllRootMoves()
    for (const move of limits.rootMoves) core.allowRootMove(move)
    if (isFirst) {
      raiseFlags(this.#memory, limits.ponder)
      this.#signals?.begin(job)
    } else this.#signals?.waitForBegin(job)
    const { depth, mate, softMs, hardMs, nodes, lines } = limits
    // The others search on until the first thread stops them, half of them a ply ahead.
    const think = isFirst
      ? () => core.think(depth, mate, softMs, hardMs, BigInt(nodes), lines, generation, 1)
      : () => core.think(0, 0, 0, 0, 0n, lines, generation, 1 + (this.#thread & 1))
    const move = this.#unwinder ? await this.#unwinder.run(think) : think()
    return { move, reply: core.expectedReply() }
  }

  #divide(depth: number): Answers['perft'] {
    const core = this.#core
    const moves = readMoves(core, this.#memory).map((move) => {
      core.make(move)
      const nodes = Number(core.perft(depth - 1))
      core.unmake(move)
      return [move, nodes] as const
    })
    return { total: moves.reduce((sum, [, nodes]) => sum + nodes, 0), moves }
  }
}

function receiveMemory(port: MessagePort): Promise<WebAssembly.Memory> {
  return new Promise((resolve, reject) => {
    port.onmessage = ({ data }) => {
      port.close()
      resolve(data)
    }
    port.onmessageerror = () => reject(new Error('the memory could not be shared'))
  })
}
