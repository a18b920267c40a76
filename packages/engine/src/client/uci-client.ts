import { type Color, type GameSource, standard, type Variant, type VariantId } from '@rookery/rules'
import { Turn } from '@rookery/workers'
import { checkSignal, isObject, refuse } from '../check-argument.ts'
import { EngineError } from '../engine-error.ts'
import { checkLimits, type SearchLimits } from '../limits.ts'
import { readGame } from '../read-game.ts'
import { Search } from '../search.ts'
import { checkOpening } from './check-opening.ts'
import { Deadline, type Patience, searchPatience } from './deadline.ts'
import { type EngineLine, type EngineOption, parseEngineLine } from './engine-line.ts'
import { type EngineCommand, EngineProcess } from './engine-process.ts'
import { findOptionFault } from './find-option-fault.ts'
import { makeGoCommand, makeOptionCommand, makePositionCommand } from './make-commands.ts'
import { type ClientInfo, readBestMove, withMoves } from './read-answer.ts'

/** Whoever is late is killed, and what waits for it fails as `silent`; Infinity waits for ever. */
export interface OpenEngineOptions extends Partial<Patience> {
  readonly args?: readonly string[]
  readonly directory?: string
  readonly options?: Readonly<Record<string, OptionValue>>
  /** How long it may take to say that it speaks UCI. */
  readonly startMs?: number
  /** Hears what it says beside the protocol: `info string`, other lines, and its error output. */
  readonly onText?: (text: string, source: 'stdout' | 'stderr') => void
}

type OptionValue = string | number | boolean

const START_MS = 10_000
const ANSWER_MS = 10_000
const SILENT_MS = 600_000

/** Who only makes a client keeps the time by itself. */
const endless: Patience = { answerMs: Number.POSITIVE_INFINITY, silentMs: Number.POSITIVE_INFINITY }

/** What engines of many variants call ours. */
const uciVariants: Readonly<Partial<Record<VariantId, string>>> = {
  gardner: 'gardner',
  'los-alamos': 'losalamos',
  minichess: 'minichess',
}

/** Starts a UCI engine in a process of its own: `await openEngine('stockfish')`. */
export async function openEngine(command: string, options: OpenEngineOptions = {}): Promise<UciClient> {
  checkOpening(command, options)
  const { args = [], directory, startMs = START_MS, onText, options: values = {} } = options
  const { answerMs = ANSWER_MS, silentMs = SILENT_MS } = options
  const engine = { command, args, ...(directory !== undefined && { directory }) }
  const client = new UciClient(engine, onText, { answerMs, silentMs })
  try {
    await client.start(startMs)
    for (const [name, value] of Object.entries(values)) await client.setOption(name, value)
  } catch (error) {
    await client.quit()
    throw error
  }
  return client
}

/** Any UCI engine. It does one thing at a time; what is asked meanwhile is refused as `busy`. */
export class UciClient {
  readonly #command: string
  readonly #process: EngineProcess
  readonly #options = new Map<string, EngineOption>()
  readonly #turn = new Turn((code) =>
    code === 'busy'
      ? new EngineError(code, `${this.name} is at work on something else`)
      : new EngineError(code, `${this.name} has been told to quit`),
  )
  #name: string | undefined
  #author: string | undefined
  #variant: Variant = standard
  #hasLines = false
  #hear: (line: EngineLine) => void = () => {}
  #fail: (error: EngineError) => void = () => {}
  readonly #patience: Patience
  readonly #deadline = new Deadline((fault) => {
    this.#fail(new EngineError('silent', `${this.name} ${fault}`))
    this.#process.end(`was killed: it ${fault}`)
  })

  constructor(
    command: EngineCommand,
    onText: OpenEngineOptions['onText'] = () => {},
    patience: Patience = endless,
  ) {
    this.#command = command.command
    this.#patience = patience
    this.#process = new EngineProcess(command)
    this.#process.onLine = (text) => {
      const line = parseEngineLine(text)
      if (line.kind === 'option') this.#options.set(line.name.toLowerCase(), line)
      else if (line.kind === 'name') this.#name = line.name
      else if (line.kind === 'author') this.#author = line.name
      else if (line.kind !== 'text') this.#hear(line)
      // What it says of being told to quit is nobody's business.
      else if (!this.#turn.isEnded) onText(line.text, 'stdout')
    }
    this.#process.onErrorLine = (text) => {
      if (!this.#turn.isEnded) onText(text, 'stderr')
    }
    this.#process.onEnd = () => this.#fail(this.#death())
  }

  /** As the engine gives it, or the command where it gives none. */
  get name(): string {
    return this.#name ?? this.#command
  }

  get author(): string | undefined {
    return this.#author
  }

  get pid(): number | undefined {
    return this.#process.pid
  }

  get isAlive(): boolean {
    return this.#process.endedBy === undefined && !this.#turn.isEnded
  }

  get options(): readonly EngineOption[] {
    return [...this.#options.values()]
  }

  /** Resolves when it has told its name and options; `openEngine` has done it. */
  async start(startMs: number): Promise<void> {
    await this.#turn.take(async () => {
      const late = () =>
        this.#fail(
          new EngineError('failed', `${this.#command} did not say within ${startMs} ms that it speaks UCI`),
        )
      const timer = Number.isFinite(startMs) ? setTimeout(late, startMs) : undefined
      try {
        await this.#ask('uci', (line) => (line.kind === 'uciok' ? true : undefined))
      } finally {
        clearTimeout(timer)
      }
    })
  }

  /** Why the engine will not take a value, by what it said of the option. */
  findOptionFault(name: string, value: OptionValue): string | undefined {
    return findOptionFault(name, String(value), this.#options.get(name.toLowerCase()))
  }

  /** Rejects a value that the engine's own words forbid. */
  async setOption(name: string, value: OptionValue = ''): Promise<void> {
    if (typeof name !== 'string') refuse('option', 'the name of an option', 'a text', name)
    if (!['string', 'number', 'boolean'].includes(typeof value))
      refuse('option', `the value of ${name}`, 'a text, a number or a boolean', value)
    const fault = this.findOptionFault(name, value)
    if (fault) throw new EngineError('option', fault)
    await this.#turn.take(async () => {
      this.sendOption(name, value)
      await this.#awaitReady()
    })
  }

  /** Sends a value as it is, to an option that the engine has, and waits for nothing. */
  sendOption(name: string, value: OptionValue): void {
    // A name that the engine does not know may be more than a name: "EvalFile value /path".
    const option = this.#options.get(name.toLowerCase())
    if (option) this.#process.send(makeOptionCommand(option.name, String(value)))
  }

  /** For a new game, of the variant that it is. */
  async newGame(variant: Variant = standard): Promise<void> {
    await this.#turn.take(async () => {
      if (!isObject(variant) || !('squares' in variant))
        refuse('variant', 'the variant', 'one that the rules export', variant)
      this.#chooseVariant(variant)
      this.#process.send('ucinewgame')
      await this.#awaitReady()
    })
  }

  /**
   * A FEN or a `Chess` is of the variant of the last `newGame`. Iterate over the search for what the engine tells, await `best` for
   * its move.
   */
  search(
    source: GameSource,
    limits: SearchLimits = {},
    options: { readonly signal?: AbortSignal } = {},
  ): Search<ClientInfo> {
    let isAsked = false
    let isStopped = false
    const stop = () => {
      isStopped = true
      if (!isAsked) return
      this.#process.send('stop')
      this.#deadline.set(this.#patience.answerMs, 'did not answer stop')
    }
    let turn: Color = 'white'
    const ponderHit = () => {
      this.#process.send('ponderhit')
      if (isAsked && !isStopped) this.#expectMove({ ...limits, ponder: false }, turn)
    }
    const start = (report: (info: ClientInfo) => void) =>
      this.#turn.take(async () => {
        const game = readGame(source, this.#variant)
        const { position } = game
        checkLimits(limits)
        checkSignal(options)
        const { signal } = options
        this.#chooseLines(limits.lines)
        signal?.addEventListener('abort', stop)
        try {
          const commands = [makePositionCommand(game), makeGoCommand(limits, position)]
          isAsked = true
          turn = position.turn
          const isForWords = this.#expectMove(limits, turn)
          const answer = this.#ask(commands.join('\n'), (line) => {
            if (line.kind === 'bestmove') return line
            if (isForWords && !isStopped) this.#expectMove(limits, turn)
            if (line.kind === 'info') report(withMoves(line.info, position))
            return undefined
          })
          // A stop that came before there was anything to stop.
          if (isStopped || signal?.aborted) stop()
          const { move, ponder } = await answer
          return readBestMove(position, move, ponder)
        } finally {
          isAsked = false
          this.#deadline.clear()
          signal?.removeEventListener('abort', stop)
        }
      })
    return new Search(start, stop, ponderHit)
  }

  /** Sets the deadline of a search; true where each word of the engine sets it anew. */
  #expectMove(limits: SearchLimits, turn: Color): boolean {
    const { ms, isForWords } = searchPatience(limits, turn, this.#patience)
    this.#deadline.set(ms, isForWords ? 'said nothing of its search' : 'did not move')
    return isForWords
  }

  /** Asks it to quit, and kills it where it does not; what is under way fails as `disposed`. */
  async quit(): Promise<void> {
    this.#turn.end()
    await this.#process.close()
  }

  #chooseVariant(variant: Variant): void {
    const { id, name } = variant
    const cause = new Error(`the engine does not play ${name}`)
    const refusal = new EngineError('variant', `${this.name} does not play ${name}`, { cause })
    if (this.#options.has('uci_chess960')) this.sendOption('UCI_Chess960', id === 'chess960')
    else if (id === 'chess960') throw refusal
    const wanted = uciVariants[id]
    if (wanted === undefined) this.sendOption('UCI_Variant', 'chess')
    else if (this.#options.get('uci_variant')?.choices.includes(wanted))
      this.sendOption('UCI_Variant', wanted)
    else throw refusal
    this.#variant = variant
  }

  /** The engine keeps the number, so that the next search, which names none, would have it too. */
  #chooseLines(lines: number | undefined): void {
    if (lines !== undefined || this.#hasLines) this.sendOption('MultiPV', lines ?? 1)
    this.#hasLines = lines !== undefined
  }

  async #awaitReady(): Promise<void> {
    this.#deadline.set(this.#patience.answerMs, 'did not answer isready')
    try {
      await this.#ask('isready', (line) => (line.kind === 'readyok' ? true : undefined))
    } finally {
      this.#deadline.clear()
    }
  }

  #death(): EngineError {
    const reason = this.#process.endedBy ?? 'ended'
    return new EngineError('died', `${this.name} ${reason}`, { cause: new Error(reason) })
  }

  /** Sends, and waits until a line answers. */
  #ask<T>(command: string, answerOf: (line: EngineLine) => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#process.endedBy !== undefined) return reject(this.#death())
      this.#fail = reject
      this.#hear = (line) => {
        const answer = answerOf(line)
        if (answer === undefined) return
        this.#hear = () => {}
        resolve(answer)
      }
      this.#process.send(command)
    })
  }
}
