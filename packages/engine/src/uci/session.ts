import { createRandom, Line, makeUci, startPosition } from '@rookery/rules'
import { BENCH_DEPTH, bench } from '../bench.ts'
import type { Engine } from '../engine.ts'
import type { Platform } from '../host/protocol.ts'
import type { SearchLimits } from '../limits.ts'
import { type Command, parseCommand } from './command.ts'
import { EngineKeeper, variantOf } from './engine-keeper.ts'
import { parseGo } from './go.ts'
import { defaultOptions, findOption, parseSetOption, uciOptions, weaknessOf } from './options.ts'
import { flipPosition, parsePositionCommand } from './position.ts'
import { Task } from './task.ts'
import { ENGINE_NAME, makeBestMoveLine, makeDiagram, makeInfoLine, makeTerms } from './text.ts'
import { WeakChoice } from './weak-choice.ts'

/**
 * UCI without a transport: lines go in by `receive`, lines come out by `send`. Input is heard while a search is
 * under way.
 */
export class UciSession {
  /** Resolves when `quit` or the end of input has been dealt with. */
  readonly ended: Promise<void>
  readonly #send: (line: string) => void
  readonly #keeper: EngineKeeper
  /** Replaced, never changed: what waits in the queue was asked for with those of its time. */
  #options = defaultOptions()
  #line = Line.from(startPosition())
  /** Searches that have not answered yet. */
  readonly #tasks = new Set<Task>()
  /** What needs the engine happens in the order it was asked for. */
  #queue: Promise<void> = Promise.resolve()
  /** Of the lots that a weakened Raven draws; another one for each game. */
  #seed: number
  #isOver = false
  #end: () => void = () => {}

  constructor(send: (line: string) => void, platform: Platform, seed: number) {
    this.#send = send
    this.#seed = seed
    this.#keeper = new EngineKeeper(platform, (text) => this.#say(text))
    this.ended = new Promise((resolve) => {
      this.#end = resolve
    })
  }

  receive(text: string): void {
    if (this.#isOver) return
    const command = parseCommand(text)
    if (command) this.#obey(command)
  }

  /** No more input comes: what was asked for is done, but for searches that nobody can stop any more. */
  async finish(): Promise<void> {
    this.#stopEndless()
    await this.#close()
  }

  /** Searches answer with what they have by now; all else that was asked for is done. */
  async quit(): Promise<void> {
    for (const task of this.#tasks) task.stop()
    await this.#close()
  }

  async #close(): Promise<void> {
    this.#isOver = true
    await this.#queue
    await this.#keeper.dispose()
    this.#end()
  }

  #obey({ name, words }: Command): void {
    switch (name) {
      case 'uci':
        this.#introduce()
        break
      case 'isready':
        // While a search runs its engine is ready; otherwise the answer waits for what was asked before it.
        if (this.#tasks.size > 0) this.#send('readyok')
        else {
          this.#ask(async () => {})
          this.#enqueue(async () => this.#send('readyok'))
        }
        break
      case 'setoption':
        this.#setOption(words)
        break
      case 'ucinewgame':
        this.#stopEndless()
        this.#seed++
        this.#ask((engine) => engine.newGame())
        break
      case 'position':
        this.#take(parsePositionCommand(words, variantOf(this.#options)))
        break
      case 'flip':
        this.#take(flipPosition(this.#line))
        break
      case 'go':
        this.#go(words)
        break
      case 'stop':
        for (const task of this.#tasks) task.stop()
        break
      case 'ponderhit':
        for (const task of this.#tasks) task.ponderHit()
        break
      case 'quit':
        void this.quit()
        break
      case 'd':
        for (const row of makeDiagram(this.#line.position)) this.#send(row)
        break
      case 'eval':
        this.#showTerms(this.#line)
        break
      case 'bench':
        this.#bench(words[0])
        break
      case 'debug':
      case 'register':
        break
    }
  }

  #introduce(): void {
    this.#send(`id name ${ENGINE_NAME}`)
    this.#send('id author the Rookery authors')
    for (const { name, type } of uciOptions) this.#send(`option name ${name} type ${type}`)
    this.#send('uciok')
  }

  #setOption(words: readonly string[]): void {
    const { name, value } = parseSetOption(words)
    const option = findOption(name)
    if (!option) {
      this.#say(`there is no option ${name}`)
      return
    }
    const before = this.#options
    const options = { ...before }
    if (!option.set(options, value)) {
      this.#say(`${option.name} cannot be ${value || 'empty'}: it is ${option.type}`)
      return
    }
    if (options.hashMb > before.hashMb || options.threads > before.threads) {
      const fault = this.#keeper.faultOf(options)
      if (fault) {
        this.#say(`${option.name} cannot be ${value}: ${fault}`)
        return
      }
    }
    if (option.isForNewEngine) options.edition++
    this.#options = options
    if (variantOf(options) !== variantOf(before)) this.#line = Line.from(startPosition(variantOf(options)))
    if (option.name === 'Clear Hash') this.#ask((engine) => engine.newGame())
  }

  #take(parsed: ReturnType<typeof parsePositionCommand>): void {
    if (parsed.ok) this.#line = parsed.value
    else this.#say(parsed.faults.map((fault) => fault.message).join('; '))
  }

  #go(words: readonly string[]): void {
    this.#stopEndless()
    const line = this.#line
    const { limits, perft, isEndless } = parseGo(words, line.position)
    if (perft === undefined) this.#search(line, limits, new Task(isEndless))
    else this.#ask((engine) => this.#perft(engine, line, perft))
  }

  #search(line: Line, limits: SearchLimits, task: Task): void {
    const options = this.#options
    const weakness = weaknessOf(options)
    const random = createRandom(this.#seed ^ Math.imul(line.moves.length + 1, 0x9e3779b9))
    this.#tasks.add(task)
    this.#enqueue(async () => {
      const { position } = line
      let last = position.legalMoves()[0]
      try {
        const engine = await this.#keeper.open(options)
        const weak = weakness && new WeakChoice(weakness)
        // What it remembers would make it stronger, and another opponent in every game.
        if (weak) await engine.newGame()
        const search = engine.search(line, { ...limits, lines: options.lines, ...weak?.limits(limits) })
        task.begin(search)
        for await (const info of search) {
          weak?.hear(info)
          if (info.line === 1) last = info.moves[0] ?? last
          if (info.line <= options.lines) this.#send(makeInfoLine(info, position, options.showsWdl))
        }
        const best = await search.best
        this.#send(makeBestMoveLine(weak?.draw(random) ?? best, position))
      } catch (error) {
        // A GUI waits for a move, whatever happens to the workers.
        this.#say((error as Error).message)
        this.#send(makeBestMoveLine({ move: last, ponder: undefined }, position))
      } finally {
        this.#tasks.delete(task)
      }
    })
  }

  #stopEndless(): void {
    for (const task of this.#tasks) if (task.isEndless) task.stop()
  }

  async #perft(engine: Engine, line: Line, depth: number): Promise<void> {
    const { total, moves } = await engine.perft(line, Math.max(1, depth))
    for (const { move, nodes } of moves) this.#send(`${makeUci(move, line.position)}: ${nodes}`)
    this.#send('')
    this.#send(`Nodes searched: ${total}`)
  }

  #showTerms(line: Line): void {
    this.#ask(async (engine) => {
      for (const row of makeTerms(await engine.evaluate(line))) this.#send(row)
    })
  }

  #bench(word: string | undefined): void {
    const depth = word === undefined ? BENCH_DEPTH : Number(word)
    if (!Number.isInteger(depth) || depth < 1) {
      this.#say(`the depth of bench cannot be ${word}`)
      return
    }
    this.#ask(async (engine) => {
      const { nodes, timeMs, nodesPerSecond } = await bench(engine, depth)
      this.#send(`Nodes searched: ${nodes}`)
      this.#send(`Time (ms): ${timeMs}`)
      this.#send(`Nodes/second: ${nodesPerSecond}`)
    })
  }

  #ask(act: (engine: Engine) => Promise<void>): void {
    const options = this.#options
    this.#enqueue(async () => act(await this.#keeper.open(options)))
  }

  #enqueue(act: () => Promise<void>): void {
    this.#queue = this.#queue.then(act).catch((error: Error) => this.#say(error.message))
  }

  #say(text: string): void {
    this.#send(`info string ${text.replace(/\s+/g, ' ')}`)
  }
}
