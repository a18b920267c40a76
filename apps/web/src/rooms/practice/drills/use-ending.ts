import { sayReason } from '@rookery/play/fault-words'
import {
  beginEnding,
  type EndingAction,
  type EndingDrill,
  type EndingPlay,
  parseDrillPosition,
  reduceEnding,
} from '@rookery/practice'
import { makeFen, parseUci, unwrap } from '@rookery/rules'
import { Port, startWebWorker } from '@rookery/workers'
import { type Dispatch, useEffect, useReducer, useState } from 'react'
import type { EndingCalls } from './ending-worker.ts'

const startWorker = startWebWorker(
  () => new Worker(new URL('./ending-worker.ts', import.meta.url), { type: 'module' }),
)

/** The tables, once they were made, are kept for the next move. */
let port: Port<EndingCalls> | undefined

function tables(): Port<EndingCalls> {
  port ??= new Port<EndingCalls>(startWorker)
  return port
}

export interface Ending {
  readonly drill: EndingDrill
  readonly play: EndingPlay
  readonly failure: string | undefined
  readonly dispatch: Dispatch<EndingAction | { readonly kind: 'open'; readonly play: EndingPlay | undefined }>
}

const reduce = (
  play: EndingPlay | undefined,
  action: EndingAction | { readonly kind: 'open'; readonly play: EndingPlay | undefined },
): EndingPlay | undefined => {
  if (action.kind === 'open') return action.play
  return play && reduceEnding(play, action)
}

/** An ending against the tables, which answer in their worker. */
export function useEnding(drill: EndingDrill | undefined): Ending | undefined {
  const [play, dispatch] = useReducer(reduce, undefined)
  const [failure, setFailure] = useState<string>()
  const id = drill?.id

  // biome-ignore lint/correctness/useExhaustiveDependencies: the drill of this id never changes its position.
  useEffect(() => {
    const position = drill && parseDrillPosition(drill)
    if (position?.ok)
      // While the first move is thought about; what is wrong with it the first answer says.
      tables()
        .call('prepare', drill!.fen)
        .catch(() => {})
    dispatch({ kind: 'open', play: position?.ok ? beginEnding(position.value, drill!.goal) : undefined })
  }, [id])

  const asked = play?.phase === 'answering' ? play : undefined
  useEffect(() => {
    if (!asked) return
    const stop = new AbortController()
    const { line, goal } = asked
    setFailure(undefined)
    tables()
      .call('answer', { fen: makeFen(line.position), goal }, { signal: stop.signal })
      .then(
        ({ isKept, reply }) => {
          if (stop.signal.aborted) return
          const answer = {
            isKept,
            ...(reply !== undefined && { reply: unwrap(parseUci(line.position, reply)) }),
          }
          dispatch({ kind: 'answered', line, answer })
        },
        (error: unknown) => {
          if (stop.signal.aborted) return
          setFailure(sayReason(error))
          dispatch({ kind: 'again' })
        },
      )
    return () => stop.abort()
  }, [asked])

  return drill && play ? { drill, play, failure, dispatch } : undefined
}
