import { sayReason } from '@rookery/play/fault-words'
import {
  beginRun,
  canStep,
  noteResult,
  ownRating,
  type PracticeRecord,
  type Puzzle,
  type RatingPoint,
  type Run,
  ratingHistory,
  type SolvingAction,
  targetRating,
  tellTime,
} from '@rookery/practice'
import { createRandom } from '@rookery/rules'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { drawSeed } from '../../../game/draw-seed.ts'
import { keepText, readKept } from '../../../ui/keep-text.ts'
import { useReducedMotion } from '../../../ui/use-media.ts'
import { type PracticeView, practiceDesk } from '../practice-desk.ts'
import { wallMs } from '../wall-clock.ts'
import { keepChoice, type PuzzleChoice, readChoice, wishOf } from './choice.ts'
import { act, attemptOf, beginSession, makeSavedSession, parseSavedSession, type Session } from './session.ts'
import { findPuzzle } from './sources.ts'

const key = 'rookery.practice-puzzle'
const random = createRandom(drawSeed())

/** So long somebody can look at the position before the opponent moves. */
const stepMs = 600
const hurriedMs = 250

/** The last ones do not come again soon. */
const seenCount = 3000

type Finding =
  | { readonly kind: 'idle' | 'finding' | 'none' }
  | { readonly kind: 'failed'; readonly reason: string }

export interface Puzzles {
  readonly choice: PuzzleChoice
  readonly session: Session | undefined
  readonly finding: Finding
  /** The ratings of the chosen board so far. */
  readonly history: readonly RatingPoint[]
  readonly choose: (choice: Partial<PuzzleChoice>) => void
  readonly begin: () => void
  readonly next: () => void
  readonly act: (action: SolvingAction) => void
  readonly onTime: () => void
}

/** One puzzle after the other, as somebody has chosen; a reload goes on in the middle. */
export function usePuzzles({ record, isRead }: PracticeView, isShown: boolean): Puzzles {
  const [choice, setChoice] = useState(readChoice)
  const [session, setSession] = useState(() => parseSavedSession(readKept(key)))
  const [finding, setFinding] = useState<Finding>({ kind: 'idle' })
  const isStill = useReducedMotion()
  const variant = session?.solving.puzzle.variant ?? choice.variant
  const history = useMemo(() => ratingHistory(record.attempts, variant), [record.attempts, variant])
  const asked = useRef(0)

  const find = useCallback(async (run: Run, wish: PuzzleChoice, seen: PracticeRecord['attempts']) => {
    const ask = ++asked.current
    setFinding({ kind: 'finding' })
    try {
      const own = ownRating(ratingHistory(seen, wish.variant)).rating
      const puzzle = await findPuzzle(wish, askFor(run, own, seen), random)
      if (ask !== asked.current) return
      const begun = puzzle && beginSession(run, puzzle)
      setSession(begun)
      setFinding({ kind: begun ? 'idle' : 'none' })
    } catch (error) {
      if (ask === asked.current) setFinding({ kind: 'failed', reason: sayReason(error) })
    }
  }, [])

  const begin = useCallback(() => {
    const own = ownRating(ratingHistory(record.attempts, choice.variant)).rating
    void find(beginRun(wishOf(choice), own, wallMs()), choice, record.attempts)
  }, [choice, find, record.attempts])

  const next = useCallback(() => {
    if (session && !session.run.isOver) void find(session.run, choice, record.attempts)
    else begin()
  }, [begin, choice, find, record.attempts, session])

  const choose = (part: Partial<PuzzleChoice>) => {
    const chosen = { ...choice, ...part }
    setChoice(chosen)
    keepChoice(chosen)
  }

  // Whoever comes in finds a puzzle on the board.
  const isEmpty = isShown && isRead && !session && finding.kind === 'idle'
  useEffect(() => {
    if (isEmpty && choice.mode === 'open') begin()
  }, [isEmpty, choice.mode, begin])

  useEffect(() => {
    if (session) keepText(key, makeSavedSession(session))
  }, [session])

  const solving = session?.solving
  const isHurried = session?.run.mode === 'timed' || isStill
  useEffect(() => {
    if (!solving || !canStep(solving) || !isShown) return
    const step = () => setSession((now) => now && act(now, { kind: 'step' }))
    const timer = setTimeout(step, isHurried ? hurriedMs : stepMs)
    return () => clearTimeout(timer)
  }, [solving, isHurried, isShown])

  // The result goes into the record as soon as it is known, so that no reload can undo a mistake.
  useEffect(() => {
    if (!session || session.isNoted) return
    const atMs = wallMs()
    const attempt = attemptOf(session, atMs)
    if (!attempt) return
    const run = noteResult(session.run, attempt.result, atMs)
    setSession({ ...session, isNoted: true, run })
    practiceDesk.addAttempt(attempt)
    noteRun(session.run, run, atMs)
  }, [session])

  // Streaks and timed runs go on by themselves.
  const goesOn = session?.isNoted && session.run.mode !== 'open' && !session.run.isOver
  const isDone = solving?.phase === 'solved' || solving?.phase === 'wrong'
  useEffect(() => {
    if (!goesOn || !isDone) return
    const timer = setTimeout(next, hurriedMs)
    return () => clearTimeout(timer)
  }, [goesOn, isDone, next])

  const onTime = useCallback(() => {
    if (!session) return
    const atMs = wallMs()
    const run = tellTime(session.run, atMs)
    if (run === session.run) return
    setSession({ ...session, run })
    noteRun(session.run, run, atMs)
  }, [session])

  return {
    choice,
    session,
    finding,
    history,
    choose,
    begin,
    next,
    act: (action) => setSession((now) => now && act(now, action)),
    onTime,
  }
}

const askFor = (run: Run, own: number, attempts: PracticeRecord['attempts']) => ({
  rating: targetRating(run, own),
  theme: run.theme,
  seen: new Set<Puzzle['id']>(attempts.slice(-seenCount).map(({ puzzle }) => puzzle)),
})

/** A run that has just ended is kept. */
function noteRun(before: Run, after: Run, atMs: number): void {
  const { mode, solved, failed, isOver } = after
  if (isOver && !before.isOver && mode !== 'open') practiceDesk.addRun({ mode, atMs, solved, failed })
}
