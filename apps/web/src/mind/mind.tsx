import type { BoardArrow } from '@rookery/board'
import { entryOf, type MindSeat, type PlayState, shownMind, shownThought } from '@rookery/play'
import type { Line, Position } from '@rookery/rules'
import { useMemo } from 'react'
import { useThoughtfulState } from '../game/use-minds.ts'
import { ErrorFence } from '../ui/error-fence.tsx'
import { Later } from '../ui/later.tsx'
import textStyles from '../ui/text.module.css'
import { useThrottled } from '../ui/use-throttled.ts'
import { gameScores } from './stage/game-scores.ts'
import { ThoughtArticle } from './thought-article.tsx'

interface Props {
  readonly state: PlayState
  /** Show these on the board for as long as they are given. */
  readonly onArrows: (arrows: readonly BoardArrow[] | undefined) => void
  /** Show this position on the board instead of the game's for as long as it is given. */
  readonly onPosition: (position: Position | undefined) => void
}

/** How a mind came to its move in the game on the board, or what it thinks now. */
export function Mind(props: Props) {
  const state = useThoughtfulState(props.state)
  const seat = shownMind(state)
  if (!seat) return <p className={textStyles.empty}>Two people play here: there is no mind to look into.</p>
  // A thought from the storage may be damaged: that costs its picture, not the room.
  return (
    <ErrorFence
      subject={shownThought(state)?.thought}
      fallback={<p className={textStyles.empty}>This thought cannot be shown.</p>}
    >
      <Later frames={0}>
        <MindThought {...props} state={state} seat={seat} />
      </Later>
    </ErrorFence>
  )
}

interface ThoughtProps extends Props {
  /** Who thought it, with which settings. */
  readonly seat: MindSeat
}

function MindThought({ state, seat, onArrows, onPosition }: ThoughtProps) {
  const newest = useMemo(() => shownThought(state), [state])
  const shown = useThrottled(newest, newest?.position)
  const { line, setup, thoughts } = state
  const bird = entryOf(seat)
  const position = shown?.position
  // biome-ignore lint/correctness/useExhaustiveDependencies: a position belongs to one line of play, however that goes on.
  const game = useMemo(() => (position ? gameUpTo(line, position) : undefined), [position])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a thought that is not drawn yet has no place in the graph either.
  const scores = useMemo(() => gameScores(thoughts, bird.id), [shown, bird.id])
  if (!shown || !game) {
    return (
      <p className={textStyles.empty}>
        {bird.name} has shown no thought yet. Once it has moved, this is where you see how it chose.
      </p>
    )
  }
  return (
    <ThoughtArticle
      bird={bird}
      settings={seat.settings}
      seed={setup.seed}
      game={game}
      thought={shown.thought}
      scores={scores}
      orientation={state.orientation}
      onArrows={onArrows}
      onPosition={onPosition}
    />
  )
}

function gameUpTo(line: Line, position: Position): Line {
  return line.until(Math.max(0, line.positions.indexOf(position)))
}
