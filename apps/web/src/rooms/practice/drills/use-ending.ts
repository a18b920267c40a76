import { sayReason } from '@rookery/play/fault-words'
import {
  type EndingAction,
  type EndingDrill,
  type EndingPlay,
  parseDrillPosition,
  reduceEnding,
  resumeEnding,
} from '@rookery/practice'
import { makeFen, makeUci, parseUci, unwrap } from '@rookery/rules'
import { Port, startWebWorker } from '@rookery/workers'
import { type Dispatch, useEffect, useReducer, useState } from 'react'
import * as v from 'valibot'
import { keepText, readKept } from '../../../ui/keep-text.ts'
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
  readonly dispatch: Dispatch<EndingAction>
}

/** A drill, by its id, and how it is played: what was played in one never counts for another. */
interface Opened {
  readonly id: string
  readonly play: EndingPlay
}

type Action = EndingAction | { readonly kind: 'open'; readonly opened: Opened | undefined }

const reduce = (opened: Opened | undefined, action: Action): Opened | undefined => {
  if (action.kind === 'open') return action.opened
  return opened && { ...opened, play: reduceEnding(opened.play, action) }
}

const key = 'rookery.practice-ending'
const keptSchema = v.object({ id: v.string(), moves: v.array(v.string()) })

/** Those that a reload finds. */
function readMoves({ id }: EndingDrill): readonly string[] {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), keptSchema), readKept(key))
  return kept.success && kept.output.id === id ? kept.output.moves : []
}

/** The next to open begins at its start. */
export const forgetEnding = (): void => keepText(key, '')

const ucisOf = ({ line }: EndingPlay): readonly string[] =>
  line.moves.map((move, ply) => makeUci(move, line.positions[ply]!))

/** An ending against the tables, which answer in their worker. */
export function useEnding(drill: EndingDrill | undefined): Ending | undefined {
  const [opened, dispatch] = useReducer(reduce, undefined)
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
    dispatch({
      kind: 'open',
      opened: position?.ok
        ? { id: drill!.id, play: resumeEnding(position.value, drill!.goal, readMoves(drill!)) }
        : undefined,
    })
  }, [id])

  useEffect(() => {
    if (opened) keepText(key, JSON.stringify({ id: opened.id, moves: ucisOf(opened.play) }))
  }, [opened])

  const play = opened && opened.id === id ? opened.play : undefined
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
