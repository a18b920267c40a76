import { parsePosition, variantById } from '@rookery/rules'
import { say } from '@rookery/words/web/games'
import { type ReactNode, useMemo } from 'react'
import { SmallBoard } from '../../board/small-board.tsx'
import { countMoves, type GameSummary } from '../../game/storage/game-record.ts'
import { makeRoute } from '../../ui/route.ts'
import styles from './game-row.module.css'
import { tellDay, tellEnding, tellPair } from './summary-words.ts'

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
  const about = [game.variantName, say('row.moves', { count: moves }), tellDay(game.begunMs)]
  return (
    <li className={styles.row}>
      <a href={makeRoute('games', { id: game.id })}>
        {position.ok && (
          <span className={styles.board}>
            <SmallBoard position={position.value} label={say('row.board')} />
          </span>
        )}
        <span className={styles.result}>
          {game.result === '*' ? '…' : game.result.replace('1/2-1/2', '½-½')}
        </span>
        <span className={styles.who}>
          <strong>{tellPair(game)}</strong>
          <span className={styles.about}>{about.filter((part) => part !== '').join(' · ')}</span>
          <span className={styles.about}>{tellEnding(game) || say('row.open')}</span>
        </span>
      </a>
      {children}
    </li>
  )
}
