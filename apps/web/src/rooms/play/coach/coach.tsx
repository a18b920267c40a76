import { createEngine } from '@rookery/engine'
import { canMove, nameWarning, takeBackLength } from '@rookery/play'
import { sayReason } from '@rookery/play/fault-words'
import {
  findMarks,
  findTrouble,
  type JudgedMove,
  tellMove,
  tellQuestion,
  tellWarning,
  Watcher,
} from '@rookery/practice/coach'
import { type Line, moveFrom, moveTo, type Variant } from '@rookery/rules'
import { openWords } from '@rookery/words'
import { say } from '@rookery/words/web/coach'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import type { Preview } from '../../../game/table/table.tsx'
import type { CoachProps } from './coaching.ts'
import { Question } from './question.tsx'
import { type HeldMove, useHeldMove } from './use-held-move.ts'

const HASH_MB = 16

interface Asked {
  readonly held: HeldMove
  readonly question: string
  readonly reason: string
  readonly marks: Preview
}

/** Raven at the person's side: asks before a blunder, or explains each move, as the game has it. It never plays a move of its own. */
export default function Coach({ state, dispatch, guard, onShow }: CoachProps) {
  const { line, setup, warned } = state
  const { coach } = setup
  const watcher = useWatcher(setup.variant)
  const [held, settle] = useHeldMove(state, dispatch, guard)
  const [asked, setAsked] = useState<Asked>()
  const [words, setWords] = useState('')
  const isAsked = held !== undefined && asked?.held === held
  const mayAsk = coach.kind === 'warn' && warned.length < (coach.most ?? Number.POSITIVE_INFINITY)
  const isOfUse = canMove(state) && (mayAsk || coach.kind === 'explain')

  useEffect(() => {
    if (isOfUse) watcher?.watch(line)
  }, [watcher, line, isOfUse])

  // With the event that made the move, so that the piece does not blink back.
  useLayoutEffect(() => {
    const preview = held && { position: held.line.position.play(held.move), lastMove: held.move }
    onShow({ preview: preview && { ...preview, ...(isAsked && asked.marks) }, words })
  }, [held, isAsked, asked, words, onShow])
  useEffect(() => () => onShow({}), [onShow])

  const fail = useCallback(
    (error: unknown) => {
      setWords(say('failed', { reason: sayReason(error) }))
      settle(true)
    },
    [settle],
  )

  useEffect(() => {
    if (!held || !watcher) return
    const stop = new AbortController()
    const { signal } = stop
    const look = async () => {
      const blunder = await watcher.findBlunder(held.line, held.move, signal)
      if (signal.aborted) return
      if (!blunder) return settle(true)
      await openWords('practice')
      const trouble = findTrouble(blunder)
      const [question, reason] = [tellQuestion(blunder), tellWarning(blunder, trouble)]
      setAsked({ held, question, reason, marks: drawMarks(blunder, trouble) })
    }
    look().catch((error: unknown) => {
      if (!signal.aborted) fail(error)
    })
    return () => stop.abort()
  }, [watcher, held, settle, fail])

  const ply = coach.kind === 'explain' ? takeBackLength({ line, sides: setup.sides }) : undefined
  const explained = ply === undefined ? undefined : line.positions[ply]
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move is explained once, however the game goes on.
  useEffect(() => {
    setWords('')
    if (ply === undefined || !watcher) return
    const stop = new AbortController()
    explain(watcher, line, ply, stop.signal).then(
      (told) => told !== undefined && setWords(told),
      (error: unknown) => {
        if (!stop.signal.aborted) fail(error)
      },
    )
    return () => stop.abort()
  }, [watcher, explained])

  if (!isAsked) return null
  const answer = (isPlayed: boolean) => {
    dispatch({ kind: 'warned', name: nameWarning(held.line.position, held.move) })
    settle(isPlayed)
  }
  return <Question question={asked.question} reason={asked.reason} onAnswer={answer} />
}

function useWatcher(variant: Variant): Watcher | undefined {
  const [watcher, setWatcher] = useState<Watcher>()
  useEffect(() => {
    const own = new Watcher(createEngine({ variant, threads: 1, hashMb: HASH_MB }))
    setWatcher(own)
    return () => void own.dispose()
  }, [variant])
  return watcher
}

function drawMarks(blunder: JudgedMove, trouble: Parameters<typeof findMarks>[1]): Preview {
  const { squares, reply } = findMarks(blunder, trouble)
  return {
    circles: squares.map((at) => ({ at, tone: 'red' })),
    ...(reply !== undefined && { arrows: [{ from: moveFrom(reply), to: moveTo(reply), tone: 'red' }] }),
  }
}

async function explain(
  watcher: Watcher,
  line: Line,
  ply: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  const judged = await watcher.judge(line.until(ply), line.moves[ply]!, signal)
  if (!judged) return undefined
  await openWords('practice')
  return signal.aborted ? undefined : tellMove(judged)
}
