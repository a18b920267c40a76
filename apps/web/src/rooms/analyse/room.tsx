import { type Correction, type Review, type Reviewed, reviewedAt } from '@rookery/analysis'
import { describeMove } from '@rookery/play'
import { sayFaults } from '@rookery/play/fault-words'
import { type Color, Game, type Line, type Move, makeFen, makePgn, opposite } from '@rookery/rules'
import { say } from '@rookery/words/web/analyse'
import { type CSSProperties, useCallback, useEffect, useMemo, useState } from 'react'
import { AddressNotices } from '../../address/address-notices.tsx'
import { aboutOf, titleOf } from '../../game/open/open-text.ts'
import { OpenView } from '../../game/open/open-view.tsx'
import { parseStart } from '../../game/open/read-start.ts'
import { useOpening } from '../../game/open/use-open-text.ts'
import { useReviews } from '../../game/reviews/review-desk.ts'
import { moveArrow, PeopleHere } from '../../mind/people/people-here.tsx'
import { useScoreView } from '../../preferences/use-score-view.ts'
import deskStyles from '../../ui/desk.module.css'
import { keepText, readKept } from '../../ui/keep-text.ts'
import { Notices } from '../../ui/notices.tsx'
import panelStyles from '../../ui/panel.module.css'
import roomStyles from '../../ui/room.module.css'
import type { RoomProps } from '../../ui/room.ts'
import { makeRoute } from '../../ui/route.ts'
import { Stepper } from '../../ui/stepper.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import textStyles from '../../ui/text.module.css'
import { useWalkKeys, type Walk } from '../../ui/use-walk-keys.ts'
import { useWheelWalk } from '../../ui/use-wheel-walk.ts'
import { CollectionProgress, CollectionReview } from './collection-review.tsx'
import { collectionReviews, findCollection } from './collection-reviews.ts'
import { MoveTree } from './move-tree.tsx'
import { RavenBoard } from './raven-board.tsx'
import { RavenLines } from './raven-lines.tsx'
import { RavenProvider } from './raven-view.tsx'
import { ReviewView, usualNodes } from './review-view.tsx'
import styles from './room.module.css'
import { tasksOf } from './trial.ts'
import { TrialBoard } from './trial-board.tsx'
import { TrialStrip, TrialView } from './trial-view.tsx'
import { useReview } from './use-review.ts'
import { useReviewed } from './use-reviewed.ts'
import { mainlinePly, movesAfter, nodeAtPly, type Tree, useTree } from './use-tree.ts'
import { useTrial } from './use-trial.ts'

// What is no position or no game, the room says itself.
const addressKeys = { fen: 'any', variant: 'any', pgn: 'any', review: ['yes'] } as const

/** Another address asks for another game, so the desk is cleared. */
export default function AnalyseRoom({ query }: RoomProps) {
  return <Desk key={query.toString()} query={query} />
}

/** A variation has none. */
function reviewOf({ game, node }: Tree, review: Review): Reviewed | undefined {
  const ply = mainlinePly(node)
  return nodeAtPly(game, ply) === node ? reviewedAt(game.line(), review, ply) : undefined
}

const keptGame = 'rookery.analysis'
const views = ['moves', 'people', 'review', 'open'] as const
type View = (typeof views)[number]

/** Games as text longer than this are not kept over a reload. */
const maxKept = 400_000

function Desk({ query }: RoomProps) {
  const [start] = useState(() => (query.has('fen') || query.has('variant') ? parseStart(query) : undefined))
  const { tree, line, dispatch } = useTree(() => (start?.ok ? new Game(start.value) : new Game()))
  const [notices, setNotices] = useState<readonly string[]>(() =>
    start && !start.ok ? [say('noPosition', { faults: sayFaults(start.faults) })] : [],
  )
  const wantsReview = query.has('review')
  const [view, setView] = useState<View>(wantsReview ? 'review' : 'moves')
  const [isPanelOpen, setIsPanelOpen] = useState(false)
  const [orientation, setOrientation] = useState<Color>('white')
  const scoreView = useScoreView(undefined, orientation)
  const [isOn, setIsOn] = useState(true)
  const [lines, setLines] = useState(3)

  const onAnnotated = useCallback((game: Game) => dispatch({ kind: 'changed', game }), [dispatch])
  const review = useReview(tree.game, onAnnotated)
  const { recall, start: startReview, correct } = review
  const { trial, failure, dispatch: dispatchTrial } = useTrial()
  const isAnalysing = isOn && review.state.kind !== 'running' && !trial
  const tasks = useMemo(
    () => (review.state.kind === 'done' ? tasksOf(review.state.game.line(), review.state.review) : []),
    [review.state],
  )
  const [only, setOnly] = useState<Color>()
  const asked = useMemo(
    () => tasks.filter(({ mistake }) => only === undefined || mistake.color === only),
    [tasks, only],
  )
  const { position } = line
  const reviewed = useMemo(
    () => (review.state.kind === 'done' ? reviewOf(tree, review.state.review) : undefined),
    [tree, review.state],
  )
  const onCorrection = useCallback(
    (of: Line, { steps, verdict }: Correction) => correct(of.moves.length + steps, verdict),
    [correct],
  )
  // The game is changed in place: another version may go on in another way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const following = useMemo(() => movesAfter(tree.node), [tree.node, tree.version])

  const openGame = useCallback(
    (game: Game | undefined, faults: readonly string[]) => {
      setNotices(faults)
      if (!game) return
      dispatchTrial({ kind: 'leave' })
      dispatch({ kind: 'open', game })
      setOrientation('white')
      setView(wantsReview ? 'review' : 'moves')
      setIsPanelOpen(wantsReview)
      void recall(game).then((isThere) => {
        if (wantsReview && !isThere) void startReview(game, usualNodes())
      })
    },
    [dispatch, dispatchTrial, recall, startReview, wantsReview],
  )
  // The address may bring a whole game; otherwise a reload brings back what was on the desk.
  const opening = useOpening(
    openGame,
    () => query.get('pgn') ?? (query.toString() === '' ? readKept(keptGame) : null),
    query.toString() === '' ? findCollection : undefined,
  )
  const reviews = useReviews(collectionReviews)
  const isReviewed = useReviewed(opening.opened, reviews.queue?.done ?? 0)
  const isInterrupted = !reviews.isRunning && reviews.queue && reviews.queue.done < reviews.queue.total

  useEffect(() => {
    if (tree.version === 0) return
    const timer = setTimeout(() => {
      const pgn = makePgn(tree.game)
      if (pgn.length <= maxKept) keepText(keptGame, pgn)
    }, 500)
    return () => clearTimeout(timer)
  }, [tree.game, tree.version])

  const walk = useCallback(
    (to: Walk) => {
      if (to === 'flip') setOrientation(opposite)
      else if (!trial) dispatch({ kind: to })
    },
    [dispatch, trial],
  )
  useWalkKeys(walk)
  const wheel = useWheelWalk(walk)

  const [pointedMove, setPointedMove] = useState<Move>()
  const pointedArrow = useMemo(() => moveArrow(pointedMove), [pointedMove])
  const about = aboutOf(tree.game)
  const here = { fen: makeFen(position), variant: position.variant.id }

  return (
    <RavenProvider
      line={line}
      isOn={isAnalysing}
      lines={lines}
      following={following}
      reviewed={reviewed}
      onCorrection={onCorrection}
    >
      <main className={roomStyles.room}>
        <AddressNotices query={query} keys={addressKeys} />
        <Notices
          notices={notices}
          onDismiss={(gone) => setNotices((shown) => shown.filter((notice) => notice !== gone))}
        />
        {isInterrupted && (view === 'moves' || view === 'people') && (
          <div className={styles.waiting}>
            <CollectionProgress reviews={reviews} />
          </div>
        )}
        <div ref={wheel} className={deskStyles.space}>
          <div
            className={`${deskStyles.desk} ${deskStyles.withBar} ${deskStyles.titled}`}
            style={{ '--files': position.variant.files, '--ranks': position.variant.ranks } as CSSProperties}
          >
            <header className={deskStyles.head}>
              <h1>{titleOf(tree.game)}</h1>
              {about && <p>{about}</p>}
            </header>
            {trial ? (
              <>
                <TrialBoard
                  trial={trial}
                  orientation={trial.task.mistake.color}
                  onTry={(move) => dispatchTrial({ kind: 'try', move })}
                />
                <TrialStrip
                  trial={trial}
                  tasks={asked}
                  dispatch={(action) => {
                    dispatchTrial(action)
                    if (action.kind === 'leave') setIsPanelOpen(true)
                  }}
                />
              </>
            ) : (
              <RavenBoard
                line={line}
                lastMove={tree.node.move}
                orientation={orientation}
                view={scoreView}
                {...(view === 'people' && { arrows: pointedArrow })}
                onMove={(move) => dispatch({ kind: 'play', moves: [move] })}
              />
            )}
            <nav className={deskStyles.foot} aria-label={say('elsewhere.label')}>
              <a href={makeRoute('compare', here)}>{say('elsewhere.compare')}</a>
              <a href={makeRoute('editor', here)}>{say('elsewhere.edit')}</a>
            </nav>
          </div>
        </div>
        <p className={textStyles.unseen} role="status">
          {tree.node.parent ? describeMove(tree.node.parent.position, tree.node.move!) : say('start')}
        </p>
      </main>
      <aside className={panelStyles.panel} data-open={isPanelOpen} aria-label={say('panel')}>
        <Tabs
          tabs={views.map((id) => ({ id, label: say(`tabs.${id}`) }))}
          active={view}
          isOpen={isPanelOpen}
          onChoose={(id, isOpen) => {
            dispatchTrial({ kind: 'leave' })
            setIsPanelOpen(isOpen)
            setView(id)
          }}
        >
          {view === 'moves' && (
            <div className={styles.moves}>
              <RavenLines
                line={line}
                view={scoreView}
                reviewed={reviewed?.verdict}
                isOn={isAnalysing}
                lines={lines}
                onToggle={() => setIsOn(!isOn)}
                onLines={setLines}
                onPlay={(moves) => dispatch({ kind: 'play', moves })}
              />
              <MoveTree
                tree={tree}
                review={review.state.kind === 'done' ? review.state.review : undefined}
                onGo={(node) => dispatch({ kind: 'go', node })}
              />
            </div>
          )}
          {view === 'people' && (
            <PeopleHere
              line={line}
              onPoint={setPointedMove}
              onPlay={(move) => dispatch({ kind: 'play', moves: [move] })}
            />
          )}
          {view === 'review' && trial && (
            <TrialView trial={trial} tasks={asked} failure={failure} dispatch={dispatchTrial} />
          )}
          {view === 'review' && !trial && (
            <ReviewView
              tree={tree}
              state={review.state}
              view={scoreView}
              tasks={tasks}
              onFind={(task, side) => {
                setOnly(side)
                dispatchTrial({ kind: 'ask', task })
                setIsPanelOpen(false)
              }}
              onStart={(nodes) => void startReview(tree.game, nodes)}
              onStop={review.stop}
              onGo={(node) => dispatch({ kind: 'go', node })}
            />
          )}
          {view === 'review' && !trial && (
            <div className={styles.collection}>
              <CollectionReview opened={opening.opened} reviews={reviews} />
            </div>
          )}
          {view === 'open' && (
            <OpenView opening={opening} isReviewed={isReviewed}>
              <CollectionReview opened={opening.opened} reviews={reviews} />
            </OpenView>
          )}
        </Tabs>
        <Stepper
          canFlip
          canGoBack={!trial && tree.node.parent !== undefined}
          canGoOn={!trial && tree.node.children.length > 0}
          onWalk={walk}
        />
      </aside>
    </RavenProvider>
  )
}
