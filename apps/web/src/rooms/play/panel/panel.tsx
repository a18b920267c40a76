import { describeOffer, isWatched, moveRows, outcomeOf, type PlayAction, type PlayState } from '@rookery/play'
import { say } from '@rookery/words/web/play'
import { type Dispatch, lazy, type RefObject, Suspense, useMemo, useRef } from 'react'
import { goToReview } from '../../../game/review-route.ts'
import { runTyped } from '../../../game/run-typed.ts'
import { GameSteps } from '../../../game/table/game-steps.tsx'
import { MoveList } from '../../../game/table/move-list.tsx'
import type { Previewing } from '../../../game/table/use-preview.ts'
import { useOpening } from '../../../game/use-opening.ts'
import type { Asking } from '../../../mind/ask/asking.ts'
import buttonStyles from '../../../ui/button.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { Later } from '../../../ui/later.tsx'
import panelStyles from '../../../ui/panel.module.css'
import type { Question } from '../../../ui/sure-button.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import textStyles from '../../../ui/text.module.css'
import type { Hinting } from '../opponent/use-hint.ts'
import { RulesButton } from '../rules/rules-button.tsx'
import { Actions } from './actions.tsx'
import styles from './panel.module.css'
import { Share } from './share.tsx'
import { TypedMove } from './typed-move.tsx'

const Mind = lazy(() =>
  import('../../../mind/mind.tsx').then(({ Mind: component }) => ({ default: component })),
)
const ResultCard = lazy(() => import('./result-card.tsx'))
const PaceChoice = lazy(() => import('./pace-choice.tsx'))
const RecentGames = lazy(() => import('../../games/recent-games.tsx'))

export type PanelView = 'moves' | 'mind' | 'games'

const views: readonly PanelView[] = ['moves', 'mind', 'games']

interface Props {
  readonly state: PlayState
  readonly dispatch: Dispatch<PlayAction>
  readonly view: PanelView
  /** On a phone the panel is a sheet that shows its contents only when open. */
  readonly isOpen: boolean
  readonly hint: Hinting
  readonly coachWords: string
  readonly typing: RefObject<HTMLInputElement | null>
  readonly preview: Previewing
  readonly asking: Asking
  readonly newGameButton: RefObject<HTMLButtonElement | null>
  readonly onView: (view: PanelView, isOpen: boolean) => void
  readonly onNewGame: () => void
  readonly onRematch: () => void
  readonly onHelp: () => void
}

export function Panel(props: Props) {
  const {
    state,
    dispatch,
    view,
    isOpen,
    hint,
    coachWords,
    preview,
    asking,
    newGameButton,
    onView,
    onNewGame,
    onRematch,
  } = props
  const outcome = outcomeOf(state)
  const resigning = useRef<Question>(null)
  return (
    <aside
      className={`${panelStyles.panel} ${styles.panel}`}
      data-open={isOpen}
      aria-label={say('panel.label')}
    >
      {outcome && (
        <Suspense>
          <ResultCard
            outcome={outcome}
            setup={state.setup}
            line={state.line}
            thoughts={state.thoughts}
            onRematch={onRematch}
            onReview={() => goToReview(state)}
          />
        </Suspense>
      )}
      <Tabs
        tabs={views.map((id) => ({ id, label: say(`tabs.${id}`) }))}
        active={view}
        isOpen={isOpen}
        onChoose={onView}
      >
        {view === 'moves' && <Moves state={state} dispatch={dispatch} />}
        <Suspense fallback={<p className={textStyles.empty}>{say('oneMoment')}</p>}>
          {view === 'mind' && (
            <Later>
              <Mind
                state={state}
                onArrows={preview.onArrows}
                onPosition={preview.onPosition}
                asking={asking}
              />
            </Later>
          )}
          {view === 'games' && <RecentGames />}
        </Suspense>
      </Tabs>
      {view === 'moves' && <MovesFooter {...props} onResign={() => resigning.current?.ask()} />}
      <Words state={state} hint={hint} coachWords={coachWords} />
      {isWatched(state) && !outcome && (
        <Suspense>
          <PaceChoice />
        </Suspense>
      )}
      <Actions
        state={state}
        dispatch={dispatch}
        canHint={hint.canHint}
        onHint={hint.ask}
        resigning={resigning}
        newGameButton={newGameButton}
        onNewGame={onNewGame}
      />
    </aside>
  )
}

function Moves({ state, dispatch }: Pick<Props, 'state' | 'dispatch'>) {
  const { line, cursor } = state
  const rows = useMemo(() => moveRows(line), [line])
  if (rows.length === 0) {
    return <p className={textStyles.empty}>{say('panel.noMoves')}</p>
  }
  return <MoveList rows={rows} cursor={cursor} onStep={(to) => dispatch({ kind: 'step', to })} form="table" />
}

function MovesFooter(props: Props & { readonly onResign: () => void }) {
  const { state, dispatch, hint, typing, onResign, onRematch, onNewGame, onHelp } = props
  const opening = useOpening(state)
  return (
    <div className={styles.footer}>
      <GameSteps state={state} dispatch={dispatch} opening={opening} />
      <TypedMove
        state={state}
        input={typing}
        onTyped={(typed) =>
          runTyped(typed, state, dispatch, {
            hint: hint.ask,
            resign: onResign,
            rematch: onRematch,
            new: onNewGame,
            help: onHelp,
          })
        }
      />
      <div className={styles.tools}>
        <Share state={state} opening={opening} />
        <RulesButton variant={state.setup.variant} />
        <button type="button" className={buttonStyles.quiet} onClick={onHelp}>
          <Icon name="keys" />
          {say('panel.keys')}
        </button>
      </div>
    </div>
  )
}

/** What the game has to say besides its moves: a hint, what the coach says, and how a draw offer stands. */
function Words({ state, hint, coachWords }: Pick<Props, 'state' | 'hint' | 'coachWords'>) {
  const { offer, line, setup } = state
  const offered = describeOffer(offer, line, setup.sides, outcomeOf(state)) ?? ''
  const words = [hint.words, coachWords, offered].filter((each) => each !== '').join(' ')
  return (
    <p className={styles.words} role="status">
      {words}
    </p>
  )
}
