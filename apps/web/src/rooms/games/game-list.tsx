import { capitalise } from '@rookery/play'
import { useState } from 'react'
import { canReviewOn, goToReview } from '../../game/review-route.ts'
import { parseSavedState } from '../../game/saved-state.ts'
import { countMoves, type GameSummary, type KeptGame } from '../../game/storage/game-record.ts'
import { openGames } from '../../game/storage/games-store.ts'
import buttonStyles from '../../ui/button.module.css'
import { downloadText } from '../../ui/download.ts'
import { Icon } from '../../ui/icon.tsx'
import textStyles from '../../ui/text.module.css'
import { exportGames } from './export-games.ts'
import { filterGames, type ResultFilter, resultFilters } from './filter-games.ts'
import styles from './game-list.module.css'
import gameRowStyles from './game-row.module.css'
import { GameRow } from './game-row.tsx'
import { useReviewAll } from './use-review-all.ts'

const canReview = (game: GameSummary): boolean =>
  game.result !== '*' && countMoves(game) > 0 && canReviewOn(game.variantId)

interface Props {
  readonly games: readonly GameSummary[]
  readonly onChange: () => void
}

const shownAtOnce = 30

/** Every game that was kept: to be found, opened, taken away and deleted. */
export function GameList({ games, onChange }: Props) {
  const [search, setSearch] = useState('')
  const [result, setResult] = useState<ResultFilter>('all')
  const [shownCount, setShownCount] = useState(shownAtOnce)
  const [words, setWords] = useState('')
  const [deleted, setDeleted] = useState<KeptGame>()
  const found = filterGames(games, search, result)
  const reviews = useReviewAll()
  const reviewable = found.filter(canReview)

  const remove = async ({ id, white, black }: GameSummary) => {
    const store = await openGames()
    setDeleted(await store.delete(id))
    setWords(`${white} – ${black} is deleted.`)
    onChange()
  }
  const review = async ({ id, white, black }: GameSummary) => {
    const record = await (await openGames()).read(id)
    const state = record && parseSavedState(record.text)
    if (state?.ok) goToReview(state.value)
    else setWords(`${white} – ${black} cannot be read.`)
  }
  const undo = async () => {
    if (!deleted) return
    await (await openGames()).putBack(deleted)
    setDeleted(undefined)
    setWords('The game is back.')
    onChange()
  }
  const download = async () => {
    const { pgn, count, broken } = await exportGames(found)
    downloadText('games.pgn', pgn, 'application/x-chess-pgn')
    const loss = broken > 0 ? ` ${broken} could not be read.` : ''
    setWords(`${count} game${count === 1 ? '' : 's'} written to games.pgn.${loss}`)
  }

  if (games.length === 0 && !deleted) {
    return (
      <p className={textStyles.empty}>No games yet. Every game you play is kept here, finished or not.</p>
    )
  }
  return (
    <>
      <div className={styles.tools}>
        <input
          type="search"
          aria-label="Search games"
          placeholder="Search: a name, a board, mate, a day …"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <select
          aria-label="Result"
          value={result}
          onChange={(event) => setResult(resultFilters.find((each) => each === event.target.value) ?? 'all')}
        >
          {resultFilters.map((each) => (
            <option key={each} value={each}>
              {each === 'open' ? 'Not finished' : each === 'all' ? 'All results' : capitalise(each)}
            </option>
          ))}
        </select>
        <button type="button" disabled={found.length === 0} onClick={download}>
          <Icon name="download" />
          PGN of {found.length === games.length ? 'all' : found.length}
        </button>
        <button
          type="button"
          disabled={reviewable.length === 0 || reviews.progress !== undefined}
          onClick={() => void reviews.start(reviewable)}
        >
          <Icon name="analyse" />
          Review {found.length === games.length ? 'all' : reviewable.length}
        </button>
      </div>
      {reviews.progress && (
        <div className={styles.reviews}>
          <progress max={reviews.progress.total} value={reviews.progress.done} aria-label="Reviews" />
          <span>
            {reviews.progress.done} of {reviews.progress.total} games reviewed
          </span>
          <button type="button" onClick={reviews.stop}>
            Stop
          </button>
        </div>
      )}
      <div className={styles.words} role="status">
        {[words, reviews.words].filter((each) => each !== '').join(' ')}
        {deleted && (
          <button type="button" onClick={undo}>
            Undo
          </button>
        )}
      </div>
      {found.length === 0 && <p className={textStyles.empty}>No game fits. Try fewer words.</p>}
      <ul className={gameRowStyles.rows} aria-label="Games">
        {found.slice(0, shownCount).map((game) => (
          <GameRow key={game.id} game={game}>
            {canReview(game) && (
              <button
                type="button"
                className={buttonStyles.quiet}
                aria-label={`Review ${game.white} – ${game.black}`}
                title="Review"
                onClick={() => review(game)}
              >
                <Icon name="analyse" />
              </button>
            )}
            <button
              type="button"
              className={buttonStyles.quiet}
              aria-label={`Delete ${game.white} – ${game.black}`}
              title="Delete"
              onClick={() => remove(game)}
            >
              <Icon name="trash" />
            </button>
          </GameRow>
        ))}
      </ul>
      {found.length > shownCount && (
        <button type="button" onClick={() => setShownCount(shownCount + shownAtOnce)}>
          Show more
        </button>
      )}
    </>
  )
}
