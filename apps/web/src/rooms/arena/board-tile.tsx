import type { Plan } from '@rookery/arena'
import { findPlayer, makeFixed } from '@rookery/players'
import { type Color, startPosition, variantById } from '@rookery/rules'
import { say } from '@rookery/words/web/arena'
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
        <p className={styles.side}>{say('tile.none')}</p>
        <SmallBoard position={startPosition(variantById(plan.variant))} label={say('tile.empty')} />
        <p className={styles.side}>&nbsp;</p>
      </article>
    )
  const { position, lastMove, plies, end } = board
  const number = String(board.number)
  const [white, black] = [plan.entrants[board.white]!.name, plan.entrants[board.black]!.name]
  return (
    <article
      className={styles.tile}
      data-state={end ? 'over' : 'live'}
      aria-label={say('tile.game', { number })}
    >
      <Side board={board} plan={plan} color="black" />
      <SmallBoard
        position={position}
        lastMove={lastMove}
        label={say('tile.board', { white, black, moves: Math.ceil(plies / 2) })}
      />
      <Side board={board} plan={plan} color="white" />
      <p className={styles.about}>
        <span>
          {end ? say('tile.game', { number }) : say('tile.live', { number, round: String(board.round) })}
        </span>
        <span>{end ? tellEnd(end) : say('tile.move', { number: String(position.fullmoves) })}</span>
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
      {isWinner && <span className={styles.won}>{say('tile.won')}</span>}
      {clockMs !== undefined && <span className={styles.clock}>{makeSeconds(clockMs)}</span>}
    </p>
  )
}

function makeSeconds(ms: number): string {
  const seconds = Math.max(0, ms) / 1000
  if (seconds < 60) return makeFixed(seconds, 1)
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
}
