import {
  createPlayer,
  findPlayer,
  type Limits,
  type Player,
  type Score,
  type Settings,
  scoreFor,
  type Thought,
} from '@rookery/players'
import { type Line, type Move, makeUci, type Position, type Variant } from '@rookery/rules'
import type { Answer, Remark, SeatedEntrant } from './seated-entrant.ts'

/** From the stop of a mind to its answer at the latest. */
const STOP_MS = 50

/**
 * One of our players. It is woken anew for each game with that game's seed, so that no game depends on another, or on
 * which of them were played in this process.
 */
export class SeatedPlayer implements SeatedEntrant {
  readonly #id: string
  readonly #settings: Settings
  readonly #create: typeof createPlayer
  #player: Player | undefined
  #isAlive = true

  constructor(id: string, settings: Settings, create = createPlayer) {
    this.#id = id
    this.#settings = settings
    this.#create = create
  }

  get isAlive(): boolean {
    return this.#isAlive
  }

  async newGame({ id, name }: Variant, seed: number): Promise<void> {
    const entry = findPlayer(this.#id)
    if (entry && !entry.variants.includes(id)) throw new Error(`${entry.name} does not play ${name}`)
    await this.#player?.dispose()
    const player = await this.#create(this.#id, this.#settings, seed)
    this.#player = player
    // Whoever gave up waiting has disposed of this seat, and nobody else knows of the new player.
    if (!this.#isAlive) await player.dispose()
  }

  async think(line: Line, limits: Limits, signal: AbortSignal): Promise<Answer> {
    const stop = new AbortController()
    const onAbort = () => stop.abort()
    signal.addEventListener('abort', onAbort)
    const timer = setTimeout(onAbort, stopAfterMs(line, limits))
    try {
      const { move, thought } = await this.#player!.think(line, limits, () => {}, stop.signal)
      return { kind: 'move', move, remark: remarkOf(thought, line.position) }
    } catch (error) {
      this.#isAlive = false
      return { kind: 'crash', message: error instanceof Error ? error.message : String(error) }
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
    }
  }

  async dispose(): Promise<void> {
    this.#isAlive = false
    await this.#player?.dispose()
  }
}

/** The player keeps its own time; a mind that did not hear its host is stopped before its flag falls. */
function stopAfterMs({ position }: Line, { clocks, timeMs }: Limits): number {
  const clockMs = clocks ? clocks[position.turn].remainingMs - STOP_MS : Infinity
  return Math.max(1, Math.min(clockMs, timeMs ?? Infinity, 2 ** 31 - 1))
}

/** What a game that is won on count is worth, as adjudication counts. */
const WON_CP = 10_000

/** Effort, score and expected line, from the side that moves. A score that cannot be trusted in pawns is left out. */
function remarkOf({ effort, score, line }: Thought, position: Position): Remark {
  return {
    ...effort,
    ...(score && !score.isRough && remarkOfScore(scoreFor(score, position.turn))),
    line: writeLine(line, position),
  }
}

function remarkOfScore({ end, pawns }: Score): Remark {
  if (end?.kind === 'mate') return { mateIn: end.moves }
  if (end?.kind === 'count') return { scoreCp: Math.sign(end.moves) * WON_CP }
  return pawns === undefined ? {} : { scoreCp: Math.round(100 * pawns) }
}

function writeLine(moves: readonly Move[], start: Position): string[] {
  let position = start
  return moves.map((move) => {
    const text = makeUci(move, position)
    position = position.play(move)
    return text
  })
}
