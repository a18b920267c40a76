import { makeRoute } from '../../ui/route.ts'
import textStyles from '../../ui/text.module.css'
import gameRowStyles from './game-row.module.css'
import { GameRow } from './game-row.tsx'
import styles from './recent-games.module.css'
import { useGames } from './use-games.ts'

const recentCount = 12

/** The latest games, for the panel beside the board. */
export default function RecentGames() {
  const [list] = useGames()
  if (list.kind === 'loading') return <p className={textStyles.empty}>One moment …</p>
  if (list.kind === 'refused')
    return <p className={textStyles.empty}>This browser keeps no list of games for us.</p>
  if (list.games.length === 0)
    return <p className={textStyles.empty}>No games yet. Every game you play is kept here.</p>
  return (
    <>
      <ul className={gameRowStyles.rows}>
        {list.games.slice(0, recentCount).map((game) => (
          <GameRow key={game.id} game={game} />
        ))}
      </ul>
      <p className={styles.all}>
        <a href={makeRoute('games')}>All games</a>
      </p>
    </>
  )
}
