import { ownRating } from '@rookery/practice'
import { type Color, opposite, startPosition, variantById } from '@rookery/rules'
import { say } from '@rookery/words/web/practice'
import { type CSSProperties, useCallback, useEffect, useState } from 'react'
import { AddressNotices } from '../../address/address-notices.tsx'
import { Board } from '../../board/board.tsx'
import { watchDue } from '../../game/storage/due-drills.ts'
import deskStyles from '../../ui/desk.module.css'
import { Notices } from '../../ui/notices.tsx'
import panelStyles from '../../ui/panel.module.css'
import roomStyles from '../../ui/room.module.css'
import type { RoomProps } from '../../ui/room.ts'
import { makeRoute } from '../../ui/route.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import { DrillBoard } from './drills/drill-board.tsx'
import { DrillStatus, DrillView } from './drills/drill-view.tsx'
import { tellEndingName } from './drills/ending-words.ts'
import { useDrills } from './drills/use-drills.ts'
import { filesDesk } from './files/files-desk.ts'
import { FilesView } from './files/files-view.tsx'
import { HistoryView } from './history/history-view.tsx'
import { makeRating } from './make-rating.ts'
import { type PracticeView, practiceDesk, usePractice } from './practice-desk.ts'
import { PuzzleBoard } from './puzzles/puzzle-board.tsx'
import { PuzzleStatus, PuzzleView, RunScore } from './puzzles/puzzle-view.tsx'
import { solverOf } from './puzzles/puzzle-words.ts'
import { usePuzzles } from './puzzles/use-puzzles.ts'
import { useRefutation } from './puzzles/use-refutation.ts'
import styles from './room.module.css'

const views = ['puzzles', 'drills', 'history', 'files'] as const
type View = (typeof views)[number]

const addressKeys = { view: views }

const readView = (query: URLSearchParams): View =>
  views.find((view) => view === query.get('view')) ?? 'puzzles'

/** Puzzles and one's own mistakes, on one board. */
export default function PracticeRoom({ query }: RoomProps) {
  const practice = usePractice()
  const [view, setView] = useState(() => readView(query))
  // Beside history and files the board stays as it was.
  const [onBoard, setOnBoard] = useState<'puzzles' | 'drills'>(view === 'drills' ? 'drills' : 'puzzles')
  const [isPanelOpen, setPanelOpen] = useState(view === 'history' || view === 'files')
  const [isFlipped, setFlipped] = useState(false)
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const isPuzzle = onBoard === 'puzzles'
  const puzzles = usePuzzles(practice, isPuzzle)
  const drills = useDrills(practice, !isPuzzle)
  const { refutation, failure } = useRefutation(
    isPuzzle && puzzles.session && (puzzles.session.run.mode === 'open' || puzzles.session.run.isOver)
      ? puzzles.session.solving
      : undefined,
  )

  useEffect(() => {
    void practiceDesk.read()
    void filesDesk.open()
    const read = () => void practiceDesk.read()
    window.addEventListener('focus', read)
    // A review that ends while one is here.
    const unwatch = watchDue((fresh) => fresh > 0 && read())
    return () => {
      window.removeEventListener('focus', read)
      unwatch()
    }
  }, [])
  useEffect(() => {
    const wanted = readView(query)
    setView(wanted)
    if (wanted === 'puzzles' || wanted === 'drills') setOnBoard(wanted)
  }, [query])

  useKeys(useCallback((key) => (key === 'f' ? () => setFlipped((is) => !is) : undefined), []))

  const { session } = puzzles
  const { trial, ending } = drills
  const natural: Color = isPuzzle
    ? solverOf(puzzles)
    : (ending?.play.line.start.turn ?? trial?.task.mistake.color ?? 'white')
  const orientation = isFlipped ? opposite(natural) : natural
  const variant = isPuzzle
    ? (session?.solving.line.variant ?? variantById(puzzles.choice.variant)!)
    : (trial?.task.line.variant ?? variantById('standard')!)
  const { rating, deviation } = ownRating(puzzles.history)
  const status = isPuzzle ? (
    <>
      <RunScore puzzles={puzzles} />
      <PuzzleStatus puzzles={puzzles} refutation={refutation} failure={failure} />
    </>
  ) : (
    <DrillStatus drills={drills} />
  )

  return (
    <>
      <main className={roomStyles.room}>
        <AddressNotices query={query} keys={addressKeys} />
        <Notices
          notices={noticesOf(practice).filter((notice) => !dismissed.includes(notice))}
          onDismiss={(notice) => setDismissed([...dismissed, notice])}
        />
        <div className={deskStyles.space}>
          <div
            className={`${deskStyles.desk} ${styles.desk}`}
            style={{ '--files': variant.files, '--ranks': variant.ranks } as CSSProperties}
          >
            <header className={deskStyles.head}>
              <h1>
                {!isPuzzle && ending
                  ? tellEndingName(ending.drill)
                  : say('title', { view: onBoard, color: natural })}
              </h1>
              <p>
                {isPuzzle
                  ? say('rated', {
                      rating: makeRating(rating),
                      deviation: makeRating(2 * deviation),
                    })
                  : say('drills.due', { count: drills.due.length })}
              </p>
            </header>
            {isPuzzle && session && (
              <PuzzleBoard
                solving={session.solving}
                refutation={refutation}
                orientation={orientation}
                canMove={!session.run.isOver || session.solving.phase !== 'solved'}
                onTry={(move) => puzzles.act({ kind: 'try', move })}
              />
            )}
            {!isPuzzle && ending && (
              <Board
                position={ending.play.line.position}
                lastMove={ending.play.line.moves.at(-1)}
                orientation={orientation}
                movable={ending.play.phase === 'asking' ? natural : undefined}
                onMove={(move) => ending.dispatch({ kind: 'try', move })}
                announce
              />
            )}
            {!isPuzzle && trial && (
              <DrillBoard
                trial={trial}
                hinted={drills.hinted}
                orientation={orientation}
                onTry={drills.tryMove}
              />
            )}
            {(isPuzzle ? !session : !trial && !ending) && (
              <Board position={startPosition(variant)} orientation={orientation} />
            )}
            <div className={styles.strip}>{status}</div>
          </div>
        </div>
      </main>
      <aside className={panelStyles.panel} data-open={isPanelOpen} aria-label={say('panel')}>
        <Tabs
          tabs={views.map((id) => ({ id, label: say(`tabs.${id}`) }))}
          active={view}
          isOpen={isPanelOpen}
          onChoose={(id, isOpen) => {
            setPanelOpen(isOpen)
            setView(id)
            // A reload finds what was chosen last.
            window.history.replaceState(null, '', makeRoute('practice', { view: id }))
            if (id === 'puzzles' || id === 'drills') setOnBoard(id)
          }}
        >
          {view === 'puzzles' && <PuzzleView puzzles={puzzles} refutation={refutation} failure={failure} />}
          {view === 'drills' && <DrillView drills={drills} />}
          {view === 'history' && <HistoryView record={practice.record} />}
          {view === 'files' && <FilesView practice={practice} />}
        </Tabs>
      </aside>
    </>
  )
}

function noticesOf({ isRefused, broken }: PracticeView): readonly string[] {
  const notices: string[] = []
  if (isRefused) notices.push(say('refused'))
  if (broken > 0) notices.push(say('broken', { count: broken }))
  return notices
}
