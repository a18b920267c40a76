import { createEngine, type Engine, type EngineFiles, LatestLines, type SearchInfo } from '@rookery/engine'
import type { GameView } from '@rookery/rules'
import type { Pulse } from '../mind.ts'
import { lineScoreCp } from '../raven/thought.ts'
import type { SeenMove } from './thought.ts'

const MOST_LINES = 10
/** Beyond it a game is decided, and more makes no difference to anybody. */
const DECIDED_CP = 1500
/** How often a stop is looked for: the search runs elsewhere. */
const LISTEN_MS = 5

const clip = (scoreCp: number): number => Math.max(-DECIDED_CP, Math.min(DECIDED_CP, scoreCp))

const pointsOf = ({ wdl: [wins, draws] }: Pick<SearchInfo, 'wdl'>): number => (wins + draws / 2) / 1000

/** What each line's move loses against the best, which comes first. */
function withLosses(infos: readonly SearchInfo[]): SeenMove[] {
  const seen = infos.map((info) => ({
    move: info.moves[0]!,
    scoreCp: clip(lineScoreCp(info)),
    points: pointsOf(info),
  }))
  const bestCp = Math.max(...seen.map(({ scoreCp }) => scoreCp))
  const mostPoints = Math.max(...seen.map(({ points }) => points))
  return seen
    .map(({ move, scoreCp, points }) => ({
      move,
      lossCp: bestCp - scoreCp,
      lostPoints: mostPoints - points,
    }))
    .sort((a, b) => a.lossCp - b.lossCp)
}

/** Raven, which looks at a position for a few milliseconds: it tells what Mynah overlooks. */
export class RavenGlance {
  readonly #files: EngineFiles
  #engine: Engine | undefined

  constructor(files: EngineFiles) {
    this.#files = files
  }

  /** Its best moves, the best first; undefined where it was stopped. The same game gets the same answer. */
  async look(game: GameView, nodes: number, pulse: Pulse): Promise<readonly SeenMove[] | undefined> {
    const raven = await this.#engineFor(game)
    await raven.newGame()
    const lines = Math.min(MOST_LINES, game.position.legalMoves().length)
    const search = raven.search(game, { nodes, lines })
    const listening = setInterval(() => {
      if (pulse.stopped) search.stop()
    }, LISTEN_MS)
    const latest = new LatestLines()
    try {
      for await (const info of search) latest.hear(info)
    } finally {
      clearInterval(listening)
    }
    if (pulse.stopped) return undefined
    return withLosses(latest.all)
  }

  async dispose(): Promise<void> {
    await this.#engine?.dispose()
  }

  async #engineFor({ variant }: GameView): Promise<Engine> {
    if (this.#engine?.variant.id !== variant.id) {
      await this.#engine?.dispose()
      this.#engine = await createEngine({ ...this.#files, variant, hashMb: 1, tables: 'none' })
    }
    return this.#engine!
  }
}
