import type { Engine } from '@rookery/engine'
import { type Color, type Game, type Move, makeSan, makeUci, type Position } from '@rookery/rules'
import { accuracyOf, classOf } from './classes.ts'
import { judge, lengthen, lossBetween, type ReviewLimits } from './judge.ts'
import { explain } from './reason.ts'
import type { Review, ReviewedMove, Verdict } from './review.ts'
import { lookLonger, settle } from './second-look.ts'

export const DEFAULT_NODES = 200_000

export interface ReviewOptions {
  /** Stops the review, which then holds the moves that are done. */
  readonly signal?: AbortSignal
  /** Counts positions, of which there is one more than moves; with the verdict on the last of them. */
  readonly onProgress?: (done: number, total: number, verdict: Verdict) => void
}

/** Reviews the main line with an engine for the game's variant. */
export async function reviewGame(
  engine: Engine,
  game: Game,
  limits: ReviewLimits = { nodes: DEFAULT_NODES },
  { signal, onProgress }: ReviewOptions = {},
): Promise<Review> {
  const line = game.line()
  const { positions, moves } = line
  const verdicts: Verdict[] = []
  // What it remembers of another game would change its scores.
  await engine.newGame()
  for (let ply = 0; ply <= moves.length; ply++) {
    const verdict = await judge(engine, line.until(ply), limits, signal)
    if (!verdict) break
    verdicts.push(verdict)
    onProgress?.(verdicts.length, positions.length, verdict)
  }
  const reviewed: ReviewedMove[] = []
  // From the end, so that what later positions have shown is known to the moves that led there.
  const last = verdicts.length - 1
  if (last > 0) verdicts[last] = await lookLonger(engine, line.until(last), verdicts[last]!, limits, signal)
  for (let ply = last - 1; ply >= 0; ply--) {
    const move = moves[ply]!
    const [before, after] = [verdicts[ply]!, verdicts[ply + 1]!]
    if (before.kind === 'searched') {
      const look = await settle(engine, line.until(ply), move, { before, after }, limits, signal)
      verdicts.splice(ply, 2, look.before, look.after)
    }
    const review = () => reviewMove(positions[ply]!, move, verdicts[ply]!, verdicts[ply + 1]!)
    if (review().reason)
      for (const at of [ply, ply + 1])
        verdicts[at] = await lengthen(engine, line.until(at), verdicts[at]!, limits, signal)
    reviewed.unshift(review())
  }
  return {
    verdicts,
    moves: reviewed,
    accuracy: { ...accuracyFor('white', reviewed), ...accuracyFor('black', reviewed) },
    isComplete: verdicts.length === positions.length,
  }
}

function reviewMove(position: Position, move: Move, before: Verdict, after: Verdict): ReviewedMove {
  const isChoice = before.kind === 'searched' && before.moves[0] === move
  // Two searches of one line differ a little: that is no loss of who played it.
  const loss = isChoice ? { lossCp: 0, lossChance: 0 } : lossBetween(before, after)
  const moveClass = classOf(loss, isChoice)
  const san = makeSan(position, move)
  const isFine = moveClass === 'best' || moveClass === 'good'
  return {
    color: position.turn,
    number: position.fullmoves,
    move,
    san,
    uci: makeUci(move, position),
    ...loss,
    class: moveClass,
    ...(isFine || before.kind === 'over' ? {} : { reason: explain(position, move, san, before, after) }),
  }
}

function accuracyFor(color: Color, moves: readonly ReviewedMove[]): Review['accuracy'] {
  const own = moves.filter((move) => move.color === color)
  const accuracy = accuracyOf(own.map(({ lossChance }) => lossChance))
  return accuracy === undefined ? {} : { [color]: accuracy }
}
