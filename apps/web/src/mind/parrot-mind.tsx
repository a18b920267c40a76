import { findPlayer, type ParrotThought, type RosterEntry } from '@rookery/players'
import { moveFrom, moveTo, type Position } from '@rookery/rules'
import type { ReactNode } from 'react'
import { makeCount, makeSigned } from '../ui/numbers.ts'
import { Wheel } from './pictures/wheel.tsx'
import { BoardArrows } from './stage/board-arrows.tsx'
import { shareOf, tellDraw, tellParrot } from './words/parrot-words.ts'
import { makePercent } from './words/raven-words.ts'
import '../style/mind-parrot.css'

interface Props {
  readonly bird: RosterEntry
  readonly thought: ParrotThought
  readonly position: Position
  /** The picture of the one who thought instead, where it knew nothing. */
  readonly children: ReactNode
}

/** The wheel, and the rows of the table that it was made from. */
export default function ParrotMind({ bird, thought, children }: Props) {
  const { moves, choice, fallback, exploration } = thought
  const fallbackName = fallback ? (findPlayer(fallback.player)?.name ?? fallback.player) : ''
  const headline = tellParrot(bird.name, thought, fallbackName)
  const draw = tellDraw(thought)
  const explores = moves.some(({ bonus }) => bonus > 0)
  return (
    <>
      <header className="mind-head">
        <h2>{headline}</h2>
        {draw && <p>{draw}</p>}
      </header>
      {fallback ? (
        <>
          <p className="mind-note">
            No game it has learned from stood like this. Train it in the Learn room, and it will have
            something to repeat.
          </p>
          <section className="fallback" aria-label={`What ${fallbackName} thought`}>
            {children}
          </section>
        </>
      ) : (
        <section className="mind-part">
          <h3>The wheel</h3>
          <Wheel thought={thought} label={headline} />
        </section>
      )}
      {moves.length > 0 && (
        <section className="mind-part">
          <h3>What it knows here</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
          <section className="rows-box" tabIndex={0} aria-label="Rows of the table">
            <table className="rows">
              <thead>
                <tr>
                  <th scope="col">move</th>
                  <th scope="col">defensive</th>
                  <th scope="col">offensive</th>
                  <th scope="col">seen</th>
                  <th scope="col">worth</th>
                  {explores && <th scope="col">bonus</th>}
                  <th scope="col">fitness</th>
                  <th scope="col">share</th>
                </tr>
              </thead>
              <tbody>
                {moves.map((known) => (
                  <tr key={known.move} aria-current={known.move === choice ? 'true' : undefined}>
                    <th scope="row">
                      <BoardArrows
                        arrows={[{ from: moveFrom(known.move), to: moveTo(known.move), color: bird.hue }]}
                        label={`Show ${known.san} on the board`}
                      >
                        {known.san}
                      </BoardArrows>
                    </th>
                    <td>{known.row ? makeSigned(known.row.defensive) : '–'}</td>
                    <td>{known.row ? makeSigned(known.row.offensive) : '–'}</td>
                    <td>{known.row ? makeCount(known.row.counter) : 'never'}</td>
                    <td>{makeSigned(known.worth)}</td>
                    {explores && <td>{makeSigned(known.bonus)}</td>}
                    <td>{makeCount(Math.round(known.fitness * 10) / 10)}</td>
                    <td>{makePercent(shareOf(thought, known))}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <p className="mind-note">
            Worth is defensive plus offensive{explores && ' plus the bonus for moves seen seldom'}; shifted so
            that the least is 1, and squared, it is the fitness, the width of the slice.
            {exploration > 0 && ` Exploration is ${makeCount(exploration)}.`}
          </p>
        </section>
      )}
    </>
  )
}
