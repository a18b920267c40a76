import { makeFixed } from '@rookery/players'
import { say } from '@rookery/words/web/arena'
import { useState, useSyncExternalStore } from 'react'
import panelStyles from '../../ui/panel.module.css'
import roomStyles from '../../ui/room.module.css'
import { Tabs } from '../../ui/tabs.tsx'
import { BoardGrid } from './board-grid.tsx'
import { ColonyRun, type ColonyView as View } from './colony-run.ts'
import { RatingPlot } from './rating-plot.tsx'
import { ResultTables } from './result-tables.tsx'
import { TournamentHead } from './tournament-head.tsx'
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
        <TournamentHead
          title={shown ? shown.plan.event : say('colony.title')}
          words={tellState(view)}
          games={shown?.games ?? 0}
          total={shown?.total}
        />
        {shown && <BoardGrid boards={shown.boards} plan={shown.plan} />}
      </main>
      <aside className={panelStyles.panel} data-open={isPanelOpen} aria-label={say('view.results')}>
        <Tabs
          tabs={tabs.map((id) => ({ id, label: say(`tabs.${id}`) }))}
          active={tab}
          isOpen={isPanelOpen}
          onChoose={(id, isOpen) => {
            setPanelOpen(isOpen)
            setTab(id)
          }}
        >
          {tab === 'table' && shown && <ResultTables tables={shown.tables} plan={shown.plan} />}
          {tab === 'ratings' && shown && <RatingPlot tables={shown.tables} plan={shown.plan} />}
          {tab === 'workers' && <WorkersTable status={status} />}
        </Tabs>
      </aside>
    </>
  )
}

function tellState({ connection, isRedisAway, status, shown, isOver, isUnreadable }: View): string {
  if (connection === 'none') return say('colony.none')
  if (connection === 'lost') return say('colony.lost')
  if (connection === 'opening') return say('colony.connecting')
  if (isRedisAway) return say('colony.redisAway')
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
