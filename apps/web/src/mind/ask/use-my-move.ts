import { AskedThoughts, type PlayState } from '@rookery/play'
import { sayReason } from '@rookery/play/fault-words'
import {
  joinReply,
  type Limits,
  likeliest,
  loadVoice,
  type RosterEntry,
  type Settings,
  type Thought,
} from '@rookery/players'
import type { Move } from '@rookery/rules'
import { useEffect, useRef, useState } from 'react'
import { useSecondOpinion } from '../stage/use-second-opinion.ts'
import type { Question } from './asking.ts'

/** What a mind makes of a person's move. */
export interface MyMoveAnswer {
  readonly question: Question
  /** What it would like best to play in the person's place. */
  readonly preferred: Thought
  /** What it thinks of the move itself, with its answer as what follows. */
  readonly asked: Thought
  /** What it answered, or would answer; undefined where the move ends the game. */
  readonly reply: Thought | undefined
}

export type MyMove =
  | { readonly kind: 'thinking' }
  | { readonly kind: 'answered'; readonly answer: MyMoveAnswer }
  | { readonly kind: 'failed'; readonly reason: string }

/** Nobody waits longer for each of its three thoughts. */
const longestMs = 10_000

/** For as long as the page is open: the panel comes and goes. */
const askedThoughts = new AskedThoughts()

/** Asks a second mind of the same kind and settings about a move: in the person's place, about the move alone, and in its own place after it. */
export function useMyMove(
  entry: RosterEntry,
  settings: Settings,
  state: PlayState,
  question: Question | undefined,
): MyMove {
  const second = useSecondOpinion(entry.id, settings, state.setup.seed)
  const mind = JSON.stringify([entry.id, settings, state.setup.seed])
  const latest = useRef(state)
  latest.current = state
  const [found, setFound] = useState<{ question: Question; result: MyMove }>()

  useEffect(() => {
    if (!question) return
    const stop = new AbortController()
    const { game, move } = question
    const think = (line: Question['game'], limits: Limits) =>
      askedThoughts.ask(
        mind,
        line,
        limits,
        async () => (await second.ask(line, limits, stop.signal))?.thought,
      )
    const ask = async (): Promise<MyMove | undefined> => {
      const given = givenReply(latest.current, question)
      const voice = await loadVoice(entry)
      const thought = await think(game, {})
      if (!thought) return undefined
      const preferred = likeliest(thought)
      const limits = { ...voice.limits(preferred), timeMs: longestMs }
      const asked = await think(game, { ...limits, rootMoves: [move] })
      const after = game.play(move)
      const answer = async () =>
        // As it thinks in the game, so that it would play the same there.
        given?.thought ?? think(after, given ? { ...limits, rootMoves: [given.move] } : {})
      const reply = after.outcome() ? undefined : await answer()
      if (!asked || stop.signal.aborted) return undefined
      return { kind: 'answered', answer: { question, preferred, asked: joinReply(asked, reply), reply } }
    }
    ask().then(
      (result) => result && !stop.signal.aborted && setFound({ question, result }),
      (error: unknown) => {
        const reason = sayReason(error)
        if (!stop.signal.aborted) setFound({ question, result: { kind: 'failed', reason } })
      },
    )
    return () => stop.abort()
  }, [entry, mind, second, question])

  return found && found.question === question ? found.result : { kind: 'thinking' }
}

/** What the mind has answered in the game, where the move was played there. */
function givenReply(
  { line, thoughts }: PlayState,
  { game, move }: Question,
): { readonly move: Move; readonly thought: Thought | undefined } | undefined {
  const ply = game.moves.length
  const isPlayed = [...game.moves, move].every((each, at) => each === line.moves[at])
  const answer = line.moves[ply + 1]
  return isPlayed && answer !== undefined ? { move: answer, thought: thoughts.get(ply + 1) } : undefined
}
