import { judgeAnswer } from '@rookery/analysis'
import { createEngine, type Engine } from '@rookery/engine'
import { sayReason } from '@rookery/play/fault-words'
import { useEffect, useReducer, useState } from 'react'
import { canStep, reduceTrial } from './trial.ts'

/** Less than a second: the review, too, looked longer at the mistake than at other moves. */
const nodes = 600_000
const stepMs = 900

/** Looks for a better move than a mistake: Raven judges each try, and plays out what is wrong with it. */
export function useTrial() {
  const [trial, dispatch] = useReducer(reduceTrial, undefined)
  const [failure, setFailure] = useState<string>()
  const judged = trial?.kind === 'judging' ? trial : undefined

  useEffect(() => {
    if (!judged) return
    const { task, move } = judged
    const stop = new AbortController()
    let engine: Engine | undefined
    const judge = async () => {
      engine = await createEngine({ variant: task.line.variant, threads: 1, hashMb: 16 })
      // The game's own move was judged by the review, longer than it would be here.
      const known = move === task.mistake.move ? task.after : undefined
      const options = { known, signal: stop.signal }
      const answer = await judgeAnswer(engine, task.line, move, task.before, { nodes }, options)
      if (answer && !stop.signal.aborted) dispatch({ kind: 'judged', task, answer })
    }
    setFailure(undefined)
    judge()
      .catch((error: unknown) => {
        if (stop.signal.aborted) return
        setFailure(sayReason(error))
        dispatch({ kind: 'again' })
      })
      .finally(() => engine?.dispose())
    return () => stop.abort()
  }, [judged])

  useEffect(() => {
    if (!trial || !canStep(trial)) return
    const timer = setTimeout(() => dispatch({ kind: 'step' }), stepMs)
    return () => clearTimeout(timer)
  }, [trial])

  return { trial, failure, dispatch }
}
