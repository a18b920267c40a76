import type { MindSeat } from './seats.ts'
import type { Session, TurnEnd } from './session.ts'

/** From the stop of a mind to its answer at the latest. */
const STOP_MS = 50

/** Answers a draw that was offered, claims one that it is glad of, or moves. */
export async function takeMindTurn(session: Session, { name, player }: MindSeat): Promise<TurnEnd> {
  const { line, screen, prompter } = session
  if (session.isDrawOffered) {
    session.isDrawOffered = false
    if (await player.answerDraw(line))
      return { kind: 'over', outcome: { winner: undefined, reason: 'agreement' } }
    screen.say(`${name} declines the draw.`)
  }
  const claim = line.claimableDraw()
  if (claim && (await player.answerDraw(line))) return { kind: 'over', outcome: claim }
  screen.showThinking(name)
  const { clock } = session
  // The player keeps its own time; a mind that did not hear its host is stopped before its flag falls.
  const stop = clock
    ? AbortSignal.any([
        prompter.leaving,
        AbortSignal.timeout(Math.max(1, Math.floor(clock.leftMs) - STOP_MS)),
      ])
    : prompter.leaving
  const { move, thought } = await player.think(line, clock?.limits() ?? {}, () => {}, stop)
  screen.hideThinking()
  if (prompter.leaving.aborted) return { kind: 'left' }
  if (!session.play(move)) return { kind: 'goes on' }
  session.lastThought = { thought, line }
  screen.showMindMove(name, session.line, thought)
  return { kind: 'goes on' }
}
