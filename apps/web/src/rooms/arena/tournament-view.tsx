import { say } from '@rookery/words/web/arena'
import { useState, useSyncExternalStore } from 'react'
import buttonStyles from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import panelStyles from '../../ui/panel.module.css'
import roomStyles from '../../ui/room.module.css'
import { makeRoute } from '../../ui/route.ts'
import { Tabs, tabId, tabPanelId } from '../../ui/tabs.tsx'
import textStyles from '../../ui/text.module.css'
import { type ArenaRun, findObstacle } from './arena-run.ts'
import { BoardGrid } from './board-grid.tsx'
import { BracketTable } from './bracket-table.tsx'
import { CrossTable } from './cross-table.tsx'
import { GameRows } from './game-rows.tsx'
import { RatingPlot } from './rating-plot.tsx'
import { SprtGauge } from './sprt-gauge.tsx'
import { StandingsTable } from './standings-table.tsx'
import { tellProgress } from './tell-progress.ts'
import { downloadJson, downloadPgn } from './tournament-files.ts'
import styles from './tournament-view.module.css'

const views = ['table', 'ratings', 'games'] as const
type View = (typeof views)[number]

interface Props {
  readonly run: ArenaRun
}

/** The boards of a tournament, and beside them what their games say. */
export function TournamentView({ run }: Props) {
  const shown = useSyncExternalStore(run.subscribe, run.view)
  const { kept, phase, boards, tables, games, fault } = shown
  const { plan, ending } = kept
  const [view, setView] = useState<View>('table')
  const [isPanelOpen, setPanelOpen] = useState(false)
  const [words, setWords] = useState('')
  const obstacle = findObstacle(plan)

  const save = async (write: () => string | Promise<string>) =>
    setWords(say('view.saved', { file: await write() }))

  return (
    <>
      <main className={`${roomStyles.room} ${styles.room}`}>
        <header className={styles.head}>
          <a href={makeRoute('arena')} className={styles.back}>
            <Icon name="back" />
            {say('view.back')}
          </a>
          <h1>{plan.event}</h1>
          <p role="status">{tellProgress(shown)}</p>
          <progress
            aria-label={say('view.played')}
            value={games.length}
            max={Math.max(1, shown.total ?? games.length)}
            hidden={shown.total === undefined}
          />
          <div className={styles.acts}>
            {phase === 'resting' ? (
              ending === undefined && (
                <button
                  type="button"
                  className={buttonStyles.primary}
                  disabled={obstacle !== undefined}
                  onClick={() => void run.start()}
                >
                  <Icon name="resume" />
                  {say(games.length === 0 ? 'view.start' : 'view.goOn')}
                </button>
              )
            ) : (
              <button type="button" disabled={phase === 'stopping'} onClick={() => run.stop()}>
                <Icon name="pause" />
                {say('view.stop')}
              </button>
            )}
            <button
              type="button"
              disabled={games.length === 0}
              onClick={() => void save(() => downloadPgn(run.store))}
            >
              <Icon name="download" />
              {say('view.pgn')}
            </button>
            <button type="button" onClick={() => void save(() => downloadJson(run.store))}>
              <Icon name="download" />
              {say('view.json')}
            </button>
            <span role="status" className={textStyles.hint}>
              {words}
            </span>
          </div>
          {obstacle !== undefined && ending === undefined && (
            <p className={`${textStyles.fault} ${styles.fault}`}>{obstacle}</p>
          )}
          {fault !== undefined && (
            <p className={`${textStyles.fault} ${styles.fault}`} role="alert">
              {fault}
            </p>
          )}
        </header>
        <BoardGrid boards={boards} plan={plan} />
      </main>
      <aside className={panelStyles.panel} data-open={isPanelOpen} aria-label={say('view.results')}>
        <Tabs
          tabs={views.map((id) => ({ id, label: say(`tabs.${id}`) }))}
          active={view}
          onChoose={(id) => {
            setPanelOpen(id !== view || !isPanelOpen)
            setView(id)
          }}
        />
        <div className={panelStyles.body} role="tabpanel" id={tabPanelId(view)} aria-labelledby={tabId(view)}>
          {view === 'table' && (
            <>
              {tables.sprt && plan.sprt && <SprtGauge sprt={plan.sprt} state={tables.sprt} plan={plan} />}
              <StandingsTable rows={tables.rows} plan={plan} />
              {tables.bracket && <BracketTable bracket={tables.bracket} plan={plan} />}
              <CrossTable tables={tables} />
            </>
          )}
          {view === 'ratings' && <RatingPlot tables={tables} plan={plan} />}
          {view === 'games' && <GameRows games={games} plan={plan} />}
        </div>
      </aside>
    </>
  )
}
