import type { BoardArrow } from '@rookery/board'
import type { RosterEntry, Settings, Thought } from '@rookery/players'
import type { Color, Line, Position } from '@rookery/rules'
import { type CSSProperties, lazy, memo, Suspense, useMemo } from 'react'
import { Later } from '../ui/later.tsx'
import { Picture } from './picture.tsx'
import { RawData } from './raw-data.tsx'
import type { GameScore } from './stage/game-scores.ts'
import { type MindStage, MindStageContext } from './stage/mind-stage.ts'
import { useSecondOpinion } from './stage/use-second-opinion.ts'
import styles from './thought-article.module.css'

const WhyNot = lazy(() => import('./why/why-not.tsx'))

interface Props {
  readonly bird: RosterEntry
  readonly settings: Settings
  readonly seed: number
  /** The game up to the position that was thought about. */
  readonly game: Line
  readonly thought: Thought
  /** What was thought of the whole game's positions, where there is one. */
  readonly scores?: readonly GameScore[]
  readonly orientation: Color
  readonly onArrows: (arrows: readonly BoardArrow[] | undefined) => void
  readonly onPosition: (position: Position | undefined) => void
}

const noScores: readonly GameScore[] = []

/** A thought from front to back: a sentence, a picture, what the mind says of other moves, and the data. */
export const ThoughtArticle = memo(function ThoughtArticle(props: Props) {
  const { bird, settings, seed, game, thought, scores = noScores, orientation, onArrows, onPosition } = props
  const second = useSecondOpinion(bird.id, settings, seed)
  const stage = useMemo<MindStage>(
    () => ({ bird, game, orientation, scores, onArrows, onPosition, second }),
    [bird, game, orientation, scores, onArrows, onPosition, second],
  )
  return (
    <MindStageContext value={stage}>
      <article className={styles.article} style={{ '--hue': bird.hue } as CSSProperties}>
        <Suspense fallback={<p className={styles.wait}>…</p>}>
          <Picture bird={bird} thought={thought} position={game.position} />
        </Suspense>
        <Later frames={3}>
          <Suspense>
            <WhyNot thought={thought} />
          </Suspense>
          <Later>
            <RawData player={bird.id} thought={thought} position={game.position} />
          </Later>
        </Later>
      </article>
    </MindStageContext>
  )
})
