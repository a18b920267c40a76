import type { RosterEntry } from '@rookery/players'
import { opposite, type Square } from '@rookery/rules'
import { type CSSProperties, type Dispatch, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { Board } from '../board/board.tsx'
import { PromotionDialog } from '../board/promotion-dialog.tsx'
import { boardMarks } from '../game/board-marks.ts'
import { moveRows } from '../game/move-rows.ts'
import {
  canMove,
  isLive,
  isOpponentsTurn,
  isPersonsTurn,
  type PlayState,
  shownPosition,
} from '../game/play-state.ts'
import { movesBetween, type PlayAction } from '../game/reducer.ts'
import { materialLead, takenPieces } from '../game/taken.ts'
import { capitalise } from '../game/words.ts'
import { Portrait } from '../opponent/portrait.tsx'
import { MoveList } from '../panel/move-list.tsx'
import { PersonPortrait } from './person-portrait.tsx'
import { PlayerStrip } from './player-strip.tsx'

interface Props {
  readonly state: PlayState
  readonly dispatch: Dispatch<PlayAction>
  readonly bird: RosterEntry
}

/** The board with a strip for each side, the person's nearer unless the board is flipped. */
export function Table({ state, dispatch, bird }: Props) {
  const { setup, line, cursor, orientation, crowning } = state
  const { variant, person } = setup
  const position = shownPosition(state)
  const rows = useMemo(() => moveRows(line), [line])
  const marks = useMemo(() => boardMarks(state), [state])
  const taken = takenPieces(state)
  const lead = materialLead(state)

  // A drag may outlast the state it began in, so the drop is judged by the newest.
  const newest = useRef(state)
  useLayoutEffect(() => {
    newest.current = state
  })
  const onDrop = useCallback(
    (from: Square, to: Square) => {
      const moves = movesBetween(newest.current, from, to)
      if (moves.length > 0) dispatch({ kind: 'drop', from, to })
      return moves.length === 1
    },
    [dispatch],
  )

  const birdStrip = (
    <PlayerStrip
      portrait={<Portrait bird={bird} />}
      name={bird.name}
      about={bird.summary}
      color={opposite(person)}
      taken={taken[opposite(person)]}
      lead={person === 'white' ? -lead : lead}
      status={isOpponentsTurn(state) && state.failure === undefined ? 'Thinking' : ''}
    />
  )
  const personStrip = (
    <PlayerStrip
      portrait={<PersonPortrait />}
      name="You"
      about={`play ${capitalise(person)}`}
      color={person}
      taken={taken[person]}
      lead={person === 'white' ? lead : -lead}
      status={isLive(state) ? (isPersonsTurn(state) ? 'Your move' : '') : 'Looking back'}
    />
  )
  const isPersonBelow = orientation === person

  return (
    <div className="table-space">
      <div className="table" style={{ '--files': variant.files, '--ranks': variant.ranks } as CSSProperties}>
        {isPersonBelow ? birdStrip : personStrip}
        <Board
          key={state.gameId}
          position={position}
          orientation={orientation}
          marks={marks}
          movable={canMove(state) ? person : undefined}
          onPress={(square) => dispatch({ kind: 'press', square })}
          onGrab={(square) => dispatch({ kind: 'grab', square })}
          onDrop={onDrop}
          onCancel={() => dispatch({ kind: 'cancel' })}
        >
          {crowning && (
            <PromotionDialog
              variant={variant}
              orientation={orientation}
              square={crowning.to}
              color={person}
              onChoose={(role) => dispatch({ kind: 'crown', role })}
              onCancel={() => dispatch({ kind: 'cancel' })}
            />
          )}
        </Board>
        {isPersonBelow ? personStrip : birdStrip}
        <MoveList rows={rows} cursor={cursor} onStep={(to) => dispatch({ kind: 'step', to })} form="line" />
      </div>
    </div>
  )
}
