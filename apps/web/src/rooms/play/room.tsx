import { entryOf, type GameWish, isPersonsTurn, mindToMove, settleWish, sideName } from '@rookery/play'
import { useCallback, useEffect, useRef, useState } from 'react'
import { drawBirth } from '../../game/draw-seed.ts'
import { rematchWish } from '../../game/rematch.ts'
import { openSession } from '../../game/session.ts'
import { readCurrentGame } from '../../game/storage/current-game.ts'
import { useKeptGame } from '../../game/storage/use-kept-game.ts'
import { Table } from '../../game/table/table.tsx'
import { useGameKeys } from '../../game/table/use-game-keys.ts'
import { usePreview } from '../../game/table/use-preview.ts'
import { useGame } from '../../game/use-game.ts'
import noticesStyles from '../../ui/notices.module.css'
import { Notices } from '../../ui/notices.tsx'
import roomStyles from '../../ui/room.module.css'
import textStyles from '../../ui/text.module.css'
import { Announcer } from './announcer.tsx'
import { HelpDialog } from './help-dialog.tsx'
import { useHint } from './opponent/use-hint.ts'
import { Panel, type PanelView } from './panel/panel.tsx'
import { useGameSounds } from './use-game-sounds.ts'

export default function PlayRoom() {
  const [session] = useState(() =>
    openSession({ saved: readCurrentGame(), fragment: window.location.hash, birth: drawBirth() }),
  )
  const [state, dispatch] = useGame(session.state)
  const [notices, setNotices] = useState(session.notices)
  const [panel, setPanel] = useState<{ view: PanelView; isOpen: boolean }>({ view: 'moves', isOpen: false })
  const [isHelpOpen, setHelpOpen] = useState(false)
  const typing = useRef<HTMLInputElement>(null)
  const { setup } = state

  const warn = useCallback(
    (notice: string) => setNotices((shown) => (shown.includes(notice) ? shown : [...shown, notice])),
    [],
  )
  useGameSounds(state)
  useKeptGame(state, dispatch, warn)
  const hint = useHint(state)
  const preview = usePreview(state, panel.view)

  const showPanel = useCallback((view: PanelView, isOpen: boolean) => setPanel({ view, isOpen }), [])
  const openHelp = useCallback(() => setHelpOpen(true), [])
  const openNewGame = useCallback(() => showPanel('new-game', true), [showPanel])
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
    if (hasPreMove) dispatch({ kind: 'play-pre-move' })
  }, [hasPreMove, dispatch])

  const start = (wish: GameWish) => {
    window.history.replaceState(null, '', window.location.pathname + window.location.search)
    dispatch({ kind: 'begin', setup: settleWish(wish, drawBirth()) })
    setNotices([])
    showPanel('moves', false)
  }

  const mind = mindToMove(state)
  return (
    <>
      <main className={roomStyles.room}>
        <h1 className={textStyles.unseen}>
          {sideName(setup.sides, 'white')} against {sideName(setup.sides, 'black')}
        </h1>
        <Notices
          notices={notices}
          onDismiss={(gone) => setNotices((shown) => shown.filter((notice) => notice !== gone))}
        />
        {state.failure !== undefined && mind && (
          <p className={noticesStyles.notice} role="alert">
            {entryOf(mind).name} could not move: {state.failure}.
            <button type="button" onClick={() => dispatch({ kind: 'retry' })}>
              Try again
            </button>
          </p>
        )}
        <Table state={state} dispatch={dispatch} preview={{ arrows: hint.arrows, ...preview.shown }} />
      </main>
      <Panel
        state={state}
        dispatch={dispatch}
        view={panel.view}
        isOpen={panel.isOpen}
        hint={hint}
        typing={typing}
        preview={preview}
        onView={showPanel}
        onStart={start}
        onRematch={() => start(rematchWish(setup))}
        onHelp={openHelp}
      />
      {isHelpOpen && <HelpDialog onClose={() => setHelpOpen(false)} />}
      <Announcer state={state} />
    </>
  )
}
