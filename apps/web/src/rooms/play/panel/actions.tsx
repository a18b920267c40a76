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
import type { Dispatch, RefObject } from 'react'
import gamePanelStyles from '../../../game/table/game-panel.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { SureButton } from '../../../ui/sure-button.tsx'

interface Props {
  readonly state: PlayState
  readonly dispatch: Dispatch<PlayAction>
  readonly canHint: boolean
  readonly onHint: () => void
  readonly newGameButton: RefObject<HTMLButtonElement | null>
  readonly onNewGame: () => void
}

export function Actions({ state, dispatch, canHint, onHint, newGameButton, onNewGame }: Props) {
  const isOver = outcomeOf(state) !== undefined
  return (
    <fieldset className={gamePanelStyles.actions} aria-label="Game">
      {isWatched(state) ? (
        <button
          type="button"
          disabled={isOver || state.clock !== undefined}
          onClick={() => dispatch({ kind: 'pause' })}
        >
          <Icon name={state.isPaused ? 'resume' : 'pause'} />
          {state.isPaused ? 'Go on' : 'Pause'}
        </button>
      ) : (
        <>
          <button
            type="button"
            disabled={takeBackTo(state) === undefined}
            onClick={() => dispatch({ kind: 'take-back' })}
          >
            <Icon name="take-back" />
            Take back
          </button>
          <button type="button" disabled={!canHint} onClick={onHint}>
            <Icon name="hint" />
            Hint
          </button>
          <DrawButton state={state} dispatch={dispatch} />
          <SureButton
            question="Resign this game?"
            yes="Resign"
            no="Play on"
            isDisabled={isOver || actingPerson(state) === undefined}
            onSure={() => dispatch({ kind: 'resign' })}
          >
            <Icon name="resign" />
            Resign
          </SureButton>
        </>
      )}
      <button type="button" onClick={() => dispatch({ kind: 'flip' })}>
        <Icon name="flip" />
        Flip
      </button>
      <button ref={newGameButton} type="button" onClick={onNewGame}>
        <Icon name="new" />
        New game
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
        Claim draw
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
      {isAgreed ? 'Agree draw' : 'Offer draw'}
    </button>
  )
}
