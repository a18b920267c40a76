import { makeFixed } from '@rookery/players'
import { say } from '@rookery/words/web/arena'
import { useState, useSyncExternalStore } from 'react'
import { Icon } from '../../ui/icon.tsx'
import panelStyles from '../../ui/panel.module.css'
import roomStyles from '../../ui/room.module.css'
import { makeRoute } from '../../ui/route.ts'
import { Tabs, tabId, tabPanelId } from '../../ui/tabs.tsx'
import { BoardGrid } from './board-grid.tsx'
import { BracketTable } from './bracket-table.tsx'
import { ColonyRun, type ColonyView as View } from './colony-run.ts'
import { CrossTable } from './cross-table.tsx'
import { RatingPlot } from './rating-plot.tsx'
import { SprtGauge } from './sprt-gauge.tsx'
import { StandingsTable } from './standings-table.tsx'
import styles from './tournament-view.module.css'
import { WorkersTable } from './workers-table.tsx'

const tabs = ['table', 'ratings', 'workers'] as const
type Tab = (typeof tabs)[number]

/** A tournament that other machines play, as it is played. It can only be watched. */
export default function ColonyView() {
  const [run] = useState(() => new ColonyRun())
  const view = useSyncExternalStore(run.subscribe, run.view)
  const { shown, status } = view
  const [tab, setTab] = useState<Tab>('table')
  const [isPanelOpen, setPanelOpen] = useState(false)
  return (
    <>
      <main className={`${roomStyles.room} ${styles.room}`}>
        <header className={styles.head}>
          <a href={makeRoute('arena')} className={styles.back}>
            <Icon name="back" />
            {say('view.back')}
          </a>
          <h1>{shown ? shown.plan.event : say('colony.title')}</h1>
          <p role="status">{tellState(view)}</p>
          <progress
            aria-label={say('view.played')}
            value={shown?.games ?? 0}
            max={Math.max(1, shown?.total ?? 1)}
            hidden={shown?.total === undefined}
          />
        </header>
        {shown && <BoardGrid boards={shown.boards} plan={shown.plan} />}
      </main>
      <aside className={panelStyles.panel} data-open={isPanelOpen} aria-label={say('view.results')}>
        <Tabs
          tabs={tabs.map((id) => ({ id, label: say(`tabs.${id}`) }))}
          active={tab}
          onChoose={(id) => {
            setPanelOpen(id !== tab || !isPanelOpen)
            setTab(id)
          }}
        />
        <div className={panelStyles.body} role="tabpanel" id={tabPanelId(tab)} aria-labelledby={tabId(tab)}>
          {tab === 'table' && shown && <Results shown={shown} />}
          {tab === 'ratings' && shown && <RatingPlot tables={shown.tables} plan={shown.plan} />}
          {tab === 'workers' && <WorkersTable status={status} />}
        </div>
      </aside>
    </>
  )
}

function Results({ shown: { plan, tables } }: { readonly shown: NonNullable<View['shown']> }) {
  return (
    <>
      {tables.sprt && plan.sprt && <SprtGauge sprt={plan.sprt} state={tables.sprt} plan={plan} />}
      <StandingsTable rows={tables.rows} plan={plan} />
      {tables.bracket && <BracketTable bracket={tables.bracket} plan={plan} />}
      <CrossTable tables={tables} />
    </>
  )
}

function tellState({ connection, status, shown, isOver, isUnreadable }: View): string {
  if (connection === 'none') return say('colony.none')
  if (connection === 'lost') return say('colony.lost')
  if (connection === 'opening') return say('colony.connecting')
  if (isUnreadable) return say('colony.unreadable')
  if (!shown) return say('colony.noGames')
  const done = shown.games
  if (isOver) return say('colony.over', { done })
  const workers = status.workers.length
  const speed = makeFixed(status.plans.find(({ isShown }) => isShown)?.perSecond ?? 0, 1)
  return shown.total === undefined
    ? say('colony.runningOpen', { done, workers, speed })
    : say('colony.running', { done, total: shown.total, workers, speed })
}
