import {
  isGift,
  isRavenThought,
  type Limits,
  type RavenThought,
  type Thought,
  type Voice,
} from '@rookery/players'
import { isCapture, type Line, type Move } from '@rookery/rules'
import {
  type Branch,
  choiceOf,
  isBetter,
  laterPlies,
  mostBranches,
  shownPlies,
  tellAnswer,
  tellOwn,
} from './find-branches.ts'

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
  if (!isRavenThought(thought)) return []
  const chosen = choiceOf(thought, position, voice, thought.details.depth)
  const own: Branch[] = []
  for (const found of await bestOf(game, mostOwn, [choice], ask)) {
    if (!found) return undefined
    const [line] = found.details.lines
    const branch = tellOwn(
      { move: found.choice, ...(found.score && { score: found.score }) },
      [found.choice, ...found.line.slice(1, shownPlies)],
      chosen,
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
    answers.push(...tellAnswer(line, 1, found.score, undefined, position, voice, found.details.depth))
  }
  const later = await lookLater(thought, game, voice, ask)
  if (!later) return undefined
  return [...answers.slice(0, mostAnswers - later.length), ...later, ...own.slice(0, mostOwn)].slice(
    0,
    mostBranches,
  )
}

/** A capture at a later step of the line, and what the mind does then: the first one that has a reason. */
async function lookLater(
  { choice, line: expected }: Thought,
  game: Line,
  voice: Voice,
  ask: Ask,
): Promise<Branch[] | undefined> {
  for (const ply of laterPlies) {
    if (expected[ply] === undefined) break
    const before = expected.slice(0, ply)
    const after = before.reduce((line, move) => line.play(move), game)
    const isMeant = (move: Move) => isCapture(after.position, move)
    for (const found of await bestOf(after, 1, [expected[ply]], ask, isMeant)) {
      if (!found) return undefined
      const [answer, then, ...rest] = found.line
      if (answer === undefined || then === undefined || !found.score) continue
      const line = [choice, ...before.slice(1), answer, then, ...rest.slice(0, shownPlies - 2)] as const
      const told = tellAnswer(line, ply, found.score, undefined, game.position, voice, found.details.depth)
      if (told.length > 0) return told
    }
  }
  return []
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
