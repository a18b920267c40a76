import type { PlayAction, PlayState } from '@rookery/play'
import type { Opening } from '@rookery/rules/openings'
import type { Dispatch } from 'react'
import { Stepper } from '../../ui/stepper.tsx'
import styles from './game-panel.module.css'
import { walkAction } from './use-game-keys.ts'

interface Props {
  readonly state: PlayState
  readonly dispatch: Dispatch<PlayAction>
  readonly opening: Opening | undefined
}

/** The name of the opening, and buttons to step through the game. */
export function GameSteps({ state: { cursor, line }, dispatch, opening }: Props) {
  const last = line.moves.length
  return (
    <>
      {opening && (
        <p className={styles.opening}>
          <span className={styles.eco}>{opening.eco}</span> {opening.name}
        </p>
      )}
      <Stepper
        canGoBack={cursor > 0}
        canGoOn={cursor < last}
        onWalk={(walk) => dispatch(walkAction(walk, cursor, last))}
      />
    </>
  )
}
