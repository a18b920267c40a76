import { sayReason } from '@rookery/play/fault-words'
import type { Limits, RosterEntry, Settings, Thought, Voice } from '@rookery/players'
import { loadVoice } from '@rookery/players'
import { useEffect, useState } from 'react'
import { useSecondOpinion } from '../stage/use-second-opinion.ts'
import type { Question } from './asking.ts'

/** What a mind makes of a person's move. */
export interface MyMoveAnswer {
  readonly question: Question
  /** What it would play in the person's place, and what it thinks of the move itself. */
  readonly preferred: Thought
  readonly asked: Thought
  /** What it would answer; undefined where the move ends the game. */
  readonly reply: Thought | undefined
}

export type MyMove =
  | { readonly kind: 'thinking' }
  | { readonly kind: 'answered'; readonly answer: MyMoveAnswer }
  | { readonly kind: 'failed'; readonly reason: string }

/** Nobody waits longer for each of its three thoughts. */
const longestMs = 10_000

/** Asks a second mind of the same kind and settings about a move: in the person's place, about the move alone, and in its own place after it. */
export function useMyMove(
  entry: RosterEntry,
  settings: Settings,
  seed: number,
  question: Question | undefined,
): MyMove {
  const second = useSecondOpinion(entry.id, settings, seed)
  const [found, setFound] = useState<{ question: Question; result: MyMove }>()

  useEffect(() => {
    if (!question) return
    const stop = new AbortController()
    const { game, move } = question
    const think = async (line: Question['game'], limits: Limits) =>
      (await second.ask(line, limits, stop.signal))?.thought
    const ask = async (): Promise<MyMove | undefined> => {
      const voice: Voice = await loadVoice(entry)
      const preferred = await think(game, {})
      if (!preferred) return undefined
      const limits = { ...voice.limits(preferred), timeMs: longestMs }
      const asked = await think(game, { ...limits, rootMoves: [move] })
      const after = game.play(move)
      const reply = after.outcome() ? undefined : await think(after, limits)
      return asked && { kind: 'answered', answer: { question, preferred, asked, reply } }
    }
    ask().then(
      (result) => result && !stop.signal.aborted && setFound({ question, result }),
      (error: unknown) => {
        const reason = sayReason(error)
        if (!stop.signal.aborted) setFound({ question, result: { kind: 'failed', reason } })
      },
    )
    return () => stop.abort()
  }, [entry, second, question])

  return found && found.question === question ? found.result : { kind: 'thinking' }
}
