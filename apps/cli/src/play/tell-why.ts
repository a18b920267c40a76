import { sayFaults } from '@rookery/play/fault-words'
import {
  canTellDifference,
  joinReply,
  type Limits,
  likeliest,
  loadVoiceOf,
  type Thought,
  thoughtToJson,
} from '@rookery/players'
import { type Line, type Move, makeFen, makeSan, makeUci, type Position, parseMove } from '@rookery/rules'
import { say } from '@rookery/words/cli/play'
import { describeOther, describeThought } from '../thoughts/describe-thought.ts'
import { explainCounts } from './screen.ts'
import { opponentOf, type SeatedMind } from './seats.ts'
import type { Session } from './session.ts'

/** A move that somebody could have played, or can play now. */
interface AskedMove {
  readonly move: Move
  readonly line: Line
  readonly isPersons: boolean
}

/** The opponent's last thought, or with a move what it makes of that; with `--json` the whole thought. */
export async function tellWhy(session: Session, argument: string): Promise<undefined> {
  const { lastThought, screen } = session
  const seat = opponentOf(session)
  if (!seat) {
    screen.say(say('nobodyThinks'))
    return
  }
  const words = argument.split(/\s+/).filter(Boolean)
  const isJson = words.includes('--json')
  const text = words.filter((word) => word !== '--json').join(' ')
  if (text) await tellAbout(session, seat, text, isJson)
  else if (!lastThought) screen.say(say('notMovedYet', { name: seat.name }))
  else if (isJson) screen.answer(makeJson(seat, lastThought.line, lastThought.thought))
  else {
    const { position } = lastThought.line
    const { headline, counts, lines } = await describeThought(lastThought.thought, position, screen.view)
    screen.answer([headline, ...explainCounts(counts), ...lines].join('\n'))
  }
}

async function tellAbout(session: Session, seat: SeatedMind, typed: string, isJson: boolean): Promise<void> {
  const { screen } = session
  const asked = findMove(session, typed)
  if (!asked) {
    const faults = parseMove((session.lastThought?.line ?? session.line).position, typed)
    screen.say(say('noSuchMove', { reason: faults.ok ? typed : sayFaults(faults.faults), name: seat.name }))
    return
  }
  const { move, line, isPersons } = asked
  const think = (at: Line, limits: Limits) =>
    session.askedThoughts.ask(
      seat.id,
      at,
      limits,
      async () => (await seat.player.think(at, limits, () => {}, session.prompter.leaving)).thought,
    )
  const chosen = isPersons ? likeliest(await think(line, {})) : session.lastThought!.thought
  // As deep as for the move that it compares it with.
  const limits = (await loadVoiceOf(chosen)).limits(chosen)
  const alone = await think(line, { ...limits, rootMoves: [move] })
  if (isJson) {
    screen.answer(makeJson(seat, line, alone))
    return
  }
  const reply = isPersons ? await replyTo(session, line.play(move), (after) => think(after, {})) : undefined
  const thought = joinReply(alone, reply)
  const { score, reason } = await describeThought(thought, line.position, screen.view)
  // The mind's own unit, which stands in brackets where the score does not, follows a comma here.
  const worth = score ? ` (${score.replace(/ \((.+)\)$/, ', $1')})` : ''
  const told = { name: seat.name, move: `${makeSan(line.position, move)}${worth}`, reason }
  const tell = async (key: 'wouldAnswer' | 'inYourPlaceIt', of: Thought, position: Position) =>
    say(key, {
      name: seat.name,
      san: makeSan(position, of.choice),
      reason: (await describeThought(of, position, screen.view)).reason,
    })
  const isOther = chosen.choice !== move
  screen.answer(
    [
      isPersons ? say('aboutYourMove', told) : say('aboutMove', told),
      ...(reply ? [await tell('wouldAnswer', reply, line.play(move).position)] : []),
      ...(reply ? await tellFearless(seat, reply, line.play(move).position) : []),
      // One difference is told, that between the two moves.
      ...(isPersons && isOther
        ? [await tell('inYourPlaceIt', { ...chosen, weighed: [] }, line.position)]
        : []),
      ...(isPersons && !isOther
        ? [say('inYourPlaceToo', { name: seat.name, san: makeSan(line.position, move) })]
        : []),
      ...(isOther
        ? [
            canTellDifference(chosen, thought, reply)
              ? await describeOther(chosen, thought, line.position, move, screen.view)
              : say('looksDiffer', { name: seat.name, san: makeSan(line.position, move) }),
          ]
        : []),
    ].join('\n'),
  )
}

/** That the mind fears nothing for itself after its answer; what it fears is among its reasons. */
async function tellFearless({ name }: SeatedMind, reply: Thought, position: Position): Promise<string[]> {
  const voice = await loadVoiceOf(reply)
  const { fears } = voice.reasons(reply.line, position, reply.effort?.depth ?? 1, reply.score)
  if (fears) return []
  return [voice.fearless?.() ?? say('fearsNothing', { name, san: makeSan(position, reply.choice) })]
}

/** What the mind has answered to a person's move, or would answer; nothing where the move ends the game. */
async function replyTo(
  { lastThought }: Session,
  after: Line,
  think: (after: Line) => Promise<Thought>,
): Promise<Thought | undefined> {
  if (after.outcome()) return undefined
  const isGiven =
    lastThought?.line.moves.length === after.moves.length &&
    lastThought.line.moves.at(-1) === after.moves.at(-1)
  return isGiven ? lastThought.thought : think(after)
}

/** What the person can play now, what the mind could have played, what the person could have played before that. */
function findMove({ line, lastThought }: Session, text: string): AskedMove | undefined {
  const seen = lastThought?.line
  const before = seen && seen.moves.length > 0 ? seen.until(seen.moves.length - 1) : undefined
  const turns = [
    { line, isPersons: true },
    ...(seen ? [{ line: seen, isPersons: false }] : []),
    ...(before ? [{ line: before, isPersons: true }] : []),
  ]
  for (const turn of turns) {
    const move = parseMove(turn.line.position, text)
    if (move.ok) return { move: move.value, ...turn }
  }
  return undefined
}

function makeJson({ id, name }: SeatedMind, { position }: Line, thought: Thought): string {
  const { choice } = thought
  return JSON.stringify({
    player: id,
    name,
    fen: makeFen(position),
    san: makeSan(position, choice),
    uci: makeUci(choice, position),
    thought: thoughtToJson(thought),
  })
}
