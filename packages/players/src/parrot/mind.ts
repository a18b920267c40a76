import { defaultStore, type Experience } from '@rookery/experience'
import { type GameView, type Move, makeFenKey, makeSan, type Position, type Variant } from '@rookery/rules'
import { type Mind, type Question, type Surroundings, toldOf } from '../mind.ts'
import type { Score } from '../score/index.ts'
import { parseSettings, type SettingsOf } from '../settings.ts'
import type { Thought } from '../thought.ts'
import { fallbacks } from './fallbacks.ts'
import { openTable } from './open-table.ts'
import { openPrimer, withPrimer } from './primer.ts'
import type { settings } from './settings.ts'
import type { ParrotDetails, ParrotMove, ParrotThought } from './thought.ts'
import { expectedWorth, moveAt, type Weighed, weighMoves } from './wheel.ts'

type ParrotSettings = SettingsOf<typeof settings>

export const createMind = async (
  own: ParrotSettings,
  { store, engine }: Surroundings = {},
): Promise<Mind> => {
  const table = await openTable(own.store || store || defaultStore())
  const primer = own.primer ? await openPrimer(engine) : undefined
  const mind = createParrot(own, primer ? withPrimer(table, primer) : table)
  return {
    ...mind,
    async dispose() {
      await mind.dispose?.()
      await table.close()
    },
  }
}

export { openPrimer, withPrimer }

/** Parrot on a table that somebody else opens and closes. */
export function createParrot(
  { exploration, fallback }: Pick<ParrotSettings, 'exploration' | 'fallback'>,
  table: Pick<Experience, 'rowsOf'>,
): Mind {
  const substitutes = createSubstitutes(fallback)

  async function recall({ position }: GameView, asked: readonly Move[]): Promise<Weighed> {
    const rows = await table.rowsOf(position.variant.id, makeFenKey(position))
    if (rows.length === 0) return { seen: 0, moves: [], total: 0 }
    const candidates = position
      .legalMoves()
      .map((move) => ({ move, san: makeSan(position, move), isAsked: asked.includes(move) }))
    return weighMoves(candidates, rows, exploration)
  }

  return {
    async think(question) {
      const { game, moves, random } = question
      const known = await recall(game, moves)
      const board = makeFenKey(game.position)
      const recalled = { board, exploration, seen: known.seen, moves: known.moves }
      const drawn = random.next() * known.total
      const chosen = moveAt(known.moves, drawn)
      if (chosen) {
        const wheel = { total: known.total, drawn }
        return tellWheel(chosen, { ...recalled, wheel, fallback: null }, game.position)
      }
      return askInstead(await substitutes.find(game.variant), question, recalled)
    },
    async isGladOfDraw(game) {
      const known = await recall(game, game.position.legalMoves())
      if (known.total > 0) return expectedWorth(known) <= 0
      return (await substitutes.find(game.variant)).mind.isGladOfDraw(game)
    },
    newGame: () => substitutes.newGame(),
    dispose: () => substitutes.dispose(),
  }
}

interface Substitute {
  readonly player: string
  readonly mind: Mind
}

function tellWheel(chosen: ParrotMove, details: ParrotDetails, { turn }: Position): ParrotThought {
  const readScore = ({ worth }: ParrotMove): Score => ({ side: turn, value: worth, unit: 'points of worth' })
  const { moves, wheel } = details
  return {
    kind: 'parrot',
    choice: chosen.move,
    score: readScore(chosen),
    line: [chosen.move],
    weighed: moves.map((each) => ({
      move: each.move,
      score: readScore(each),
      chance: each.slice ? each.fitness / wheel!.total : 0,
    })),
    details,
  }
}

/** The thought of another mind, told as Parrot's own: the common part is borrowed as well. */
async function askInstead(
  { player, mind }: Substitute,
  question: Question,
  recalled: Pick<ParrotDetails, 'board' | 'exploration' | 'seen' | 'moves'>,
): Promise<ParrotThought> {
  const repeat = (thought: Thought): ParrotThought => ({
    ...thought,
    kind: 'parrot',
    details: { ...recalled, wheel: null, fallback: { player, thought: toldOf(thought, question) } },
  })
  return repeat(await mind.think({ ...question, report: (thought) => question.report(repeat(thought)) }))
}

/** The fallback's mind in this same thread, woken when it is first needed. */
function createSubstitutes(id: string) {
  const awake = new Map<string, Promise<Substitute>>()
  return {
    find({ id: variant }: Variant): Promise<Substitute> {
      const wanted = fallbacks.find((entry) => entry.id === id && entry.variants.includes(variant))
      const entry = wanted ?? fallbacks[0]
      const known = awake.get(entry.id)
      if (known) return known
      const woken = wake(entry)
      awake.set(entry.id, woken)
      return woken
    },
    async newGame() {
      for (const substitute of awake.values()) await (await substitute).mind.newGame?.()
    },
    async dispose() {
      for (const substitute of awake.values()) await (await substitute).mind.dispose?.()
    },
  }
}

async function wake(entry: (typeof fallbacks)[number]): Promise<Substitute> {
  const usual = parseSettings(entry.settings, {})
  if (!usual.ok) throw new Error(`the usual settings of ${entry.name} are refused`)
  const { createMind } = await entry.load()
  return { player: entry.id, mind: await createMind(usual.value) }
}
