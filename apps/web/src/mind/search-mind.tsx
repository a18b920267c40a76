import { type RosterEntry, rankMoves } from '@rookery/players'
import { makeSan, moveFrom, moveTo, type Position } from '@rookery/rules'
import { lazy, Suspense, useMemo } from 'react'
import type { SearchedThought } from '../game/kept-thought.ts'
import { Bar } from '../ui/bar.tsx'
import { createBarScale } from '../ui/bar-scale.ts'
import { Later } from '../ui/later.tsx'
import { makeSigned } from '../ui/numbers.ts'
import { LeafPicture } from './pictures/leaf-picture.tsx'
import { Ranking } from './pictures/ranking.tsx'
import { SearchCounts } from './pictures/search-counts.tsx'
import { BoardArrows } from './stage/board-arrows.tsx'
import { makeValue, tellSearch, tellSearchTies, tellUnits } from './words/search-words.ts'

const TreeSection = lazy(() => import('./tree/tree-section.tsx'))

interface Props {
  readonly bird: RosterEntry
  readonly thought: SearchedThought
  readonly position: Position
}

/** Above what a mind of this family gives for pieces, so a value beyond it is that of a decided game. */
const mostPieces = 9900

/** What it found for each move, and what decided. */
export function SearchMind({ bird, thought, position }: Props) {
  const { moves, scale, origin } = useMemo(() => {
    const moves = rankMoves(thought, position.turn)
    const origin = thought.kind === 'wren' ? thought.score - thought.advantage : 0
    return {
      moves,
      origin,
      scale: createBarScale(
        moves.map(({ value }) => value),
        { origin, decisive: mostPieces },
      ),
    }
  }, [thought, position])
  const { line } = thought
  const leafPosition = useMemo(
    () => line.reduce((reached, move) => reached.play(move), position),
    [line, position],
  )
  const ties = tellSearchTies(thought)
  const hasBounds = moves.some(({ exactness }) => exactness !== 'exact')

  return (
    <>
      <header className="mind-head">
        <h2>{tellSearch(bird.name, thought, position)}</h2>
        {ties && <p>{ties}</p>}
      </header>
      <Later>
        <section className="mind-part">
          <h3>The moves it weighed</h3>
          <Ranking
            label="Moves, best first"
            items={moves}
            row={(considered) => {
              const san = makeSan(position, considered.move)
              const arrow = {
                from: moveFrom(considered.move),
                to: moveTo(considered.move),
                color: bird.hue,
              }
              return (
                <li
                  key={considered.move}
                  className="bar-row"
                  aria-current={considered.move === thought.choice ? 'true' : undefined}
                >
                  <BoardArrows arrows={[arrow]} label={`Show ${san} on the board`}>
                    {san}
                  </BoardArrows>
                  <Bar scale={scale} value={considered.value} isBound={considered.exactness !== 'exact'} />
                  <span className="bar-value">{makeValue(considered)}</span>
                </li>
              )
            }}
          />
          <p className="mind-note">
            {tellUnits(thought, bird.name, position)}
            {thought.kind === 'wren' && ` Bars begin at ${makeSigned(origin)}, what a draw would be worth.`}
            {hasBounds && ' A hatched bar is a bound: the move was proved no better than that.'}
          </p>
        </section>
        <Later>
          <Suspense fallback={<div className="tree-wait" />}>
            <TreeSection thought={thought} />
          </Suspense>
          <Later>
            {thought.leaf.terms.length > 0 && (
              <LeafPicture
                kind={thought.kind}
                leaf={thought.leaf}
                position={leafPosition}
                title="What the end of its line is worth"
              />
            )}
            <Later>
              <SearchCounts thought={thought} />
            </Later>
          </Later>
        </Later>
      </Later>
    </>
  )
}
