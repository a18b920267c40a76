import {
  describeOutcome,
  moveRows,
  outcomeOf,
  type PlayAction,
  type PlayState,
  reducePlay,
  sideName,
} from '@rookery/play'
import { say } from '@rookery/words/web/games'
import { useCallback, useMemo, useReducer, useState } from 'react'
import { makeGamePgn } from '../../game/game-pgn.ts'
import { canReviewOn, goToReview } from '../../game/review-route.ts'
import { makeGameFile } from '../../game/saved-state.ts'
import { keepCurrentGame } from '../../game/storage/current-game.ts'
import gamePanelStyles from '../../game/table/game-panel.module.css'
import { GameSteps } from '../../game/table/game-steps.tsx'
import { MoveList } from '../../game/table/move-list.tsx'
import { Table } from '../../game/table/table.tsx'
import { useGameKeys } from '../../game/table/use-game-keys.ts'
import { usePreview } from '../../game/table/use-preview.ts'
import { useOpening } from '../../game/use-opening.ts'
import { Mind } from '../../mind/mind.tsx'
import { downloadText } from '../../ui/download.ts'
import { Icon } from '../../ui/icon.tsx'
import { nowMs } from '../../ui/now.ts'
import panelStyles from '../../ui/panel.module.css'
import roomStyles from '../../ui/room.module.css'
import { makeRoute } from '../../ui/route.ts'
import { Tabs } from '../../ui/tabs.tsx'
import textStyles from '../../ui/text.module.css'
import styles from './replay-table.module.css'

interface Props {
  /** The game as it was kept, at its start. */
  readonly first: PlayState
  readonly text: string
}

const views = ['moves', 'mind'] as const
type View = (typeof views)[number]

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
  const [white, black] = [sideName(setup.sides, 'white'), sideName(setup.sides, 'black')]
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
        <h1 className={textStyles.unseen}>{say('replay.title', { white, black })}</h1>
        <Table state={state} dispatch={dispatch} preview={preview.shown} isReadOnly />
      </main>
      <aside className={panelStyles.panel} data-open={panel.isOpen} aria-label={say('replay.panel')}>
        <section className={gamePanelStyles.result} aria-label={say('replay.result')}>
          <div>
            <h2>
              {white} – {black}
            </h2>
            <p>{outcome ? describeOutcome(outcome) : say('replay.open')}</p>
          </div>
          <a href={makeRoute('games')}>{say('all')}</a>
        </section>
        <Tabs
          tabs={views.map((id) => ({ id, label: say(`replay.tabs.${id}`) }))}
          active={view}
          isOpen={panel.isOpen}
          onChoose={(id, isOpen) => setPanel({ view: id, isOpen })}
        >
          {view === 'moves' && <MoveList rows={rows} cursor={cursor} onStep={step} form="table" />}
          {view === 'mind' && (
            <Mind state={state} onArrows={preview.onArrows} onPosition={preview.onPosition} />
          )}
        </Tabs>
        <div className={styles.footer}>
          <GameSteps state={state} dispatch={dispatch} opening={opening} />
        </div>
        <fieldset className={gamePanelStyles.actions} aria-label={say('replay.game')}>
          <button type="button" onClick={openInPlay}>
            <Icon name="play" />
            {say(outcome ? 'replay.inPlay' : 'replay.goOn')}
          </button>
          {canReviewOn(setup.variant.id) && last > 0 && (
            <button type="button" onClick={() => goToReview(state)}>
              <Icon name="analyse" />
              {say('replay.review')}
            </button>
          )}
          <button type="button" onClick={() => dispatch({ kind: 'flip' })}>
            <Icon name="flip" />
            {say('replay.flip')}
          </button>
          <button type="button" onClick={download}>
            <Icon name="download" />
            {say('replay.pgn')}
          </button>
          <button type="button" onClick={save}>
            <Icon name="download" />
            {say('replay.save')}
          </button>
        </fieldset>
      </aside>
    </>
  )
}
