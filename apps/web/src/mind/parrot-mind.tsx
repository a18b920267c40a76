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
import { LabelledRows } from '../ui/labelled-rows.tsx'
import textStyles from '../ui/text.module.css'
import styles from './parrot-mind.module.css'
import { MindHead } from './pictures/mind-head.tsx'
import pictureStyles from './pictures/picture.module.css'
import type { PictureProps } from './pictures/picture-props.ts'
import { Wheel } from './pictures/wheel.tsx'
import { BoardArrows } from './stage/board-arrows.tsx'

const columns = ['move', 'defensive', 'offensive', 'seen', 'worth', 'bonus', 'fitness', 'share'] as const

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
          <LabelledRows
            label={say('rows')}
            columns={columns.filter((column) => explores || column !== 'bonus').map((column) => say(column))}
            rows={moves.map((known) => ({
              id: known.move,
              head: (
                <BoardArrows
                  arrows={[{ from: moveFrom(known.move), to: moveTo(known.move), color: entry.hue }]}
                  label={sayMind('show', { move: known.san })}
                >
                  {known.san}
                </BoardArrows>
              ),
              cells: [
                known.row ? makeSigned(known.row.defensive) : '–',
                known.row ? makeSigned(known.row.offensive) : '–',
                known.row ? makeCount(known.row.counter) : say('never'),
                makeSigned(known.worth),
                ...(explores ? [makeSigned(known.bonus)] : []),
                makeCount(Math.round(known.fitness * 10) / 10),
                makePercent(shareOf(details, known)),
              ],
              isCurrent: known.move === choice,
            }))}
          />
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
