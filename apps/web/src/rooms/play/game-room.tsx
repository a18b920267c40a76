import {
  beginGame,
  entryOf,
  type GameWish,
  isPersonsTurn,
  mindToMove,
  type PlayAction,
  type PlayState,
  settleWish,
  sideName,
} from '@rookery/play'
import { sayReason } from '@rookery/play/fault-words'
import { standard } from '@rookery/rules'
import { say } from '@rookery/words/web/play'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { drawBirth } from '../../game/draw-seed.ts'
import { rematchWish } from '../../game/rematch.ts'
import { canReviewOn } from '../../game/review-route.ts'
import { openSession, type Session } from '../../game/session.ts'
import { readCurrentGame, setDamagedGameAside } from '../../game/storage/current-game.ts'
import { useKeptGame } from '../../game/storage/use-kept-game.ts'
import { Table } from '../../game/table/table.tsx'
import { useGameKeys } from '../../game/table/use-game-keys.ts'
import { usePreview } from '../../game/table/use-preview.ts'
import { useGame } from '../../game/use-game.ts'
import type { Question } from '../../mind/ask/asking.ts'
import noticesStyles from '../../ui/notices.module.css'
import { Notices } from '../../ui/notices.tsx'
import roomStyles from '../../ui/room.module.css'
import textStyles from '../../ui/text.module.css'
import { Announcer } from './announcer.tsx'
import type { Coached, CoachProps, Guard } from './coach/coaching.ts'
import { useHint } from './opponent/use-hint.ts'
import { Panel, type PanelView } from './panel/panel.tsx'
import { useGameSounds } from './use-game-sounds.ts'

const Door = lazy(() => import('./door/door.tsx'))
const FirstRules = lazy(() => import('./rules/first-rules.tsx'))
const Coach = lazy(() => import('./coach/coach.tsx').catch(() => ({ default: NoCoach })))
const DamagedNotice = lazy(() => import('./damaged-notice.tsx'))
const HelpDialog = lazy(() => import('./help-dialog.tsx'))

/** Without a network the coach may not come: the game goes on. */
function NoCoach({ guard, onShow }: CoachProps) {
  useEffect(() => {
    guard.current = () => false
    onShow({ words: say('noCoach') })
  }, [guard, onShow])
  return null
}

const emptyRoom = <main className={`${roomStyles.room} ${roomStyles.wide}`} aria-busy="true" />

interface Props {
  /** What was chosen at the door. */
  readonly wish: GameWish | undefined
}

function openLast(): Session {
  const session = openSession({
    saved: readCurrentGame(),
    fragment: window.location.hash,
    birth: drawBirth(),
  })
  if (session.damaged) setDamagedGameAside(session.damaged.text)
  return session
}

const startSession = (wish: GameWish): Session => ({
  state: beginGame(settleWish(wish, drawBirth())),
  notices: [],
})

/** A game that was wished for, or the one that the address asks for, or that one left; where none of them can be had, the door says why. */
export default function PlayedGame({ wish }: Props) {
  const [{ state, notices, damaged }, setSession] = useState(() => (wish ? startSession(wish) : openLast()))
  const ofDamage = damaged && (
    <Suspense>
      <DamagedNotice {...damaged} isGameThere={state !== undefined} />
    </Suspense>
  )
  if (state)
    return (
      <GameRoom initial={state} told={notices}>
        {ofDamage}
      </GameRoom>
    )
  const start = (chosen: GameWish) => {
    forgetLink()
    setSession(startSession(chosen))
  }
  return (
    <Suspense fallback={emptyRoom}>
      <Door notices={notices} onStart={start}>
        {ofDamage}
      </Door>
    </Suspense>
  )
}

/** The game on the board is no longer the one that the address asks for. */
const forgetLink = () =>
  window.history.replaceState(null, '', window.location.pathname + window.location.search)

interface GameRoomProps {
  readonly initial: PlayState
  /** What there is to say about it. */
  readonly told: readonly string[]
  readonly children: ReactNode
}

function GameRoom({ initial, told, children }: GameRoomProps) {
  const [state, dispatch] = useGame(initial)
  const [notices, setNotices] = useState(told)
  const [panel, setPanel] = useState<{ view: PanelView; isOpen: boolean }>({ view: 'moves', isOpen: false })
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [isAtDoor, setAtDoor] = useState(false)
  const closeDoor = () => {
    setAtDoor(false)
    // Back to the button that opened it.
    requestAnimationFrame(() => newGameButton.current?.focus())
  }
  const newGameButton = useRef<HTMLButtonElement>(null)
  const typing = useRef<HTMLInputElement>(null)
  const { setup } = state

  const warn = useCallback(
    (notice: string) => setNotices((shown) => (shown.includes(notice) ? shown : [...shown, notice])),
    [],
  )
  useGameSounds(state)
  useKeptGame(state, dispatch, warn)
  const guard = useRef<Guard>(undefined)
  const [coached, setCoached] = useState<Coached>({})
  const isCoached = ['warn', 'explain'].includes(setup.coach.kind) && canReviewOn(setup.variant.id)
  /** A move that was made before the coach was there. */
  const early = useRef<PlayAction>(undefined)
  // All that a person does: a coach may hold a move back.
  const act = useCallback(
    (action: PlayAction) => {
      if (isCoached && !guard.current && action.kind === 'play') early.current = action
      else if (!guard.current?.(action)) dispatch(action)
    },
    [isCoached, dispatch],
  )
  const showCoached = useCallback(
    (shown: Coached) => {
      setCoached(shown)
      if (early.current) act(early.current)
      early.current = undefined
    },
    [act],
  )
  const hint = useHint(state)
  const preview = usePreview(state, panel.view)
  const [asking, setAsking] = useState<{ isOn: boolean; question?: Question; at?: PlayState }>({
    isOn: false,
  })
  // Only while the mind is looked at: elsewhere a move on the board is a move.
  const isAsking = asking.isOn && panel.view === 'mind'
  const ask = (question: Question) => setAsking({ isOn: isAsking, question, at: state })
  // An answer is told beside the position where it was asked for, and its arrows are drawn there alone.
  const isThere = asking.at?.line === state.line && asking.at.cursor === state.cursor

  const showPanel = useCallback((view: PanelView, isOpen: boolean) => setPanel({ view, isOpen }), [])
  const openHelp = useCallback(() => setHelpOpen(true), [])
  const openNewGame = useCallback(() => setAtDoor(true), [])
  const typeMove = useCallback(() => {
    showPanel('moves', true)
    requestAnimationFrame(() => typing.current?.focus())
  }, [showPanel])
  useGameKeys(state, dispatch, {
    onHelp: openHelp,
    onHint: hint.ask,
    onNewGame: openNewGame,
    onTypeMove: typeMove,
  })

  // In an effect of its own, so that the mind's move is drawn, told and heard first.
  const hasPreMove = state.preMove !== undefined && isPersonsTurn(state)
  useEffect(() => {
    if (hasPreMove) act({ kind: 'play-pre-move' })
  }, [hasPreMove, act])

  const start = (wish: GameWish) => {
    forgetLink()
    dispatch({ kind: 'begin', setup: settleWish(wish, drawBirth()) })
    setNotices([])
    setAtDoor(false)
    showPanel('moves', false)
    setAsking({ isOn: false })
  }

  const mind = mindToMove(state)
  if (isAtDoor)
    return (
      <Suspense fallback={emptyRoom}>
        <Door last={setup} onStart={start} onClose={closeDoor} />
      </Suspense>
    )
  return (
    <>
      <main className={roomStyles.room}>
        <h1 className={textStyles.unseen}>
          {say('against', {
            white: sideName(setup.sides, 'white'),
            black: sideName(setup.sides, 'black'),
          })}
        </h1>
        {children}
        <Notices
          notices={notices}
          onDismiss={(gone) => setNotices((shown) => shown.filter((notice) => notice !== gone))}
        />
        {state.failure !== undefined && mind && (
          <p className={noticesStyles.notice} role="alert">
            {say('failed', { mind: entryOf(mind).name, reason: sayReason(state.failure) })}
            <button type="button" onClick={() => dispatch({ kind: 'retry' })}>
              {say('tryAgain')}
            </button>
          </p>
        )}
        {setup.variant.id !== standard.id && (
          <Suspense>
            <FirstRules variant={setup.variant} />
          </Suspense>
        )}
        <Table
          state={state}
          dispatch={act}
          preview={{ arrows: hint.arrows, ...preview.shown, ...coached.preview }}
          onAsk={isAsking ? (move) => ask({ game: state.line.until(state.cursor), move }) : undefined}
        >
          {isCoached && (
            <Suspense>
              <Coach state={state} dispatch={dispatch} guard={guard} onShow={showCoached} />
            </Suspense>
          )}
        </Table>
      </main>
      <Panel
        state={state}
        dispatch={act}
        view={panel.view}
        isOpen={panel.isOpen}
        hint={hint}
        coachWords={coached.words ?? ''}
        typing={typing}
        preview={preview}
        asking={{
          isOn: isAsking,
          question: isThere ? asking.question : undefined,
          onToggle: () => setAsking({ isOn: !isAsking }),
          onAsk: ask,
        }}
        newGameButton={newGameButton}
        onView={showPanel}
        onNewGame={openNewGame}
        onRematch={() => start(rematchWish(setup))}
        onHelp={openHelp}
      />
      {isHelpOpen && (
        <Suspense>
          <HelpDialog onClose={() => setHelpOpen(false)} />
        </Suspense>
      )}
      <Announcer state={state} />
    </>
  )
}
