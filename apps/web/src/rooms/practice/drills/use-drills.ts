import {
  type Drill,
  dueDrills,
  type Grade,
  gradeDrill,
  gradeOf,
  type OpenDrill,
  openDrill,
  parseDrillPosition,
} from '@rookery/practice'
import { type Move, moveFrom, moveTo, type Square } from '@rookery/rules'
import { useCallback, useEffect, useMemo, useState } from 'react'
import * as v from 'valibot'
import { keepText, readKept } from '../../../ui/keep-text.ts'
import type { Trial } from '../../analyse/trial.ts'
import { useTrial } from '../../analyse/use-trial.ts'
import { type PracticeView, practiceDesk } from '../practice-desk.ts'
import { wallMs } from '../wall-clock.ts'
import { taskOf } from './drill-task.ts'
import { type Ending, forgetEnding, useEnding } from './use-ending.ts'

const key = 'rookery.practice-drill'
/** So often the room looks whether a drill has come due. */
const lookMs = 15_000

/** The drill on the board, and what was done to it. */
const handSchema = v.object({
  id: v.string(),
  hint: v.picklist([0, 1, 2]),
  isHelped: v.boolean(),
  /** What it was graded, when that is known. */
  grade: v.optional(v.picklist(['again', 'hard', 'good', 'easy'])),
})
type Hand = Readonly<v.InferOutput<typeof handSchema>>

function readHand(): Hand | undefined {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), handSchema), readKept(key))
  return kept.success ? kept.output : undefined
}

export interface Drills {
  readonly due: readonly Drill[]
  readonly count: number
  /** Of the next that is not due yet. */
  readonly nextMs: number | undefined
  readonly open: OpenDrill | undefined
  readonly hasEndings: boolean
  /** Where an ending is on the board instead. */
  readonly ending: Ending | undefined
  readonly trial: Trial | undefined
  readonly failure: string | undefined
  readonly hint: 0 | 1 | 2
  readonly hinted: { readonly from?: Square; readonly to?: Square }
  /** How it went, and when it comes again. */
  readonly graded: { readonly grade: Grade; readonly dueMs: number } | undefined
  readonly nowMs: number
  readonly next: () => void
  readonly tryMove: (move: Move) => void
  readonly again: () => void
  readonly tell: () => void
  readonly giveHint: () => void
  readonly retire: () => void
}

/** Drills that are due, one after the other; a reload goes on with the same. */
export function useDrills({ record, isRead }: PracticeView, isShown: boolean): Drills {
  const [hand, setHand] = useState(readHand)
  const [nowMs, setNowMs] = useState(wallMs)
  const { trial: tried, failure, dispatch } = useTrial()
  const due = useMemo(() => dueDrills(record.drills, nowMs), [record.drills, nowMs])
  const wanted = useMemo(
    () => record.drills.filter(({ retiredMs }) => retiredMs === undefined),
    [record.drills],
  )
  const nextMs = useMemo(
    () => wanted.reduce<number | undefined>((first, { dueMs }) => soonest(first, dueMs, nowMs), undefined),
    [wanted, nowMs],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was added just now may be due just now.
  useEffect(() => setNowMs(wallMs()), [record.drills])

  useEffect(() => {
    if (!isShown) return
    const look = () => setNowMs(wallMs())
    look()
    const timer = setInterval(look, lookMs)
    window.addEventListener('focus', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', look)
    }
  }, [isShown])

  const drill = hand && wanted.find(({ id }) => id === hand.id)
  // The position stays the same object while the drill's dates change.
  const id = drill?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drill of this id never changes its position.
  const open = useMemo(() => {
    if (!drill || drill.kind === 'ending') return undefined
    const opened = openDrill(drill)
    return opened.ok ? opened.value : undefined
  }, [id])

  const ending = useEnding(drill?.kind === 'ending' ? drill : undefined)

  const take = useCallback((next: Drill | undefined) => {
    setHand(next && { id: next.id, hint: 0, isHelped: false })
    if (!next) keepText(key, '')
    // Whoever gets an ending again begins it again.
    forgetEnding()
  }, [])
  const next = useCallback(() => {
    const atMs = wallMs()
    setNowMs(atMs)
    take(playable(dueDrills(record.drills, atMs)).find((each) => each.id !== hand?.id))
  }, [hand?.id, record.drills, take])

  // Whoever comes in finds a drill on the board.
  const isEmpty = isShown && isRead && !(drill && playable([drill]).length > 0)
  const [first] = playable(due)
  useEffect(() => {
    if (isEmpty && first) take(first)
  }, [isEmpty, first, take])

  const task = useMemo(() => open && taskOf(open), [open])
  useEffect(() => {
    dispatch(task ? { kind: 'ask', task } : { kind: 'leave' })
  }, [task, dispatch])
  // What was tried in the drill before is nothing that was tried in this one.
  const trial = useMemo(
    (): Trial | undefined => task && (tried?.task === task ? tried : { kind: 'asking', task }),
    [task, tried],
  )

  useEffect(() => {
    if (hand) keepText(key, JSON.stringify(hand))
  }, [hand])

  // A first wrong move decides, as in a puzzle.
  const went = ending ? endingNews[ending.play.phase] : trial?.kind
  useEffect(() => {
    if (!drill || !hand || hand.grade || !went || went === 'asking' || went === 'judging') return
    const grade = gradeOf({ isHelped: hand.isHelped, mistakes: Number(went !== 'right') })
    setHand({ ...hand, grade })
    practiceDesk.addDrills([gradeDrill(drill, grade, wallMs())])
  }, [drill, hand, went])

  const better = open?.better.moves[0]
  const hint = hand?.hint ?? 0
  const isHinted = hint > 0 && went === 'asking' && better !== undefined
  return {
    due,
    count: wanted.length,
    nextMs,
    hasEndings: record.drills.some(({ kind }) => kind === 'ending'),
    open,
    ending,
    trial,
    failure,
    hint,
    hinted: isHinted ? { from: moveFrom(better), ...(hint === 2 && { to: moveTo(better) }) } : {},
    graded: drill && hand?.grade ? { grade: hand.grade, dueMs: drill.dueMs } : undefined,
    nowMs,
    next,
    tryMove: (move) => dispatch({ kind: 'try', move }),
    again: () => dispatch({ kind: 'again' }),
    tell: () => dispatch({ kind: 'tell' }),
    giveHint: () => hand && setHand({ ...hand, hint: hand.hint === 0 ? 1 : 2, isHelped: true }),
    retire: () => {
      if (drill) practiceDesk.addDrills([{ ...drill, retiredMs: wallMs() }])
      next()
    },
  }
}

const soonest = (first: number | undefined, dueMs: number, nowMs: number): number | undefined =>
  dueMs > nowMs && (first === undefined || dueMs < first) ? dueMs : first

/** An ending in the words of a trial. */
const endingNews = { asking: 'asking', answering: 'judging', reached: 'right', missed: 'wrong' } as const

/** Those that can be put on the board. */
const playable = (drills: readonly Drill[]): readonly Drill[] =>
  drills.filter((drill) => (drill.kind === 'ending' ? parseDrillPosition(drill) : openDrill(drill)).ok)
