import { say } from '@rookery/words/web/games'
import { useState } from 'react'
import { canReviewOn, goToReview } from '../../game/review-route.ts'
import { useReviews } from '../../game/reviews/review-desk.ts'
import { ReviewsProgress } from '../../game/reviews/reviews-progress.tsx'
import { parseSavedState } from '../../game/saved-state.ts'
import { countMoves, type GameSummary, type KeptGame } from '../../game/storage/game-record.ts'
import { openGames } from '../../game/storage/games-store.ts'
import buttonStyles from '../../ui/button.module.css'
import { downloadText } from '../../ui/download.ts'
import { Icon } from '../../ui/icon.tsx'
import textStyles from '../../ui/text.module.css'
import { exportGames, makePgns } from './export-games.ts'
import { filterGames, type ResultFilter, resultFilters } from './filter-games.ts'
import styles from './game-list.module.css'
import gameRowStyles from './game-row.module.css'
import { GameRow } from './game-row.tsx'
import { ownReviews } from './own-reviews.ts'
import { tellPair } from './summary-words.ts'

const canReview = (game: GameSummary): boolean =>
  game.result !== '*' && countMoves(game) > 0 && canReviewOn(game.variantId)

interface Props {
  readonly games: readonly GameSummary[]
  readonly onChange: () => void
}

const shownAtOnce = 30
/** What Raven spends on each position of a review. */
const nodes = 100_000

/** Every game that was kept: to be found, opened, taken away and deleted. */
export function GameList({ games, onChange }: Props) {
  const [search, setSearch] = useState('')
  const [result, setResult] = useState<ResultFilter>('all')
  const [shownCount, setShownCount] = useState(shownAtOnce)
  const [words, setWords] = useState('')
  const [deleted, setDeleted] = useState<KeptGame>()
  const found = filterGames(games, search, result)
  const isAll = found.length === games.length
  const reviews = useReviews(ownReviews)
  const reviewable = found.filter(canReview)

  const remove = async (game: GameSummary) => {
    const store = await openGames()
    setDeleted(await store.delete(game.id))
    setWords(say('list.deleted', { game: tellPair(game) }))
    onChange()
  }
  const review = async (game: GameSummary) => {
    const record = await (await openGames()).read(game.id)
    const state = record && parseSavedState(record.text)
    if (state?.ok) goToReview(state.value)
    else setWords(say('list.unreadable', { game: tellPair(game) }))
  }
  const undo = async () => {
    if (!deleted) return
    await (await openGames()).putBack(deleted)
    setDeleted(undefined)
    setWords(say('list.back'))
    onChange()
  }
  const download = async () => {
    const { pgn, count, broken } = await exportGames(found)
    const file = 'games.pgn'
    downloadText(file, pgn, 'application/x-chess-pgn')
    setWords(
      broken > 0 ? say('list.writtenBut', { count, file, broken }) : say('list.written', { count, file }),
    )
  }

  if (games.length === 0 && !deleted) {
    return <p className={textStyles.empty}>{say('list.empty')}</p>
  }
  return (
    <>
      <div className={styles.tools}>
        <input
          type="search"
          aria-label={say('list.search')}
          placeholder={say('list.searchHint')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <select
          aria-label={say('list.result')}
          value={result}
          onChange={(event) => setResult(resultFilters.find((each) => each === event.target.value) ?? 'all')}
        >
          {resultFilters.map((each) => (
            <option key={each} value={each}>
              {say(`list.results.${each}`)}
            </option>
          ))}
        </select>
        <button type="button" disabled={found.length === 0} onClick={download}>
          <Icon name="download" />
          {isAll ? say('list.pgnAll') : say('list.pgnSome', { count: found.length })}
        </button>
        <button
          type="button"
          disabled={reviewable.length === 0 || reviews.isRunning}
          onClick={() => void ownReviews.start({ file: '', name: '', nodes }, makePgns(reviewable))}
        >
          <Icon name="analyse" />
          {isAll ? say('list.reviewAll') : say('list.reviewSome', { count: reviewable.length })}
        </button>
      </div>
      <ReviewsProgress desk={ownReviews} reviews={reviews} canForget />
      <div className={styles.words} role="status">
        {words}
        {deleted && (
          <button type="button" onClick={undo}>
            {say('list.undo')}
          </button>
        )}
      </div>
      {found.length === 0 && <p className={textStyles.empty}>{say('list.none')}</p>}
      <ul className={gameRowStyles.rows} aria-label={say('list.label')}>
        {found.slice(0, shownCount).map((game) => (
          <GameRow key={game.id} game={game}>
            {canReview(game) && (
              <button
                type="button"
                className={buttonStyles.quiet}
                aria-label={say('list.reviewGame', { game: tellPair(game) })}
                title={say('list.review')}
                onClick={() => review(game)}
              >
                <Icon name="analyse" />
              </button>
            )}
            <button
              type="button"
              className={buttonStyles.quiet}
              aria-label={say('list.deleteGame', { game: tellPair(game) })}
              title={say('list.delete')}
              onClick={() => remove(game)}
            >
              <Icon name="trash" />
            </button>
          </GameRow>
        ))}
      </ul>
      {found.length > shownCount && (
        <button type="button" onClick={() => setShownCount(shownCount + shownAtOnce)}>
          {say('list.more')}
        </button>
      )}
    </>
  )
}
