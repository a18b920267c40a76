import type { BoardArrow, BoardCircle } from '@rookery/board'
import {
  canMove,
  leftMs,
  lonePerson,
  moveRows,
  type PlayAction,
  type PlayState,
  preMovableSide,
  shownPosition,
} from '@rookery/play'
import { type Move, opposite, type Position } from '@rookery/rules'
import { type CSSProperties, type Dispatch, type ReactNode, useCallback, useMemo } from 'react'
import { Board } from '../../board/board.tsx'
import { nowMs } from '../../ui/now.ts'
import type { Walk } from '../../ui/use-walk-keys.ts'
import { useWheelWalk } from '../../ui/use-wheel-walk.ts'
import { GameEvaluation } from './game-evaluation.tsx'
import { MoveList } from './move-list.tsx'
import { SideStrip } from './side-strip.tsx'
import styles from './table.module.css'
import { walkAction } from './use-game-keys.ts'

/** What the board shows for a while instead of the game, which stays as it is. */
export interface Preview {
  readonly position?: Position | undefined
  /** How it came about, where it is more than imagined. */
  readonly lastMove?: Move | undefined
  readonly arrows?: readonly BoardArrow[] | undefined
  readonly circles?: readonly BoardCircle[] | undefined
}

interface Props {
  readonly state: PlayState
  readonly dispatch: Dispatch<PlayAction>
  readonly preview?: Preview | undefined
  /** The game is only looked at. */
  readonly isReadOnly?: boolean
  /** Moves on the board are questions about the shown position instead; undefined where they are moves. */
  readonly onAsk?: ((move: Move) => void) | undefined
  /** What is asked or told at the board. */
  readonly children?: ReactNode
}

const none: readonly never[] = []

/** The board with a strip for each side, the person's nearer unless the board is flipped. */
export function Table({ state, dispatch, preview, isReadOnly = false, onAsk, children }: Props) {
  const { setup, line, cursor, orientation } = state
  const { variant } = setup
  const rows = useMemo(() => moveRows(line), [line])
  const { turn } = line.position
  const isAside = preview?.position !== undefined
  const isStill = isReadOnly || isAside
  const shownTurn = shownPosition(state).turn
  const askable = shownTurn === lonePerson(setup.sides) && !isStill ? shownTurn : undefined

  const clocks = useCallback(
    () => ({
      white: leftMs(state, 'white', nowMs()) ?? 0,
      black: leftMs(state, 'black', nowMs()) ?? 0,
    }),
    [state],
  )

  const last = line.moves.length
  const walk = useCallback((to: Walk) => dispatch(walkAction(to, cursor, last)), [cursor, last, dispatch])
  const wheel = useWheelWalk(walk)

  return (
    <div ref={wheel} className={styles.space}>
      <div
        className={styles.table}
        style={{ '--files': variant.files, '--ranks': variant.ranks } as CSSProperties}
      >
        <SideStrip state={state} color={opposite(orientation)} dispatch={dispatch} isReadOnly={isReadOnly} />
        <div className={styles.board}>
          <GameEvaluation state={state} />
          <Board
            key={state.gameId}
            position={preview?.position ?? shownPosition(state)}
            orientation={orientation}
            isReal={!isAside || preview?.lastMove !== undefined}
            lastMove={preview?.lastMove ?? line.moves[cursor - 1]}
            arrows={preview?.arrows ?? none}
            circles={preview?.circles ?? none}
            movable={onAsk ? askable : canMove(state) && !isStill ? turn : undefined}
            onMove={(move) => (onAsk ? onAsk(move) : dispatch({ kind: 'play', move }))}
            preMovable={isStill || onAsk ? undefined : preMovableSide(state)}
            preMove={state.preMove}
            onPreMove={(preMove) => dispatch({ kind: 'pre-move', preMove })}
            announce={false}
            clocks={state.clock && clocks}
          />
          {children}
        </div>
        <SideStrip state={state} color={orientation} dispatch={dispatch} isReadOnly={isReadOnly} />
        <MoveList rows={rows} cursor={cursor} onStep={(to) => dispatch({ kind: 'step', to })} form="line" />
      </div>
    </div>
  )
}
