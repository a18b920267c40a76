import type { MindSeat } from './seats.ts'
import type { Session, TurnEnd } from './session.ts'

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
  const { move, thought } = await player.think(line, {}, () => {}, prompter.leaving)
  if (prompter.leaving.aborted) return { kind: 'left' }
  session.lastThought = { thought, line }
  session.play(move)
  screen.showMindMove(name, session.line, thought)
  return { kind: 'goes on' }
}
