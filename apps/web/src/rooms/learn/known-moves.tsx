import { makeCount, makeSigned, type ParrotThought, requirePlayer } from '@rookery/players'
import type { Move, Position } from '@rookery/rules'
import { say } from '@rookery/words/web/learn'
import { type CSSProperties, Suspense } from 'react'
import { Wheel } from '../../mind/pictures/wheel.tsx'
import { useVoice } from '../../mind/stage/use-voice.ts'
import { LabelledRows } from '../../ui/labelled-rows.tsx'
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

const columns = ['move', 'defensive', 'offensive', 'seen', 'worth', 'fitness'] as const

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
      <LabelledRows
        label={say('known.label')}
        columns={columns.map((column) => say(`known.${column}`))}
        rows={thought.details.moves.map(({ move, san, row, worth, fitness }) => ({
          id: move,
          head: (
            <button
              type="button"
              className={styles.move}
              title={say('known.play', { san })}
              onFocus={() => onPoint(move)}
              onBlur={() => onPoint(undefined)}
              onClick={() => onPlay(move)}
            >
              {san}
            </button>
          ),
          cells: [
            row ? makeTenths(row.defensive) : '–',
            row ? makeTenths(row.offensive) : '–',
            row ? makeCount(row.counter) : say('known.never'),
            makeTenths(worth),
            makeCount(Math.round(fitness)),
          ],
          onPoint: (isOver) => onPoint(isOver ? move : undefined),
        }))}
      />
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

const makeTenths = (value: number): string => makeSigned(Math.round(value * 10) / 10)
