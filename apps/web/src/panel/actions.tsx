import type { Dispatch } from 'react'
import { Icon } from '../app/icon.tsx'
import { isPersonsTurn, outcomeOf, type PlayState, takeBackLength } from '../game/play-state.ts'
import type { PlayAction } from '../game/reducer.ts'

interface Props {
  readonly state: PlayState
  readonly dispatch: Dispatch<PlayAction>
  readonly onNewGame: () => void
}

export function Actions({ state, dispatch, onNewGame }: Props) {
  const canClaim = isPersonsTurn(state) && state.line.claimableDraw() !== undefined
  return (
    <fieldset className="actions" aria-label="Game">
      <button
        type="button"
        disabled={takeBackLength(state) === undefined}
        onClick={() => dispatch({ kind: 'take-back' })}
      >
        <Icon name="take-back" />
        Take back
      </button>
      <button type="button" onClick={() => dispatch({ kind: 'flip' })}>
        <Icon name="flip" />
        Flip
      </button>
      {canClaim ? (
        <button type="button" onClick={() => dispatch({ kind: 'claim-draw' })}>
          <Icon name="draw" />
          Claim draw
        </button>
      ) : (
        <button
          type="button"
          disabled={outcomeOf(state) !== undefined}
          onClick={() => dispatch({ kind: 'resign' })}
        >
          <Icon name="resign" />
          Resign
        </button>
      )}
      <button type="button" onClick={onNewGame}>
        <Icon name="new" />
        New game
      </button>
    </fieldset>
  )
}
