import { judge, lengthen, playedOut, tellRefutation } from '@rookery/analysis'
import { createEngine, type Engine } from '@rookery/engine'
import { sayReason } from '@rookery/play/fault-words'
import { lineOnBoard, type Solving } from '@rookery/practice'
import type { Move } from '@rookery/rules'
import { withWords } from '@rookery/words'
import { useEffect, useState } from 'react'

/** A quarter of a second or so: what is wrong by much shows at once. */
const nodes = 150_000
const stepMs = 900

/** What Raven answers to a wrong move. */
export interface Refutation {
  readonly solving: Solving
  readonly moves: readonly Move[]
  /** So many of them are on the board. */
  readonly shown: number
  /** A clause: "after Qxh7, Rxh7 takes the queen on h7, and White is 8.1 pawns behind". */
  readonly reason: string
}

/** Raven, in its worker, plays out what is wrong with a move and says why; nothing before it has found that. */
export function useRefutation(solving: Solving | undefined): {
  readonly refutation: Refutation | undefined
  readonly failure: string | undefined
} {
  const [refutation, setRefutation] = useState<Refutation>()
  const [failure, setFailure] = useState<string>()
  const wrong = solving?.phase === 'wrong' ? solving : undefined
  const shown = refutation && refutation.solving === wrong ? refutation : undefined

  useEffect(() => {
    setFailure(undefined)
    if (!wrong) return
    const stop = new AbortController()
    let engine: Engine | undefined
    const refute = async () => {
      const line = lineOnBoard(wrong)
      engine = await createEngine({ variant: line.variant, threads: 1, hashMb: 16 })
      const first = await judge(engine, line, { nodes }, stop.signal)
      const after = first && (await lengthen(engine, line, first, { nodes: nodes / 4 }, stop.signal))
      if (!after || stop.signal.aborted) return
      const before = line.positions[line.moves.length - 1]!
      const moves = after.kind === 'searched' ? playedOut(line.position, after.moves) : []
      const words = { reason: () => tellRefutation(before, wrong.tried!, after) }
      setRefutation(withWords({ solving: wrong, moves, shown: 0 }, words))
    }
    refute()
      .catch((error: unknown) => {
        if (!stop.signal.aborted) setFailure(sayReason(error))
      })
      .finally(() => engine?.dispose())
    return () => stop.abort()
  }, [wrong])

  useEffect(() => {
    if (!shown || shown.shown === shown.moves.length) return
    const step = () =>
      setRefutation((now) => now && withWords({ ...now, shown: now.shown + 1 }, { reason: () => now.reason }))
    const timer = setTimeout(step, stepMs)
    return () => clearTimeout(timer)
  }, [shown])

  return { refutation: shown, failure }
}
