import type { Experience, LearnedGame, Lesson } from '@rookery/experience'
import { playsFromTable } from './participant.ts'
import { type GameOrder, isSwapped, type PlayedGame, type SelfPlayPlan } from './self-play.ts'

/**
 * What a round teaches. Where a mind that plays from the table meets a position that is new to it in several games of a round, each of
 * them answers anew; of these answers the first is kept, as if the others had known it. Otherwise the table would hold several first
 * answers in place of one, and prefer by luck.
 */
export async function keepFirstAnswers(
  plan: SelfPlayPlan,
  round: readonly GameOrder[],
  played: readonly PlayedGame[],
  table: Pick<Experience, 'rowsOf'>,
): Promise<LearnedGame[]> {
  const [first, second] = plan.players.map(playsFromTable) as [boolean, boolean]
  if (!first && !second) return played.map(({ learned }) => learned)
  /** Of positions that were new: what was answered first. */
  const answers = new Map<string, string | undefined>()
  const isKept = async ({ board, move }: Lesson): Promise<boolean> => {
    if (!answers.has(board)) {
      const isKnown = (await table.rowsOf(plan.variant, board)).length > 0
      answers.set(board, isKnown ? undefined : move)
    }
    const answer = answers.get(board)
    return answer === undefined || answer === move
  }
  const games: LearnedGame[] = []
  for (const [at, { learned }] of played.entries()) {
    const swapped = isSwapped(plan, round[at]!.index)
    const [white, black] = swapped ? [second, first] : [first, second]
    const lessons: Lesson[] = []
    for (const lesson of learned.lessons) {
      const isOfTable = lesson.board.split(' ')[1] === 'w' ? white : black
      if (!isOfTable || (await isKept(lesson))) lessons.push(lesson)
    }
    games.push({ ...learned, lessons })
  }
  return games
}
