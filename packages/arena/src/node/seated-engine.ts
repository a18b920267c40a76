import { type EngineCommand, EngineError, type EngineInfo, UciClient } from '@rookery/engine/client'
import type { Limits } from '@rookery/players'
import type { Line, Variant } from '@rookery/rules'
import { type Hear, makeLine, type Notice, reportsFault } from '../match/notice.ts'
import type { Answer, Remark, SeatedEntrant } from '../match/seated-entrant.ts'

export interface UciEngine extends EngineCommand {
  readonly options: Readonly<Record<string, string>>
}

/** A UCI engine in a process of its own, kept from game to game. */
export class SeatedEngine implements SeatedEntrant {
  readonly #engine: UciEngine
  readonly #tell: Hear
  #client: UciClient | undefined

  /** `tell` hears what the engine says beside the protocol. */
  constructor(engine: UciEngine, tell: Hear = () => {}) {
    this.#engine = engine
    this.#tell = tell
  }

  get isAlive(): boolean {
    return this.#client?.isAlive ?? false
  }

  /** As the engine gives it; known once a game has begun. */
  get name(): string | undefined {
    return this.#client?.name
  }

  get pid(): number | undefined {
    return this.#client?.pid
  }

  async newGame(variant: Variant): Promise<void> {
    try {
      this.#client ??= await this.#start()
      await this.#client.newGame(variant)
    } catch (error) {
      throw new Error(describe(error))
    }
  }

  async think(line: Line, limits: Limits): Promise<Answer> {
    let remark: Remark = {}
    try {
      const search = this.#client!.search(line, limits)
      for await (const info of search) remark = merge(remark, remarkOf(info))
      const { move } = await search.best
      return { kind: 'move', move: move!, remark }
    } catch (error) {
      const isIllegal = error instanceof EngineError && error.code === 'illegal-move'
      return isIllegal
        ? { kind: 'illegal', text: error.message }
        : { kind: 'crash', message: describe(error) }
    }
  }

  async dispose(): Promise<void> {
    await this.#client?.quit()
  }

  async #start(): Promise<UciClient> {
    const client = new UciClient(this.#engine, (text, source) =>
      this.#note(source, text, source === 'stderr' || reportsFault(text)),
    )
    this.#client = client
    // The clock of its first game says how long it may take.
    await client.start(Infinity)
    for (const [name, value] of Object.entries(this.#engine.options)) {
      const fault = client.findOptionFault(name, value)
      if (fault) this.#note('arena', fault, true)
      client.sendOption(name, value)
    }
    return client
  }

  #note(source: Notice['source'], text: string, isComplaint: boolean): void {
    const line = makeLine(text)
    if (line !== '') this.#tell({ source, text: line, isComplaint })
  }
}

/** Who it is stands beside what it did. */
const describe = (error: unknown): string => {
  const { message, cause } = error as Error
  return cause instanceof Error ? cause.message : message
}

/** Of the line that it will play alone; one that failed to be good or bad enough is often a single move, and not that one. */
export function remarkOf({ line, bound, depth, nodes, score, pv }: EngineInfo): Remark {
  if (line > 1) return {}
  return {
    ...(depth !== undefined && { depth }),
    ...(nodes !== undefined && { nodes }),
    ...(bound === 'exact' && score?.kind === 'cp' && { scoreCp: score.cp }),
    ...(bound === 'exact' && score?.kind === 'mate' && { mateIn: score.moves }),
    ...(bound === 'exact' && pv && { line: pv }),
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
