import {
  createEngine,
  drawIndex,
  type Engine,
  LatestLines,
  levelElo,
  lineChances,
  type SearchInfo,
  type SearchLimits,
  weaknessAt,
} from '@rookery/engine'
import type { GameView, Move, Position, Variant } from '@rookery/rules'
import type { Mind, MindModule, Question } from '../mind.ts'
import { pieceWorths } from './piece-worths.ts'
import type { settings } from './settings.ts'
import {
  lineScoreCp,
  type RavenDetails,
  type RavenLine,
  type RavenThought,
  readLineScore,
} from './thought.ts'

/** How often a stop is looked for: the search runs elsewhere, and nothing tells when the pulse's flag changes. */
const LISTEN_MS = 5
/** Enough for a fair opinion of a draw. */
const OPINION_NODES = 50_000

export const createMind: MindModule<typeof settings>['createMind'] = (
  own,
  { engine: files = {} } = {},
): Mind => {
  const { level, timeMs, threads, hashMb } = own
  const weakness = level === 'full' ? undefined : weaknessAt(levelElo(Number(level)))
  let engine: Engine | undefined

  async function engineFor(variant: Variant): Promise<Engine> {
    if (engine?.variant.id !== variant.id) {
      await engine?.dispose()
      const strength = weakness ? { threads: 1, tables: 'none' as const } : { threads }
      engine = await createEngine({ ...files, variant, hashMb, ...strength })
    }
    return engine!
  }

  const limitsOf = ({ limits }: Question): SearchLimits => {
    const { depth, nodes, rootMoves } = limits
    const named = {
      ...(depth === undefined ? {} : { depth }),
      ...(rootMoves === undefined ? {} : { rootMoves }),
    }
    if (weakness)
      return { ...named, nodes: Math.min(weakness.nodes, nodes ?? Infinity), lines: weakness.lines }
    const isFree = depth === undefined && nodes === undefined && !limits.timeMs && !limits.clocks
    return {
      ...named,
      ...(nodes === undefined ? {} : { nodes }),
      ...(limits.timeMs === undefined ? {} : { timeMs: limits.timeMs }),
      ...(limits.clocks === undefined ? {} : { clocks: limits.clocks }),
      ...(isFree ? { timeMs } : {}),
    }
  }

  return {
    async think(question) {
      const { game, moves, random, pulse, report } = question
      const raven = await engineFor(game.variant)
      // A level plays the same whatever it was asked before.
      if (weakness) await raven.newGame()
      const latest = new LatestLines()
      const search = raven.search(game, limitsOf(question))
      const listening = setInterval(() => {
        if (pulse.stopped) search.stop()
      }, LISTEN_MS)
      try {
        for await (const info of search) {
          latest.hear(info)
          if (info.line === 1 && info.bound === 'exact')
            report(makeThought(detailsOf(level, info, [info]), info.moves[0] ?? moves[0]!, game.position))
        }
        const { move = moves[0]! } = await search.best
        const found = latest.all
        const pieces = await pieceWorths(raven, game.position)
        const details = { ...detailsOf(level, found[0], found), pieces }
        if (!weakness || found.length === 0) return makeThought(details, move, game.position)
        const drawn = random.next()
        const chances = lineChances(
          found.map(({ score }) => score),
          weakness,
        )
        const chosen = found[drawIndex(chances, drawn)]!.moves[0]!
        return makeThought({ ...details, slip: { chances, drawn } }, chosen, game.position)
      } finally {
        clearInterval(listening)
      }
    },
    async isGladOfDraw(game: GameView) {
      const raven = await engineFor(game.variant)
      let score = 0
      for await (const info of raven.search(game, { nodes: OPINION_NODES }))
        if (info.line === 1) score = lineScoreCp(info)
      return score <= 0
    },
    async newGame() {
      await engine?.newGame()
    },
    async dispose() {
      await engine?.dispose()
    },
  }
}

function makeThought(details: RavenDetails, choice: Move, position: Position): RavenThought {
  const { lines, depth, nodes, slip } = details
  const readLine = (line: RavenLine) => readLineScore(line, position)
  const chosen = lines.find(({ moves }) => moves[0] === choice)
  return {
    kind: 'raven',
    choice,
    ...(chosen && { score: readLine(chosen) }),
    line: [choice, ...(chosen?.moves.slice(1) ?? [])],
    weighed: lines.flatMap((line, index) => {
      const [move] = line.moves
      const chance = slip?.chances[index]
      return move === undefined
        ? []
        : [{ move, score: readLine(line), ...(chance !== undefined && { chance }) }]
    }),
    effort: { depth, nodes },
    details,
  }
}

function detailsOf(level: string, info: SearchInfo | undefined, lines: readonly RavenLine[]): RavenDetails {
  return {
    level,
    lines: lines.map(({ moves, depth, score, wdl }) => ({ moves, depth, score, wdl })),
    depth: info?.depth ?? 0,
    selectiveDepth: info?.selectiveDepth ?? 0,
    nodes: info?.nodes ?? 0,
    nodesPerSecond: info?.nodesPerSecond ?? 0,
    timeMs: info?.timeMs ?? 0,
    pieces: [],
  }
}
