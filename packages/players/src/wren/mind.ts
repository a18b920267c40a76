import { createRandom, type GameView, minichess, type Position } from '@rookery/rules'
import type { Mind, Question } from '../mind.ts'
import type { Limits } from '../player.ts'
import {
  deepen,
  formOpinion,
  type Goal,
  presentIdea,
  type SearchIdea,
  type Style,
  type Thinker,
  Thinking,
} from '../search/index.ts'
import type { SettingsOf } from '../settings.ts'
import { createJudge } from './judge.ts'
import { readValue } from './read-value.ts'
import type { settings } from './settings.ts'
import { SmallTable } from './small/table.ts'
import { SmallThinking } from './small/thinking.ts'
import { drawValue } from './state-value.ts'
import { DECIDED } from './worths.ts'

type WrenSettings = SettingsOf<typeof settings>

/** An opinion on a draw does not need more. */
const OPINION_DEPTH = 6

export function createMind(own: WrenSettings): Mind {
  const createThinker = thinkersBy(own)
  return {
    think: (question) =>
      deepen(question, createThinker(question), goalBy(own, question.limits), (idea) => {
        const { position } = question.game
        const level = levelOf(question.game, idea)
        const read = (value: number) => readValue(value, level, position.turn)
        const advantage = advantageOf(question.game, idea)
        return presentIdea('wren', idea, position, read, { method: own.method, advantage })
      }),
    isGladOfDraw(game) {
      const question = { game, moves: game.position.legalMoves(), random: createRandom(0) }
      return advantageOf(game, formOpinion(createThinker(question), own.depth || OPINION_DEPTH)) <= 0
    },
  }
}

type Asked = Pick<Question, 'game' | 'moves' | 'random'>

/** On the small board that it was made for, Wren has a search of its own; on others that of its family. */
function thinkersBy(own: WrenSettings): (question: Asked) => Thinker {
  let table: SmallTable | undefined
  return ({ game, moves, random }) => {
    if (game.variant !== minichess) return new Thinking(game, moves, random, createStyle(own, game.position))
    table ??= new SmallTable()
    return new SmallThinking(game, moves, random, own.method === 'alpha-beta', table)
  }
}

export function createStyle({ method }: Pick<WrenSettings, 'method'>, { turn, variant }: Position): Style {
  const judge = createJudge(turn, variant)
  // Without bounds, exchanges on a large board have no end.
  const prunes = method === 'alpha-beta'
  return { judge: () => judge, prunes, quietEnds: prunes }
}

/** From the side to move: how much better than a draw at the end of the line, or what a decided game is worth. */
const advantageOf = (game: GameView, idea: SearchIdea): number =>
  Math.abs(idea.value) >= DECIDED ? idea.value : idea.value - levelOf(game, idea)

/** What a draw would be worth at the end of the line. */
const levelOf = ({ position }: GameView, { line }: SearchIdea): number =>
  drawValue(line.reduce((reached, move) => reached.play(move), position))

/** Wren deepens until its time is over, unless its settings or the limits say where to end. */
function goalBy({ depth, timeMs }: WrenSettings, limits: Limits): Goal {
  if (depth > 0) return { depth }
  const isLimited = [limits.depth, limits.nodes, limits.timeMs, limits.clocks].some(
    (limit) => limit !== undefined,
  )
  return isLimited ? {} : { timeMs }
}
