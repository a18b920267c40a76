import type { Limits } from '@rookery/players'
import { describeFaults, type Line, parseUci, type Variant, type VariantId } from '@rookery/rules'
import type { Answer, Contestant, Remark } from '../match/contestant.ts'
import { type Hear, makeLine, type Notice, reportsFault } from '../match/notice.ts'
import { findOptionFault } from '../uci/find-option-fault.ts'
import { makeGoCommand, makeOptionCommand, makePositionCommand } from '../uci/make-commands.ts'
import { type EngineLine, parseEngineLine } from '../uci/parse-line.ts'
import { type EngineCommand, EngineProcess } from './engine-process.ts'

export interface UciEngine extends EngineCommand {
  readonly options: Readonly<Record<string, string>>
}

type EngineOption = EngineLine & { kind: 'option' }

/** What engines of many variants call ours. */
const uciVariants: Readonly<Partial<Record<VariantId, string>>> = {
  gardner: 'gardner',
  'los-alamos': 'losalamos',
  minichess: 'minichess',
}

/** A UCI engine in a process of its own, kept from game to game. */
export class UciContestant implements Contestant {
  readonly #engine: UciEngine
  readonly #options = new Map<string, EngineOption>()
  #process: EngineProcess | undefined
  #name: string | undefined
  #tell: Hear
  #hear: (line: EngineLine) => void = () => {}
  #fail: (reason: string) => void = () => {}

  /** `tell` hears what the engine says beside the protocol. */
  constructor(engine: UciEngine, tell: Hear = () => {}) {
    this.#engine = engine
    this.#tell = tell
  }

  get isAlive(): boolean {
    return this.#process !== undefined && this.#process.endedBy === undefined
  }

  /** As the engine gives it; known once a game has begun. */
  get name(): string | undefined {
    return this.#name
  }

  get pid(): number | undefined {
    return this.#process?.pid
  }

  async newGame(variant: Variant): Promise<void> {
    if (!this.#process) await this.#start()
    this.#chooseVariant(variant)
    this.#process!.send('ucinewgame')
    await this.#ask('isready', (line) => (line.kind === 'readyok' ? true : undefined))
  }

  async think(line: Line, limits: Limits): Promise<Answer> {
    let remark: Remark = {}
    try {
      const text = await this.#ask(
        `${makePositionCommand(line)}\n${makeGoCommand(limits, line.position.turn)}`,
        (said) => {
          if (said.kind === 'info') remark = merge(remark, said.remark)
          return said.kind === 'bestmove' ? said.move : undefined
        },
      )
      const move = parseUci(line.position, text)
      return move.ok
        ? { kind: 'move', move: move.value, remark }
        : { kind: 'illegal', text: describeFaults(move.faults) }
    } catch (error) {
      return { kind: 'crash', message: (error as Error).message }
    }
  }

  async dispose(): Promise<void> {
    // What it says of being told to quit is of no game.
    this.#tell = () => {}
    await this.#process?.close()
  }

  async #start(): Promise<void> {
    const process = new EngineProcess(this.#engine)
    this.#process = process
    process.onLine = (text) => {
      const line = parseEngineLine(text)
      if (line.kind === 'option') this.#options.set(line.name.toLowerCase(), line)
      else if (line.kind === 'name') this.#name = line.name
      else if (line.kind === 'text') this.#note('stdout', line.text, reportsFault(line.text))
      else this.#hear(line)
    }
    process.onErrorLine = (text) => this.#note('stderr', text, true)
    process.onEnd = (reason) => this.#fail(reason)
    await this.#ask('uci', (line) => (line.kind === 'uciok' ? true : undefined))
    for (const [name, value] of Object.entries(this.#engine.options)) {
      const option = this.#options.get(name.toLowerCase())
      const fault = findOptionFault(name, value, option)
      if (fault) this.#note('arena', fault, true)
      // A name that the engine does not know may be more than a name: "EvalFile value /path".
      if (option) process.send(makeOptionCommand(option.name, value))
    }
  }

  #note(source: Notice['source'], text: string, isComplaint: boolean): void {
    const line = makeLine(text)
    if (line !== '') this.#tell({ source, text: line, isComplaint })
  }

  #chooseVariant({ id, name }: Variant): void {
    const chess960 = this.#options.get('uci_chess960')
    if (chess960) this.#process!.send(makeOptionCommand(chess960.name, String(id === 'chess960')))
    else if (id === 'chess960') throw new Error(`the engine does not play ${name}`)
    const wanted = uciVariants[id]
    const offered = this.#options.get('uci_variant')
    if (wanted === undefined) {
      if (offered) this.#process!.send(makeOptionCommand(offered.name, 'chess'))
    } else if (offered?.choices.includes(wanted)) this.#process!.send(makeOptionCommand(offered.name, wanted))
    else throw new Error(`the engine does not play ${name}`)
  }

  /** Sends, and waits until a line answers. */
  #ask<T>(command: string, answerOf: (line: EngineLine) => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const endedBy = this.#process!.endedBy
      if (endedBy !== undefined) return reject(new Error(endedBy))
      this.#fail = (reason) => reject(new Error(reason))
      this.#hear = (line) => {
        const answer = answerOf(line)
        if (answer === undefined) return
        this.#hear = () => {}
        resolve(answer)
      }
      this.#process!.send(command)
    })
  }
}

/** A later line may leave out what an earlier one said; but a new score replaces both kinds. */
function merge({ scoreCp, mateIn, ...before }: Remark, now: Remark): Remark {
  const isScored = now.scoreCp !== undefined || now.mateIn !== undefined
  const score = {
    ...(scoreCp === undefined ? {} : { scoreCp }),
    ...(mateIn === undefined ? {} : { mateIn }),
  }
  return { ...before, ...(isScored ? {} : score), ...now }
}
