import { describeOffer, describeResignation, isOfferOpen } from '@rookery/play'
import { type Thought, wantsToResign } from '@rookery/players'
import { type Outcome, opposite } from '@rookery/rules'
import type { SeatedMind } from './seats.ts'
import type { Session, TurnEnd } from './session.ts'

/** A longer timeout would end at once. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1

/** From the stop of a mind to its answer at the latest. */
const STOP_MS = 50

const timeoutFor = (leftMs: number): number =>
  Math.min(LONGEST_TIMEOUT_MS, Math.max(1, Math.floor(leftMs) - STOP_MS))

/** Answers a draw that was offered, claims one that it is glad of, gives up, or moves. */
export async function takeMindTurn(session: Session, { name, player }: SeatedMind): Promise<TurnEnd> {
  const { line, screen, prompter } = session
  const { offer, sides } = session.record
  if (isOfferOpen(offer, line)) {
    if (await player.answerDraw(line)) {
      const outcome: Outcome = { winner: undefined, reason: 'agreement' }
      screen.say(describeOffer(offer, line, sides, outcome)!)
      return { kind: 'over', outcome }
    }
    const declined = { ...offer, isDeclined: true }
    session.offer(declined)
    screen.say(describeOffer(declined, line, sides)!)
  }
  const claim = line.claimableDraw()
  if (claim && (await player.answerDraw(line))) return { kind: 'over', outcome: claim }
  screen.showThinking(name)
  const leftMs = session.leftMs()
  // The player keeps its own time; a mind that did not hear its host is stopped before its flag falls.
  const stop =
    leftMs === undefined
      ? prompter.leaving
      : AbortSignal.any([prompter.leaving, AbortSignal.timeout(timeoutFor(leftMs))])
  const { move, thought } = await player.think(line, session.limits(), () => {}, stop)
  screen.hideThinking()
  if (prompter.leaving.aborted) return { kind: 'left' }
  const resignation = resign(session, thought)
  if (resignation) return { kind: 'over', outcome: resignation }
  if (!session.play(move, thought)) return { kind: 'goes on' }
  session.lastThought = { thought, line }
  await screen.showMindMove(name, session.line, session.isStrict ? undefined : thought)
  return { kind: 'goes on' }
}

/** Says why, and gives the end of the game, where the mind gives up instead of moving. */
function resign({ record, line, screen }: Session, thought: Thought): Outcome | undefined {
  const thoughts = new Map(record.thoughts).set(line.moves.length, thought)
  if (!record.resigns || !wantsToResign(line, thoughts)) return undefined
  const ended = { winner: opposite(line.position.turn), reason: 'resignation' } as const
  screen.say(describeResignation({ ...record, thoughts, ended })!)
  return ended
}
