import { say } from '@rookery/words/web/arena'
import { useState, useSyncExternalStore } from 'react'
import buttonStyles from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import panelStyles from '../../ui/panel.module.css'
import roomStyles from '../../ui/room.module.css'
import { Tabs } from '../../ui/tabs.tsx'
import textStyles from '../../ui/text.module.css'
import { type ArenaRun, findObstacle } from './arena-run.ts'
import { BoardGrid } from './board-grid.tsx'
import { GameRows } from './game-rows.tsx'
import { RatingPlot } from './rating-plot.tsx'
import { ResultTables } from './result-tables.tsx'
import { tellProgress } from './tell-progress.ts'
import { downloadJson, downloadPgn } from './tournament-files.ts'
import { TournamentHead } from './tournament-head.tsx'
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
        <TournamentHead
          title={plan.event}
          words={tellProgress(shown)}
          games={games.length}
          total={shown.total}
        >
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
        </TournamentHead>
        <BoardGrid boards={boards} plan={plan} />
      </main>
      <aside className={panelStyles.panel} data-open={isPanelOpen} aria-label={say('view.results')}>
        <Tabs
          tabs={views.map((id) => ({ id, label: say(`tabs.${id}`) }))}
          active={view}
          isOpen={isPanelOpen}
          onChoose={(id, isOpen) => {
            setPanelOpen(isOpen)
            setView(id)
          }}
        >
          {view === 'table' && <ResultTables tables={tables} plan={plan} />}
          {view === 'ratings' && <RatingPlot tables={tables} plan={plan} />}
          {view === 'games' && <GameRows games={games} plan={plan} />}
        </Tabs>
      </aside>
    </>
  )
}
