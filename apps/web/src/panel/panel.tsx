import type { RosterEntry } from '@rookery/players'
import { type Dispatch, useMemo } from 'react'
import type { GameWish } from '../game/game-setup.ts'
import { moveRows } from '../game/move-rows.ts'
import { outcomeOf, type PlayState } from '../game/play-state.ts'
import type { PlayAction } from '../game/reducer.ts'
import { Mind } from '../mind/mind.tsx'
import { Actions } from './actions.tsx'
import { MoveList } from './move-list.tsx'
import { NewGame } from './new-game.tsx'
import { ResultCard } from './result-card.tsx'
import { Stepper } from './stepper.tsx'
import { Tabs, tabId, tabPanelId } from './tabs.tsx'

export type PanelView = 'moves' | 'mind' | 'new-game'

const tabs = [
  { id: 'moves', label: 'Moves' },
  { id: 'mind', label: 'Mind' },
] as const

interface Props {
  readonly state: PlayState
  readonly dispatch: Dispatch<PlayAction>
  readonly bird: RosterEntry
  readonly view: PanelView
  /** On a phone the panel is a sheet that shows its contents only when open. */
  readonly isOpen: boolean
  readonly onView: (view: PanelView, isOpen: boolean) => void
  readonly onStart: (wish: Omit<GameWish, 'seed'>) => void
  readonly onRematch: () => void
}

export function Panel(props: Props) {
  const { state, dispatch, bird, view, isOpen, onView, onStart, onRematch } = props
  const { setup, line, cursor } = state
  const outcome = outcomeOf(state)
  const step = (to: number) => dispatch({ kind: 'step', to })

  return (
    <aside className="panel" data-open={isOpen} aria-label="Game panel">
      {view === 'new-game' ? (
        <NewGame
          variantId={setup.variant.id}
          color={setup.person}
          onStart={onStart}
          onClose={() => onView('moves', false)}
        />
      ) : (
        <>
          {outcome && (
            <ResultCard
              outcome={outcome}
              person={setup.person}
              opponentName={bird.name}
              onRematch={onRematch}
            />
          )}
          <Tabs tabs={tabs} active={view} onChoose={(id) => onView(id, id !== view || !isOpen)} />
          <div className="panel-body" role="tabpanel" id={tabPanelId(view)} aria-labelledby={tabId(view)}>
            {view === 'moves' ? <Moves state={state} onStep={step} /> : <Mind state={state} bird={bird} />}
          </div>
          {view === 'moves' && <Stepper cursor={cursor} last={line.moves.length} onStep={step} />}
          <Actions state={state} dispatch={dispatch} onNewGame={() => onView('new-game', true)} />
        </>
      )}
    </aside>
  )
}

function Moves({
  state: { line, cursor },
  onStep,
}: {
  readonly state: PlayState
  readonly onStep: (ply: number) => void
}) {
  const rows = useMemo(() => moveRows(line), [line])
  if (rows.length === 0) {
    return <p className="empty">No moves yet. Click a piece, or drag it, to make the first.</p>
  }
  return <MoveList rows={rows} cursor={cursor} onStep={onStep} form="table" />
}
