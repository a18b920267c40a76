import { writeFor } from '@rookery/analysis'
import type { BoardArrow } from '@rookery/board'
import { type ScoreView, whoseView } from '@rookery/players'
import { type Color, type Line, type Move, makeSans, moveFrom, moveTo } from '@rookery/rules'
import { say } from '@rookery/words/web/analyse'
import { useMemo } from 'react'
import { DeskBoard } from '../../board/desk-board.tsx'
import deskStyles from '../../ui/desk.module.css'
import { EvaluationBar } from '../../ui/evaluation-bar.tsx'
import { chanceFor, makePercent, whiteChance } from './chances.ts'
import { useRavenView } from './raven-view.tsx'

interface Props {
  readonly line: Line
  readonly lastMove: Move | undefined
  readonly orientation: Color
  readonly view: ScoreView
  /** Instead of those to Raven's moves. */
  readonly arrows?: readonly BoardArrow[]
  readonly onMove: (move: Move) => void
}

/** The shown position with what Raven makes of it: a bar, arrows, and its best line in a few words. */
export function RavenBoard({ line, lastMove, orientation, view, arrows, onMove }: Props) {
  const { lines } = useRavenView()
  const { position } = line
  const best = lines[0]
  const firstMoves = lines.flatMap(({ moves }) => moves.slice(0, 1))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same first moves are the same arrows, however deep they were looked at.
  const ravenArrows = useMemo(() => arrowsOf(firstMoves), [firstMoves.join()])
  const outcome = line.outcome()
  const chance = outcome
    ? outcome.winner === undefined
      ? 0.5
      : Number(outcome.winner === 'white')
    : best && whiteChance(best, position.turn)
  return (
    <>
      <div className={deskStyles.board}>
        <EvaluationBar
          whiteShare={chance}
          label={
            chance === undefined
              ? say('bar.none')
              : say('bar.chances', {
                  side: whoseView(view),
                  percent: makePercent(chanceFor(view, chance)),
                })
          }
          orientation={orientation}
        />
        <DeskBoard
          position={position}
          lastMove={lastMove}
          orientation={orientation}
          arrows={arrows ?? ravenArrows}
          onMove={onMove}
          announce={false}
        />
      </div>
      {best && (
        <p className={deskStyles.best} aria-hidden="true">
          <strong>{writeFor(view.side, best, position)}</strong>{' '}
          {best.isReviewed && `${say('raven.byReview')} · `}
          {makeSans(position, best.moves.slice(0, 6)).join(' ')}
        </p>
      )}
    </>
  )
}

/** The best move lies on top. */
const arrowsOf = (moves: readonly Move[]): BoardArrow[] =>
  moves
    .map((move, index) => ({
      from: moveFrom(move),
      to: moveTo(move),
      tone: index === 0 ? ('accent' as const) : ('blue' as const),
      weight: index === 0 ? 0.9 : 0.55 - 0.1 * index,
      ...(moves.length > 1 ? { label: String(index + 1) } : {}),
    }))
    .reverse()
