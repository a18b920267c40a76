import {
  findPlayer,
  makeCount,
  makePercent,
  makeSigned,
  type ParrotDetails,
  shareOf,
  tellIgnorance,
} from '@rookery/players'
import { moveFrom, moveTo } from '@rookery/rules'
import { say as sayMind } from '@rookery/words/web/mind'
import { say } from '@rookery/words/web/parrot'
import rowsStyles from '../ui/rows.module.css'
import textStyles from '../ui/text.module.css'
import styles from './parrot-mind.module.css'
import { MindHead } from './pictures/mind-head.tsx'
import pictureStyles from './pictures/picture.module.css'
import type { PictureProps } from './pictures/picture-props.ts'
import { Wheel } from './pictures/wheel.tsx'
import { BoardArrows } from './stage/board-arrows.tsx'

/** The wheel, and the rows of the table that it was made from. */
export default function ParrotMind({
  entry,
  voice,
  thought,
  position,
  Picture,
}: PictureProps<ParrotDetails>) {
  const { choice, details } = thought
  const { moves, fallback, exploration } = details
  const helper = fallback ? (findPlayer(fallback.player) ?? entry) : undefined
  const explores = moves.some(({ bonus }) => bonus > 0)
  return (
    <>
      {fallback ? (
        <header className={pictureStyles.head}>
          <h2>{tellIgnorance(thought)}</h2>
        </header>
      ) : (
        <MindHead entry={entry} voice={voice} thought={thought} position={position} />
      )}
      {fallback && helper ? (
        <>
          <p className={textStyles.note}>{say('unknown')}</p>
          <section className={styles.fallback} aria-label={say('helper', { mind: helper.name })}>
            <Picture entry={helper} thought={fallback.thought} position={position} />
          </section>
        </>
      ) : (
        <section className={pictureStyles.part}>
          <h3>{say('wheel')}</h3>
          <Wheel thought={thought} label={voice.headline(thought, position)} />
        </section>
      )}
      {moves.length > 0 && (
        <section className={pictureStyles.part}>
          <h3>{say('knows')}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
          <section className={rowsStyles.box} tabIndex={0} aria-label={say('rows')}>
            <table className={rowsStyles.rows}>
              <thead>
                <tr>
                  <th scope="col">{say('move')}</th>
                  <th scope="col">{say('defensive')}</th>
                  <th scope="col">{say('offensive')}</th>
                  <th scope="col">{say('seen')}</th>
                  <th scope="col">{say('worth')}</th>
                  {explores && <th scope="col">{say('bonus')}</th>}
                  <th scope="col">{say('fitness')}</th>
                  <th scope="col">{say('share')}</th>
                </tr>
              </thead>
              <tbody>
                {moves.map((known) => (
                  <tr key={known.move} aria-current={known.move === choice ? 'true' : undefined}>
                    <th scope="row">
                      <BoardArrows
                        arrows={[{ from: moveFrom(known.move), to: moveTo(known.move), color: entry.hue }]}
                        label={sayMind('show', { move: known.san })}
                      >
                        {known.san}
                      </BoardArrows>
                    </th>
                    <td>{known.row ? makeSigned(known.row.defensive) : '–'}</td>
                    <td>{known.row ? makeSigned(known.row.offensive) : '–'}</td>
                    <td>{known.row ? makeCount(known.row.counter) : say('never')}</td>
                    <td>{makeSigned(known.worth)}</td>
                    {explores && <td>{makeSigned(known.bonus)}</td>}
                    <td>{makeCount(Math.round(known.fitness * 10) / 10)}</td>
                    <td>{makePercent(shareOf(details, known))}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <p className={textStyles.note}>
            {say(explores ? 'sumWithBonus' : 'sum')}
            {!fallback && ` ${voice.units(thought, position)}`}
            {exploration > 0 && ` ${say('exploration', { value: exploration })}`}
          </p>
        </section>
      )}
    </>
  )
}
