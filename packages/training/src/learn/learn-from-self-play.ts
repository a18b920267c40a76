import { Crew } from './crew.ts'
import { keepFirstAnswers } from './first-answers.ts'
import { Notebook, type NotebookOptions } from './notebook.ts'
import type { LearnSummary } from './progress.ts'
import { type RoundPlayer, Rounds } from './rounds.ts'
import { GamePlayer, type PlayedGame, type SelfPlayPlan } from './self-play.ts'

export interface SelfPlayOptions extends Omit<NotebookOptions, 'variant'> {
  /** 0 plays in this thread, which must be no page's or server's main one. */
  readonly workers: number
  /** The address of `experience`, which each worker opens for itself. */
  readonly store: string
  /** Who plays instead of workers of this process. */
  readonly player?: RoundPlayer
}

/**
 * Plays games and learns from them, until they are all played or the signal is aborted. Every finished game is kept. The table that comes
 * out depends on the plan and the table before alone, whoever plays.
 */
export async function learnFromSelfPlay(plan: SelfPlayPlan, options: SelfPlayOptions): Promise<LearnSummary> {
  const { workers, store, experience, signal } = options
  const notebook = new Notebook({ ...options, variant: plan.variant })
  await notebook.open()
  const player: RoundPlayer =
    options.player ??
    (workers > 0 ? new Crew(plan, workers, store) : inThisThread(await GamePlayer.open(plan, experience)))
  const rounds = new Rounds(plan)
  try {
    for (let round = rounds.next(); round.length > 0 && !signal.aborted; round = rounds.next()) {
      const played = await player.play(round, signal, (games) => notebook.hear(games))
      const games = await keepFirstAnswers(plan, round, played, experience)
      await notebook.take(games)
      if (signal.aborted) break
      rounds.note(round, played)
      player.teach?.(games)
    }
  } finally {
    await player.close()
  }
  return notebook.close()
}

const inThisThread = (player: GamePlayer): RoundPlayer => ({
  async play(round, signal, onPlayed) {
    const games: PlayedGame[] = []
    for (const order of round) {
      const game = await player.play(order, signal)
      if (!game) break
      games.push(game)
      onPlayed(1)
    }
    return games
  },
  close: () => player.close(),
})
