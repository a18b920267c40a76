import {
  describeOutcome,
  moveRows,
  outcomeOf,
  type PlayAction,
  type PlayState,
  reducePlay,
  sideName,
} from '@rookery/play'
import { useCallback, useMemo, useReducer, useState } from 'react'
import { makeGamePgn } from '../../game/game-pgn.ts'
import { canReviewOn, goToReview } from '../../game/review-route.ts'
import { makeGameFile } from '../../game/saved-state.ts'
import { keepCurrentGame } from '../../game/storage/current-game.ts'
import gamePanelStyles from '../../game/table/game-panel.module.css'
import { MoveList } from '../../game/table/move-list.tsx'
import { Table } from '../../game/table/table.tsx'
import { useGameKeys, walkAction } from '../../game/table/use-game-keys.ts'
import { usePreview } from '../../game/table/use-preview.ts'
import { useOpening } from '../../game/use-opening.ts'
import { Mind } from '../../mind/mind.tsx'
import { downloadText } from '../../ui/download.ts'
import { Icon } from '../../ui/icon.tsx'
import { nowMs } from '../../ui/now.ts'
import panelStyles from '../../ui/panel.module.css'
import roomStyles from '../../ui/room.module.css'
import { makeRoute } from '../../ui/route.ts'
import { Stepper } from '../../ui/stepper.tsx'
import { Tabs, tabId, tabPanelId } from '../../ui/tabs.tsx'
import textStyles from '../../ui/text.module.css'
import styles from './replay-table.module.css'

interface Props {
  /** The game as it was kept, at its start. */
  readonly first: PlayState
  readonly text: string
}

const tabs = [
  { id: 'moves', label: 'Moves' },
  { id: 'mind', label: 'Mind' },
] as const
type View = (typeof tabs)[number]['id']

/** The Play room's table and panel, in which nothing can be changed. */
export function ReplayTable({ first, text }: Props) {
  const [state, dispatchAny] = useReducer(reducePlay, first)
  const dispatch = useCallback((action: PlayAction) => {
    if (action.kind === 'step' || action.kind === 'flip') dispatchAny(action)
  }, [])
  const [panel, setPanel] = useState<{ view: View; isOpen: boolean }>({ view: 'moves', isOpen: false })
  const { view } = panel
  const { line, cursor, setup } = state
  const rows = useMemo(() => moveRows(line), [line])
  const opening = useOpening(state)
  const preview = usePreview(state, view)
  const outcome = outcomeOf(state)
  const last = line.moves.length
  const step = (to: number) => dispatch({ kind: 'step', to })
  useGameKeys(state, dispatch)

  const openInPlay = () => {
    keepCurrentGame(text)
    window.location.hash = makeRoute('play')
  }
  const download = () => downloadText('game.pgn', makeGamePgn(state, opening), 'application/x-chess-pgn')
  const save = () => downloadText('game.json', makeGameFile(state, nowMs()), 'application/json')

  return (
    <>
      <main className={roomStyles.room}>
        <h1 className={textStyles.unseen}>
          {sideName(setup.sides, 'white')} against {sideName(setup.sides, 'black')}
        </h1>
        <Table state={state} dispatch={dispatch} preview={preview.shown} isReadOnly />
      </main>
      <aside className={panelStyles.panel} data-open={panel.isOpen} aria-label="Game panel">
        <section className={gamePanelStyles.result} aria-label="Result">
          <div>
            <h2>
              {sideName(setup.sides, 'white')} – {sideName(setup.sides, 'black')}
            </h2>
            <p>{outcome ? describeOutcome(outcome) : 'Not finished'}</p>
          </div>
          <a href={makeRoute('games')}>All games</a>
        </section>
        <Tabs
          tabs={tabs}
          active={view}
          onChoose={(id) => setPanel({ view: id, isOpen: id !== view || !panel.isOpen })}
        />
        <div className={panelStyles.body} role="tabpanel" id={tabPanelId(view)} aria-labelledby={tabId(view)}>
          {view === 'moves' && <MoveList rows={rows} cursor={cursor} onStep={step} form="table" />}
          {view === 'mind' && (
            <Mind state={state} onArrows={preview.onArrows} onPosition={preview.onPosition} />
          )}
        </div>
        <div className={styles.footer}>
          {opening && (
            <p className={gamePanelStyles.opening}>
              <span className={gamePanelStyles.eco}>{opening.eco}</span> {opening.name}
            </p>
          )}
          <Stepper
            canGoBack={cursor > 0}
            canGoOn={cursor < last}
            onWalk={(walk) => dispatch(walkAction(walk, cursor, last))}
          />
        </div>
        <fieldset className={gamePanelStyles.actions} aria-label="Game">
          <button type="button" onClick={openInPlay}>
            <Icon name="play" />
            {outcome ? 'Open in Play' : 'Go on playing'}
          </button>
          {canReviewOn(setup.variant.id) && last > 0 && (
            <button type="button" onClick={() => goToReview(state)}>
              <Icon name="analyse" />
              Review
            </button>
          )}
          <button type="button" onClick={() => dispatch({ kind: 'flip' })}>
            <Icon name="flip" />
            Flip
          </button>
          <button type="button" onClick={download}>
            <Icon name="download" />
            PGN
          </button>
          <button type="button" onClick={save}>
            <Icon name="download" />
            Save to file
          </button>
        </fieldset>
      </aside>
    </>
  )
}
