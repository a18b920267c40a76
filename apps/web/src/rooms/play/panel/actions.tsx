import {
  actingPerson,
  isPersonsTurn,
  isWatched,
  lonePerson,
  outcomeOf,
  type PlayAction,
  type PlayState,
  takeBackTo,
} from '@rookery/play'
import { say as sayGame } from '@rookery/words/web/game'
import { say } from '@rookery/words/web/play'
import type { Dispatch, RefObject } from 'react'
import gamePanelStyles from '../../../game/table/game-panel.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { type Question, SureButton } from '../../../ui/sure-button.tsx'

interface Props {
  readonly state: PlayState
  readonly dispatch: Dispatch<PlayAction>
  readonly canHint: boolean
  readonly onHint: () => void
  readonly resigning: RefObject<Question | null>
  readonly newGameButton: RefObject<HTMLButtonElement | null>
  readonly onNewGame: () => void
}

export function Actions(props: Props) {
  const { state, dispatch, canHint, onHint, resigning, newGameButton, onNewGame } = props
  const isOver = outcomeOf(state) !== undefined
  const isStrict = state.setup.coach.kind === 'strict'
  return (
    <fieldset className={gamePanelStyles.actions} aria-label={say('actions.label')}>
      {isWatched(state) ? (
        <button
          type="button"
          disabled={isOver || state.clock !== undefined}
          onClick={() => dispatch({ kind: 'pause' })}
        >
          <Icon name={state.isPaused ? 'resume' : 'pause'} />
          {say(state.isPaused ? 'actions.goOn' : 'actions.pause')}
        </button>
      ) : (
        <>
          {isStrict ? (
            <p>{sayGame('strict')}</p>
          ) : (
            <>
              <button
                type="button"
                disabled={takeBackTo(state) === undefined}
                onClick={() => dispatch({ kind: 'take-back' })}
              >
                <Icon name="take-back" />
                {say('actions.takeBack')}
              </button>
              <button type="button" disabled={!canHint} onClick={onHint}>
                <Icon name="hint" />
                {say('actions.hint')}
              </button>
            </>
          )}
          <DrawButton state={state} dispatch={dispatch} />
          <SureButton
            ref={resigning}
            question={say('actions.sureToResign')}
            yes={say('actions.resign')}
            no={say('actions.playOn')}
            isDisabled={isOver || actingPerson(state) === undefined}
            onSure={() => dispatch({ kind: 'resign' })}
          >
            <Icon name="resign" />
            {say('actions.resign')}
          </SureButton>
        </>
      )}
      <button type="button" onClick={() => dispatch({ kind: 'flip' })}>
        <Icon name="flip" />
        {say('actions.flip')}
      </button>
      <button ref={newGameButton} type="button" onClick={onNewGame}>
        <Icon name="new" />
        {say('actions.newGame')}
      </button>
    </fieldset>
  )
}

/** Claims a draw where the rules give one; otherwise offers it to a mind, or agrees it between two people. */
function DrawButton({ state, dispatch }: Pick<Props, 'state' | 'dispatch'>) {
  const isTurn = isPersonsTurn(state)
  if (isTurn && state.line.claimableDraw() !== undefined) {
    return (
      <button type="button" onClick={() => dispatch({ kind: 'claim-draw' })}>
        <Icon name="draw" />
        {say('actions.claimDraw')}
      </button>
    )
  }
  const isAgreed = lonePerson(state.setup.sides) === undefined
  const isOffered = state.offer?.ply === state.line.moves.length + 1
  return (
    <button
      type="button"
      disabled={!isTurn}
      aria-pressed={isAgreed ? undefined : isOffered}
      onClick={() => dispatch({ kind: 'offer-draw' })}
    >
      <Icon name="draw" />
      {say(isAgreed ? 'actions.agreeDraw' : 'actions.offerDraw')}
    </button>
  )
}
