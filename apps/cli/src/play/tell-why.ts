import { sayFaults } from '@rookery/play/fault-words'
import { type Thought, thoughtToJson } from '@rookery/players'
import { type Line, type Move, makeFen, makeSan, makeUci, parseMove } from '@rookery/rules'
import { say } from '@rookery/words/cli/play'
import { describeOther, describeThought } from '../thoughts/describe-thought.ts'
import { makeCounts } from './screen.ts'
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
    screen.answer([headline, ...(counts.length > 0 ? [makeCounts(counts)] : []), ...lines].join('\n'))
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
  const chosen = isPersons ? undefined : session.lastThought?.thought
  const { thought } = await seat.player.think(line, { rootMoves: [move] }, () => {}, session.prompter.leaving)
  if (isJson) {
    screen.answer(makeJson(seat, line, thought))
    return
  }
  const { score, reason } = await describeThought(thought, line.position, screen.view)
  // The mind's own unit, which stands in brackets where the score does not, follows a comma here.
  const worth = score ? ` (${score.replace(/ \((.+)\)$/, ', $1')})` : ''
  const told = { move: `${makeSan(line.position, move)}${worth}`, reason }
  const about = isPersons ? say('aboutYourMove', told) : say('aboutMove', told)
  const others = isPersons ? await tellOtherMoves(session, seat, line, thought) : []
  if (chosen && chosen.choice !== move)
    others.push(await describeOther(chosen, thought, line.position, move, screen.view))
  screen.answer([about, ...others].join('\n'))
}

/** What a mind would answer to a person's move, and what it would have played in the person's place. */
async function tellOtherMoves(
  { screen, prompter }: Session,
  { name, player }: SeatedMind,
  line: Line,
  asked: Thought,
): Promise<string[]> {
  const think = async (at: Line) => (await player.think(at, {}, () => {}, prompter.leaving)).thought
  const tell = async (at: Line, thought: Thought) => ({
    name,
    san: makeSan(at.position, thought.choice),
    reason: (await describeThought(thought, at.position, screen.view)).reason,
  })
  const after = line.play(asked.choice)
  const preferred = await think(line)
  return [
    ...(after.outcome() ? [] : [say('wouldAnswer', await tell(after, await think(after)))]),
    ...(preferred.choice === asked.choice
      ? []
      : [
          say('inYourPlaceIt', await tell(line, preferred)),
          await describeOther(preferred, asked, line.position, asked.choice, screen.view),
        ]),
  ]
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
