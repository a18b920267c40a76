import { judge, lossBetween, type Verdict } from '@rookery/analysis'
import type { Engine } from '@rookery/engine'
import { chancesOf, type MynahCore } from '@rookery/players/mynah'
import { type Color, chess960, Line, type Move, standard, type Variant } from '@rookery/rules'
import { classOfLoss, LOSS_CLASSES, MYNAH_RATINGS } from './scales.ts'

/** What the moves of one side say about its strength. Of several games it is added up. */
export interface Evidence {
  /** Moves where there was a choice. */
  readonly moves: number
  /** How unlikely the moves were for people of each of `MYNAH_RATINGS`: the sum of -ln of their chances. */
  readonly nats: readonly number[]
  /** How many moves lost how much, by the classes of `scales.ts`. */
  readonly losses: readonly number[]
}

export const noEvidence: Evidence = {
  moves: 0,
  nats: MYNAH_RATINGS.map(() => 0),
  losses: Array.from({ length: LOSS_CLASSES }, () => 0),
}

export function addEvidence(one: Evidence, other: Evidence): Evidence {
  return {
    moves: one.moves + other.moves,
    nats: one.nats.map((nats, index) => nats + other.nats[index]!),
    losses: one.losses.map((count, index) => count + other.losses[index]!),
  }
}

export interface Witnesses {
  readonly mynah: MynahCore
  /** Raven, with one thread: the same game is then always judged alike. */
  readonly engine: Engine
}

/** What Raven spends on each position. The numbers of `model.ts` were fitted with it. */
const NODES = 2000
/** Even the likeliest guess knows little of a move that people hardly ever play. */
const LEAST_CHANCE = 1e-6
/** Beyond these winning chances a game is decided, and what a move loses says little. */
const LOST = 0.03
const WON = 0.98

/** What a game of chess or Chess960 says about both sides; nothing where the signal came first. */
export async function gatherEvidence(
  game: Line,
  { mynah, engine }: Witnesses,
  signal?: AbortSignal,
): Promise<Readonly<Record<Color, Evidence>> | undefined> {
  checkBoard(game)
  const evidence = { white: noEvidence, black: noEvidence }
  await engine.newGame()
  let line = Line.from(game.start)
  let before = await judge(engine, line, { nodes: NODES }, signal)
  for (const move of game.moves) {
    const next = line.play(move)
    const after = await judge(engine, next, { nodes: NODES }, signal)
    if (!before || !after) return undefined
    const { position } = line
    if (position.legalMoves().length > 1)
      evidence[position.turn] = addEvidence(evidence[position.turn], {
        moves: 1,
        nats: natsOf(mynah, line, move),
        losses: lossesOf(before, after),
      })
    line = next
    before = after
  }
  return evidence
}

/** Whether strength is told of games of a variant: of those that Mynah knows. */
export const isTold = ({ id }: Variant): boolean => id === standard.id || id === chess960.id

function checkBoard({ start: { variant } }: Line): void {
  if (!isTold(variant))
    throw new Error(`strength is told of games of chess and Chess960, and this is one of ${variant.name}`)
}

const natsOf = (mynah: MynahCore, line: Line, played: Move): number[] =>
  chancesOf(mynah, line, MYNAH_RATINGS).map((chances) => {
    const { chance = 0 } = chances.find(({ move }) => move === played) ?? {}
    return -Math.log(Math.max(chance, LEAST_CHANCE))
  })

function lossesOf(before: Verdict, after: Verdict): number[] {
  const isDecided = before.chance <= LOST || before.chance >= WON
  const lossClass = isDecided ? undefined : classOfLoss(lossBetween(before, after).lossChance)
  return Array.from({ length: LOSS_CLASSES }, (_, index) => Number(index === lossClass))
}
