import { chess960, Line, makeUci, minichess, standard, startPosition, type Variant } from '@rookery/rules'
import { bench } from '../bench.ts'
import { Engine } from '../engine.ts'
import type { Platform } from '../host/protocol.ts'
import type { Search } from '../search.ts'
import { type Command, parseCommand } from './command.ts'
import { parseGo } from './go.ts'
import { defaultOptions, findOption, parseSetOption, uciOptions } from './options.ts'
import { flipPosition, parsePositionCommand } from './position.ts'
import { makeBestMoveLine, makeDiagram, makeInfoLine, makeTerms } from './text.ts'

/** A search asked for: it may be stopped, or its ponder move come true, before it has begun. */
class Task {
  isStopped = false
  isPonderHit = false
  search: Search | undefined

  stop(): void {
    this.isStopped = true
    this.search?.stop()
  }

  ponderHit(): void {
    this.isPonderHit = true
    this.search?.ponderHit()
  }

  begin(search: Search): void {
    this.search = search
    if (this.isPonderHit) search.ponderHit()
    if (this.isStopped) search.stop()
  }
}

/**
 * UCI without a transport: lines go in by `receive`, lines come out by `send`. Input is heard while a search is
 * under way.
 */
export class UciSession {
  /** Resolves when `quit` or the end of input has been dealt with. */
  readonly ended: Promise<void>
  readonly #send: (line: string) => void
  readonly #platform: Platform
  readonly #options = defaultOptions()
  #end: () => void = () => {}
  #line = Line.from(startPosition())
  #engine: Engine | undefined
  #isEngineStale = true
  #task: Task | undefined
  /** What needs the engine happens in the order it was asked for. */
  #queue: Promise<void> = Promise.resolve()

  constructor(send: (line: string) => void, platform: Platform) {
    this.#send = send
    this.#platform = platform
    this.ended = new Promise((resolve) => {
      this.#end = resolve
    })
  }

  receive(text: string): void {
    const command = parseCommand(text)
    if (command) this.#obey(command)
  }

  async quit(): Promise<void> {
    this.#task?.stop()
    await this.#engine?.dispose()
    this.#end()
  }

  #obey({ name, words }: Command): void {
    switch (name) {
      case 'uci':
        this.#introduce()
        break
      case 'isready':
        // While a search runs its engine is ready; otherwise the answer waits for what was asked before it.
        if (this.#task) this.#send('readyok')
        else this.#enqueue(() => this.#answerReady())
        break
      case 'setoption':
        this.#setOption(words)
        break
      case 'ucinewgame':
        this.#task?.stop()
        this.#enqueue(async () => (await this.#openEngine()).newGame())
        break
      case 'position':
        this.#take(parsePositionCommand(words, this.#variant()))
        break
      case 'flip':
        this.#take(flipPosition(this.#line))
        break
      case 'go':
        this.#go(words)
        break
      case 'stop':
        this.#task?.stop()
        break
      case 'ponderhit':
        this.#task?.ponderHit()
        break
      case 'quit':
        void this.quit()
        break
      case 'd':
        for (const row of makeDiagram(this.#line.position)) this.#send(row)
        break
      case 'eval':
        this.#enqueue(() => this.#showTerms(this.#line))
        break
      case 'bench':
        this.#enqueue(() => this.#bench(Number(words[0]) || undefined))
        break
      case 'debug':
      case 'register':
        break
    }
  }

  async #answerReady(): Promise<void> {
    await this.#openEngine()
    this.#send('readyok')
  }

  #introduce(): void {
    this.#send('id name Raven 0.1.0')
    this.#send('id author the Rookery authors')
    for (const { name, type } of uciOptions) this.#send(`option name ${name} type ${type}`)
    this.#send('uciok')
  }

  #setOption(words: readonly string[]): void {
    const { name, value } = parseSetOption(words)
    const option = findOption(name)
    if (!option?.set(this.#options, value)) {
      this.#say(option ? `${option.name} cannot be ${value || 'empty'}` : `there is no option ${name}`)
      return
    }
    if (option.name === 'Clear Hash') this.#enqueue(async () => (await this.#openEngine()).newGame())
    if (option.isForNewEngine) this.#isEngineStale = true
    if (this.#variant() !== this.#line.variant) {
      this.#isEngineStale = true
      this.#line = Line.from(startPosition(this.#variant()))
    }
  }

  #variant(): Variant {
    if (this.#options.isMinichess) return minichess
    return this.#options.isChess960 ? chess960 : standard
  }

  #take(parsed: ReturnType<typeof parsePositionCommand>): void {
    if (parsed.ok) this.#line = parsed.value
    else this.#say(parsed.faults.map((fault) => fault.message).join('; '))
  }

  #go(words: readonly string[]): void {
    this.#task?.stop()
    const line = this.#line
    const { limits, perft } = parseGo(words, line.position)
    if (perft !== undefined) {
      this.#enqueue(() => this.#perft(line, perft))
      return
    }
    const task = new Task()
    this.#task = task
    const { lines, showsWdl } = this.#options
    this.#enqueue(async () => {
      const engine = await this.#openEngine()
      const { position } = line
      let last = line.position.legalMoves()[0]
      try {
        const search = engine.search(line, { ...limits, lines })
        task.begin(search)
        for await (const info of search) {
          if (info.line === 1) last = info.moves[0] ?? last
          this.#send(makeInfoLine(info, position, showsWdl))
        }
        this.#send(makeBestMoveLine(await search.best, position))
      } catch (error) {
        // A GUI waits for a move, whatever happens to the workers.
        this.#say(String(error))
        this.#send(makeBestMoveLine({ move: last, ponder: undefined }, position))
      } finally {
        if (this.#task === task) this.#task = undefined
      }
    })
  }

  async #perft(line: Line, depth: number): Promise<void> {
    const { total, moves } = await (await this.#openEngine()).perft(line, Math.max(1, depth))
    for (const { move, nodes } of moves) this.#send(`${makeUci(move, line.position)}: ${nodes}`)
    this.#send('')
    this.#send(`Nodes searched: ${total}`)
  }

  async #showTerms(line: Line): Promise<void> {
    const evaluation = await (await this.#openEngine()).evaluate(line)
    for (const row of makeTerms(evaluation)) this.#send(row)
  }

  async #bench(depth: number | undefined): Promise<void> {
    const { nodes, timeMs, nodesPerSecond } = await bench(await this.#openEngine(), depth)
    this.#send(`Nodes searched: ${nodes}`)
    this.#send(`Time (ms): ${timeMs}`)
    this.#send(`Nodes/second: ${nodesPerSecond}`)
  }

  #enqueue(act: () => Promise<void>): void {
    this.#queue = this.#queue.then(act).catch((error: unknown) => this.#say(String(error)))
  }

  async #openEngine(): Promise<Engine> {
    if (this.#engine && !this.#isEngineStale) return this.#engine
    await this.#engine?.dispose()
    const { threads, hashMb, moveOverheadMs, networkFile, usesNetwork } = this.#options
    this.#isEngineStale = false
    const network = !usesNetwork ? 'none' : networkFile ? { file: networkFile } : 'shipped'
    const options = { variant: this.#variant(), threads, hashMb, moveOverheadMs, network } as const
    this.#engine = new Engine(this.#platform, options)
    await this.#engine.ready()
    const { networkFault } = this.#engine
    if (networkFault) this.#say(`${networkFault}; the hand-written evaluation goes on`)
    return this.#engine
  }

  #say(text: string): void {
    this.#send(`info string ${text}`)
  }
}
