import { hearMessages, type StopSign } from '@rookery/workers'
import type { CoreExports, UnwindableExports } from '../core/exports.ts'
import { flagPonderHit, flagStop, raiseFlags } from '../core/flags.ts'
import { type PackedLine, setLine } from '../core/line.ts'
import { createMemory, startCore } from '../core/load.ts'
import { type LineReport, readMoves, readReport, readTerms } from '../core/reading.ts'
import { type EndingCodes, type LaidEnding, layEnding, useEndings } from '../core/use-endings.ts'
import { writeNetwork } from '../core/write-network.ts'
import type { ThreadCalls, Wake } from './protocol.ts'
import { Signals } from './signals.ts'
import { Unwinder } from './unwinder.ts'

type SearchCall = ThreadCalls['search']

/** One thread of the engine, in its worker. */
export class Thread {
  readonly #memory: WebAssembly.Memory
  readonly #core: CoreExports
  readonly #thread: number
  readonly #signals: Signals | undefined
  readonly #unwinder: Unwinder | undefined
  #report: (report: LineReport) => void = () => {}
  #stop: StopSign | undefined
  readonly #endings: LaidEnding[] = []

  private constructor(
    { module, signals, thread, threads, hashMb, isMinichess, network }: Wake,
    memory: WebAssembly.Memory,
  ) {
    this.#thread = thread
    this.#memory = memory
    this.#signals = signals && new Signals(signals)
    // Only the core that was built for it can be unwound.
    this.#unwinder = signals
      ? undefined
      : new Unwinder(
          () => this.#core as UnwindableExports,
          this.#memory,
          () => this.#hear(),
        )
    this.#core = startCore(module, this.#memory, thread, threads, hashMb, {
      now: () => performance.now(),
      report: (line) => this.#report(readReport(this.#core, this.#memory, line)),
      pause: () => (this.#unwinder ? this.#unwinder.pause() : this.#relay()),
    })
    if (thread === 0) {
      this.#core.prepareVariant(isMinichess)
      writeNetwork(this.#core, this.#memory, network)
    }
    this.#core.forget()
  }

  static async wake(order: Wake): Promise<Thread> {
    const { signals, memoryPort, threads, hashMb } = order
    const memory = memoryPort
      ? await receiveMemory(memoryPort)
      : createMemory(threads, hashMb, signals !== undefined)
    return new Thread(order, memory)
  }

  share(port: MessagePort): undefined {
    port.postMessage(this.#memory)
    port.close()
  }

  addEnding(ending: EndingCodes): undefined {
    const laid = layEnding(this.#memory, ending)
    if (laid) this.#endings.push(laid)
  }

  forget(): undefined {
    this.#core.forget()
    if (this.#thread === 0) this.#core.clearTable()
  }

  tellTerms(line: PackedLine): ThreadCalls['terms']['answer'] {
    setLine(this.#core, this.#memory, line)
    return {
      score: this.#core.evaluate(),
      terms: readTerms(this.#core, this.#memory),
      countsTerms: this.#core.countsTerms() !== 0,
      networkScore: this.#core.networkScore(),
    }
  }

  ponderHit(): undefined {
    flagPonderHit(this.#memory)
  }

  /** What has been said meanwhile is handed on to the core. */
  #relay(): void {
    this.#signals?.relay(this.#memory)
    if (this.#stop?.aborted) flagStop(this.#memory)
  }

  async #hear(): Promise<void> {
    await hearMessages()
    this.#relay()
  }

  async search(
    { count, line, limits, generation, endings }: SearchCall['given'],
    report: (report: LineReport) => void,
    stop: StopSign,
  ): Promise<SearchCall['answer']> {
    this.#report = report
    this.#stop = stop
    const core = this.#core
    const isFirst = this.#thread === 0
    setLine(core, this.#memory, line)
    core.allowAllRootMoves()
    for (const move of limits.rootMoves) core.allowRootMove(move)
    if (isFirst) {
      useEndings(
        core,
        this.#endings.filter(({ name }) => endings.includes(name)),
      )
      raiseFlags(this.#memory, limits.ponder)
      this.#signals?.begin(count)
    } else this.#signals?.waitForBegin(count)
    const { depth, mate, softMs, hardMs, nodes, lines } = limits
    // The others search on until the first thread stops them, half of them a ply ahead.
    const think = isFirst
      ? () => core.think(depth, mate, softMs, hardMs, BigInt(nodes), lines, generation, 1)
      : () => core.think(0, 0, 0, 0, 0n, lines, generation, 1 + (this.#thread & 1))
    const move = this.#unwinder ? await this.#unwinder.run(think) : think()
    return { move, reply: core.expectedReply() }
  }

  divide({ line, depth }: ThreadCalls['perft']['given']): ThreadCalls['perft']['answer'] {
    const core = this.#core
    setLine(core, this.#memory, line)
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
