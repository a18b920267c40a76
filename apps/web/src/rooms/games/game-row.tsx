import { parsePosition, variantById } from '@rookery/rules'
import { type ReactNode, useMemo } from 'react'
import { SmallBoard } from '../../board/small-board.tsx'
import { countMoves, type GameSummary } from '../../game/storage/game-record.ts'
import { makeRoute } from '../../ui/route.ts'
import { makeDay } from './filter-games.ts'
import styles from './game-row.module.css'

interface Props {
  readonly game: GameSummary
  readonly children?: ReactNode
}

/** One game in a list: who played, on which board, how it ended; what can be done with it stands behind it. */
export function GameRow({ game, children }: Props) {
  const position = useMemo(
    () => parsePosition(game.fen, variantById(game.variantId)),
    [game.fen, game.variantId],
  )
  const plies = countMoves(game)
  const moves = Math.ceil(plies / 2)
  const about = [game.variantName, `${moves} move${moves === 1 ? '' : 's'}`, makeDay(game.begunMs)]
  return (
    <li className={styles.row}>
      <a href={makeRoute('games', { id: game.id })}>
        {position.ok && (
          <span className={styles.board}>
            <SmallBoard position={position.value} label="Last position" />
          </span>
        )}
        <span className={styles.result}>
          {game.result === '*' ? '…' : game.result.replace('1/2-1/2', '½-½')}
        </span>
        <span className={styles.who}>
          <strong>
            {game.white} – {game.black}
          </strong>
          <span className={styles.about}>{about.filter((part) => part !== '').join(' · ')}</span>
          <span className={styles.about}>{game.ending || 'not finished'}</span>
        </span>
      </a>
      {children}
    </li>
  )
}
