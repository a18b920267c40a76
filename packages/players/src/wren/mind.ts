import { type Color, type GameView, opposite, type Position } from '@rookery/rules'
import type { Mind } from '../mind.ts'
import type { Limits } from '../player.ts'
import {
  type Goal,
  type Judge,
  opine,
  type SearchThought,
  type Style,
  seenFrom,
  think,
} from '../search/index.ts'
import type { SettingsOf } from '../settings.ts'
import type { settings } from './settings.ts'
import { boardWorth, explainState, stateValue } from './state-value.ts'

type WrenSettings = SettingsOf<typeof settings>

/** The document's: twice what a king in reach is worth. */
const WIN = 2_000_000
/** An opinion on a draw does not need more. */
const OPINION_DEPTH = 6
/**
 * Left alone, Wren looks ahead by odd numbers of half-moves only, so that each line ends with its own move: the state
 * value counts what the side to move could take and not what takes back, which after an even number flatters Wren.
 */
export const STRIDE = 2

export function createMind(own: WrenSettings): Mind {
  const style = createStyle(own)
  return {
    think: (question) =>
      think(question, style, goalBy(own, question.limits), (idea) => ({
        kind: 'wren',
        method: own.method,
        advantage: advantageOf(question.game, idea),
        ...idea,
      })),
    acceptsDraw: (game) => advantageOf(game, opine(game, style, own.depth || OPINION_DEPTH)) <= 0,
  }
}

export function createStyle({ method }: Pick<WrenSettings, 'method'>): Style {
  return { judge: createJudge, prunes: method === 'alpha-beta' }
}

function createJudge(leafTurn: Color): Judge {
  return {
    evaluate: (position) => seenFrom(position.turn, stateValue(position)),
    explain: explainState,
    draw: (position) => drawValue(position, leafTurn),
    win: WIN,
  }
}

/**
 * A state value is never zero in a level position: the side to move counts its own pieces once and the enemy's three
 * times. So a draw has the value that the pieces of the board would have if each side owned half of their worth,
 * seen by the side that moves at the leaves it is compared with.
 */
const drawValue = (position: Position, leafTurn: Color): number =>
  seenFrom(leafTurn, 0 - boardWorth(position))

/** From the side to move. */
function advantageOf({ position }: GameView, { score, depth, line }: SearchThought): number {
  const leaf = line.reduce((reached, move) => reached.play(move), position)
  const leafTurn = depth % 2 === 0 ? position.turn : opposite(position.turn)
  return score - seenFrom(position.turn, drawValue(leaf, leafTurn))
}

/** Wren deepens until its time is over, unless its settings or the limits say where to end. */
function goalBy({ depth, timeMs }: WrenSettings, limits: Limits): Goal {
  if (depth > 0) return { depth }
  if (limits.depth !== undefined) return {}
  const isLimited = [limits.nodes, limits.timeMs, limits.clocks].some((limit) => limit !== undefined)
  return isLimited ? { stride: STRIDE } : { timeMs, stride: STRIDE }
}
