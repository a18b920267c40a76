import {
  isGift,
  isRavenThought,
  type Limits,
  type RavenThought,
  type Thought,
  type Voice,
} from '@rookery/players'
import { isCapture, type Line, type Move } from '@rookery/rules'
import { type Branch, isBetter, shownPlies, tellAnswer, tellOwn } from './find-branches.ts'

/** A fifth of a second or so for each question. */
const nodes = 150_000
const mostOwn = 2
const mostAnswers = 2

export type Ask = (game: Line, limits: Limits) => Promise<Thought | undefined>

/**
 * A second look for a mind that told one line only: what else it could have played, and what the other side could answer, captures
 * first. Undefined where nobody answers any more.
 */
export async function lookAside(
  thought: Thought,
  game: Line,
  voice: Voice,
  ask: Ask,
): Promise<Branch[] | undefined> {
  const { choice } = thought
  const { position } = game
  const own: Branch[] = []
  for (const found of await bestOf(game, mostOwn, [choice], ask)) {
    if (!found) return undefined
    const [line] = found.details.lines
    const branch = tellOwn(
      { move: found.choice, ...(found.score && { score: found.score }) },
      [found.choice, ...found.line.slice(1, shownPlies)],
      thought,
      position,
      voice,
      line!.depth,
    )
    // A short look that likes a move better than the long one liked its choice has not decided anything.
    if (found.score && !isBetter(branch, thought, position)) own.push(branch)
  }
  const after = game.play(choice)
  const answers: Branch[] = []
  const expected = thought.line[1] === undefined ? [] : [thought.line[1]]
  const askCapture = (move: Move) => isCapture(after.position, move)
  const first = await bestOf(after, 1, expected, ask, askCapture)
  const named = [...expected, ...first.flatMap((found) => (found ? [found.choice] : []))]
  for (const found of [...first, ...(await bestOf(after, mostAnswers - first.length, named, ask))]) {
    if (!found) return undefined
    const [answer, then, ...rest] = found.line
    if (then === undefined || !found.score) continue
    const line = [choice, answer, then, ...rest.slice(0, shownPlies - 2)] as const
    answers.push(...tellAnswer(line, found.score, undefined, position, voice, found.details.depth))
  }
  return [...answers.slice(0, mostAnswers), ...own.slice(0, mostOwn)].slice(0, 3)
}

/** The best moves but for some, the best first, as far as anybody would think of them. */
async function bestOf(
  game: Line,
  most: number,
  but: readonly Move[],
  ask: Ask,
  isMeant: (move: Move) => boolean = () => true,
): Promise<(RavenThought | undefined)[]> {
  const found: (RavenThought | undefined)[] = []
  const { position } = game
  if (game.outcome()) return found
  let left = position
    .legalMoves()
    .filter((move) => !but.includes(move) && isMeant(move) && !isGift(position, move))
  while (found.length < most && left.length > 0) {
    const thought = await ask(game, { nodes, rootMoves: left })
    if (!thought || !isRavenThought(thought)) return [...found, undefined]
    found.push(thought)
    left = left.filter((move) => move !== thought.choice)
  }
  return found
}
