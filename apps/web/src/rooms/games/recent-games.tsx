import { say } from '@rookery/words/web/games'
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
  if (list.kind === 'loading') return <p className={textStyles.empty}>{say('recent.loading')}</p>
  if (list.kind === 'refused') return <p className={textStyles.empty}>{say('recent.refused')}</p>
  if (list.games.length === 0) return <p className={textStyles.empty}>{say('recent.empty')}</p>
  return (
    <>
      <ul className={gameRowStyles.rows}>
        {list.games.slice(0, recentCount).map((game) => (
          <GameRow key={game.id} game={game} />
        ))}
      </ul>
      <p className={styles.all}>
        <a href={makeRoute('games')}>{say('all')}</a>
      </p>
    </>
  )
}
