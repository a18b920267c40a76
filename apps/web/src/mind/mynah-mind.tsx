import { createBarScale } from '@rookery/play'
import {
  chanceIn,
  chartRatings,
  type MynahDetails,
  makeFixed,
  makePercent,
  makeRareShare,
  overlookedMoves,
  tellDrawing,
  tellPart,
} from '@rookery/players'
import { type Move, makeSan, moveFrom, moveTo } from '@rookery/rules'
import { say as sayMind } from '@rookery/words/web/mind'
import { say } from '@rookery/words/web/mynah'
import { useMemo } from 'react'
import barStyles from '../ui/bar.module.css'
import { Bar } from '../ui/bar.tsx'
import { makePlain } from '../ui/make-plain.ts'
import textStyles from '../ui/text.module.css'
import styles from './mynah-mind.module.css'
import { ChanceCurve } from './pictures/chance-curve.tsx'
import { MindHead } from './pictures/mind-head.tsx'
import pictureStyles from './pictures/picture.module.css'
import type { PictureProps } from './pictures/picture-props.ts'
import { Ranking } from './pictures/ranking.tsx'
import { BoardArrows } from './stage/board-arrows.tsx'

/** What Mynah and people play, how that changes with the rating, what Mynah overlooks, and what spoke for its move. */
export default function MynahMind({ entry, voice, thought, position }: PictureProps<MynahDetails>) {
  const { choice, weighed, details } = thought
  const { rating, people, curves, parts, raven } = details
  const chanceScale = useMemo(() => createBarScale(weighed.map(({ chance = 0 }) => chance)), [weighed])
  const partScale = useMemo(() => createBarScale(parts.map(({ nats }) => nats)), [parts])
  const overlooked = useMemo(() => overlookedMoves(details), [details])
  const nameOf = (move: Move) => {
    const san = makeSan(position, move)
    const arrow = { from: moveFrom(move), to: moveTo(move), color: entry.hue }
    return (
      <BoardArrows arrows={[arrow]} label={sayMind('show', { move: san })}>
        {san}
      </BoardArrows>
    )
  }
  return (
    <>
      <MindHead entry={entry} voice={voice} thought={thought} position={position} />
      <section className={pictureStyles.part}>
        <h3>{say('people', { mind: entry.name, rating: makePlain(rating) })}</h3>
        <div className={styles.moves}>
          <div className={`${barStyles.row} ${styles.move} ${styles.heads}`}>
            <span>{entry.name}</span>
            <span>{say('column')}</span>
          </div>
          <Ranking
            label={say('likeliest')}
            items={weighed}
            row={({ move, chance = 0 }) => (
              <li
                key={move}
                className={`${barStyles.row} ${styles.move}`}
                aria-current={move === choice ? 'true' : undefined}
              >
                {nameOf(move)}
                <Bar scale={chanceScale} value={chance} />
                <span className={barStyles.value}>{makePercent(chance)}</span>
                <span className={`${barStyles.value} ${styles.people}`}>
                  {makePercent(chanceIn(people, move))}
                </span>
                <ChanceCurve
                  ratings={chartRatings}
                  chances={curves.find((curve) => curve.move === move)?.chances ?? []}
                  rating={rating}
                />
              </li>
            )}
          />
        </div>
        <p className={textStyles.note}>
          {[voice.units(thought, position), ...tellDrawing(details)].join(' ')}{' '}
          {say('chart', { least: makePlain(chartRatings[0]), most: makePlain(chartRatings.at(-1)!) })}
        </p>
      </section>
      {raven && (
        <section className={pictureStyles.part}>
          <h3>{say('overlooks')}</h3>
          {overlooked.length === 0 ? (
            <p className={textStyles.note}>{say('nothing')}</p>
          ) : (
            <>
              <ul className={styles.overlooked} aria-label={say('overlooked')}>
                {overlooked.map((move) => (
                  <li key={move}>
                    {nameOf(move)}{' '}
                    <span>{say('playIt', { share: makeRareShare(chanceIn(people, move)) })}</span>
                  </li>
                ))}
              </ul>
              <p className={textStyles.note}>{say('ravenLikes', { rating: makePlain(rating) })}</p>
            </>
          )}
        </section>
      )}
      <section className={pictureStyles.part}>
        <h3>{say('spokeFor', { move: makeSan(position, choice) })}</h3>
        <div className={styles.parts}>
          <Ranking
            label={say('parts')}
            items={parts}
            row={({ name, nats }) => (
              <li key={name} className={barStyles.row}>
                <span>{tellPart(name)}</span>
                <Bar scale={partScale} value={nats} />
                <span className={barStyles.value}>{makeFactor(nats)}</span>
              </li>
            )}
          />
        </div>
        <p className={textStyles.note}>{say('factors')}</p>
      </section>
    </>
  )
}

const makeFactor = (nats: number): string =>
  `${nats >= 0 ? '×' : '÷'} ${makeFixed(Math.exp(Math.abs(nats)), 2)}`
