import type { Plan } from '@rookery/arena'
import { findPlayer } from '@rookery/players'
import { type Color, startPosition, variantById } from '@rookery/rules'
import { memo } from 'react'
import { SmallBoard } from '../../board/small-board.tsx'
import { Portrait } from '../../ui/portrait.tsx'
import styles from './board-tile.module.css'
import { tellEnd } from './game-words.ts'
import type { LiveBoard } from './live-boards.ts'

interface Props {
  readonly board: LiveBoard | undefined
  readonly plan: Plan
}

/** A board with its two players, as a passer-by sees it. */
export const BoardTile = memo(function BoardTile({ board, plan }: Props) {
  if (!board)
    return (
      <article className={styles.tile} data-state="empty">
        <p className={styles.side}>No game</p>
        <SmallBoard position={startPosition(variantById(plan.variant))} label="An empty board" />
        <p className={styles.side}>&nbsp;</p>
      </article>
    )
  const { number, round, position, lastMove, plies, end } = board
  const [white, black] = [plan.entrants[board.white]!.name, plan.entrants[board.black]!.name]
  return (
    <article className={styles.tile} data-state={end ? 'over' : 'live'} aria-label={`Game ${number}`}>
      <Side board={board} plan={plan} color="black" />
      <SmallBoard
        position={position}
        lastMove={lastMove}
        label={`${white} against ${black}, after ${plies} half-moves`}
      />
      <Side board={board} plan={plan} color="white" />
      <p className={styles.about}>
        <span>
          Game {number}
          {!end && `, round ${round}`}
        </span>
        <span>{end ? tellEnd(end) : `move ${position.fullmoves}`}</span>
      </p>
    </article>
  )
})

function Side({ board, plan, color }: { board: LiveBoard; plan: Plan; color: Color }) {
  const entrant = plan.entrants[board[color]]!
  const entry = entrant.kind === 'player' ? findPlayer(entrant.player) : undefined
  const clockMs = board.clockMs[color]
  const isWinner = board.end?.winner === color
  return (
    <p className={styles.side} data-turn={!board.end && board.position.turn === color}>
      {entry && <Portrait entry={entry} />}
      <span className={styles.name}>{entrant.name}</span>
      {isWinner && <span className={styles.won}>won</span>}
      {clockMs !== undefined && <span className={styles.clock}>{makeSeconds(clockMs)}</span>}
    </p>
  )
}

function makeSeconds(ms: number): string {
  const seconds = Math.max(0, ms) / 1000
  if (seconds < 60) return seconds.toFixed(1)
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
}
