import { makeCount, makeSigned, type ParrotThought, requirePlayer } from '@rookery/players'
import type { Move, Position } from '@rookery/rules'
import { say } from '@rookery/words/web/learn'
import { type CSSProperties, Suspense } from 'react'
import { Wheel } from '../../mind/pictures/wheel.tsx'
import { useVoice } from '../../mind/stage/use-voice.ts'
import rowsStyles from '../../ui/rows.module.css'
import textStyles from '../../ui/text.module.css'
import styles from './known-moves.module.css'

interface Props {
  readonly thought: ParrotThought | undefined
  readonly position: Position
  /** How many positions of this board Parrot knew before its first game here. */
  readonly primer: number
  readonly isAsking: boolean
  readonly onPoint: (move: Move | undefined) => void
  readonly onPlay: (move: Move) => void
  readonly onSpin: () => void
}

const parrot = requirePlayer('parrot')

/** The rows of the table for the position on the board, and the wheel that they make. */
export function KnownMoves({ thought, position, primer, isAsking, onPoint, onPlay, onSpin }: Props) {
  if (!thought)
    return (
      <p className={textStyles.empty} aria-busy={isAsking}>
        {say(isAsking ? 'known.looking' : 'known.none')}
      </p>
    )
  return (
    <div className={styles.view} style={{ '--hue': parrot.hue } as CSSProperties}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      <section className={rowsStyles.box} tabIndex={0} aria-label={say('known.label')}>
        <table className={rowsStyles.rows}>
          <thead>
            <tr>
              <th scope="col">{say('known.move')}</th>
              <th scope="col">{say('known.defensive')}</th>
              <th scope="col">{say('known.offensive')}</th>
              <th scope="col">{say('known.seen')}</th>
              <th scope="col">{say('known.worth')}</th>
              <th scope="col">{say('known.fitness')}</th>
            </tr>
          </thead>
          <tbody>
            {thought.details.moves.map((known) => (
              <tr
                key={known.move}
                onPointerEnter={() => onPoint(known.move)}
                onPointerLeave={() => onPoint(undefined)}
              >
                <th scope="row">
                  <button
                    type="button"
                    className={styles.move}
                    title={say('known.play', { san: known.san })}
                    onFocus={() => onPoint(known.move)}
                    onBlur={() => onPoint(undefined)}
                    onClick={() => onPlay(known.move)}
                  >
                    {known.san}
                  </button>
                </th>
                <td>{known.row ? makeTenths(known.row.defensive) : '–'}</td>
                <td>{known.row ? makeTenths(known.row.offensive) : '–'}</td>
                <td>{known.row ? makeCount(known.row.counter) : say('known.never')}</td>
                <td>{makeTenths(known.worth)}</td>
                <td>{makeCount(Math.round(known.fitness))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={textStyles.hint}>{say('known.about')}</p>
      {primer > 0 && <p className={textStyles.hint}>{say('known.primer', { positions: primer })}</p>}
      <Suspense>
        <Spin thought={thought} position={position} onSpin={onSpin} />
      </Suspense>
    </div>
  )
}

interface SpinProps extends Pick<Props, 'position' | 'onSpin'> {
  readonly thought: ParrotThought
}

function Spin({ thought, position, onSpin }: SpinProps) {
  const headline = useVoice(parrot, thought).headline(thought, position)
  return (
    <>
      <Wheel thought={thought} label={headline} />
      <p className={styles.spin}>
        {headline}
        <button type="button" onClick={onSpin}>
          {say('known.spin')}
        </button>
      </p>
    </>
  )
}

/** Hundredths would push the last columns out of the panel. */
const makeTenths = (value: number): string => makeSigned(Math.round(value * 10) / 10)
