import {
  createPlayer,
  findPlayer,
  type Limits,
  type Player,
  type Settings,
  type Thought,
} from '@rookery/players'
import { type Line, type Move, makeUci, type Position, type Variant } from '@rookery/rules'
import type { Answer, Contestant, Remark } from './contestant.ts'

/** From the stop of a mind to its answer at the latest. */
const STOP_MS = 50

/**
 * One of our players. It is woken anew for each game with that game's seed, so that no game depends on another, or on
 * which of them were played in this process.
 */
export class PlayerContestant implements Contestant {
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
    // Whoever gave up waiting has disposed of this contestant, and nobody else knows of the new player.
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

/** Depth, nodes, score and expected line of the minds that search; from the side that moves. */
function remarkOf(thought: Thought, position: Position): Remark {
  switch (thought.kind) {
    case 'raven': {
      const { depth, nodes, lines, choice } = thought
      const line = lines.find(({ moves }) => moves[0] === choice)
      if (!line) return { depth, nodes }
      const { score, moves } = line
      const remark = { depth, nodes, line: writeLine(moves, position) }
      return { ...remark, ...(score.kind === 'mate' ? { mateIn: score.moves } : { scoreCp: score.cp }) }
    }
    case 'heron':
    case 'kestrel':
    case 'owl': {
      const { depth, totalNodes, score, perspective, line } = thought
      const scoreCp = Math.round(perspective === position.turn ? score : 0 - score)
      return { depth, nodes: totalNodes, scoreCp, line: writeLine(line, position) }
    }
    // Its scores are no centipawns that adjudication could trust.
    case 'wren': {
      const { depth, totalNodes, line } = thought
      return { depth, nodes: totalNodes, line: writeLine(line, position) }
    }
    case 'fledgling':
    case 'interrupted':
    case 'magpie':
    case 'parrot':
      return {}
  }
}

function writeLine(moves: readonly Move[], start: Position): string[] {
  let position = start
  return moves.map((move) => {
    const text = makeUci(move, position)
    position = position.play(move)
    return text
  })
}
