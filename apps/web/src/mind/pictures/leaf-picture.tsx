import { createBarScale } from '@rookery/play'
import {
  type LeafValue,
  makeTerm,
  type SquareWorth,
  scaleTerm,
  type Term,
  type TermUnit,
  type Thought,
  type Voice,
} from '@rookery/players'
import { makeSquare, type Position } from '@rookery/rules'
import { say } from '@rookery/words/web/mind'
import { useId, useMemo, useState } from 'react'
import barStyles from '../../ui/bar.module.css'
import { Bar } from '../../ui/bar.tsx'
import textStyles from '../../ui/text.module.css'
import { useMindStage } from '../stage/mind-stage.ts'
import { HeatBoard } from './heat-board.tsx'
import styles from './leaf-picture.module.css'
import pictureStyles from './picture.module.css'

interface Props {
  readonly voice: Pick<Voice, 'terms' | 'termNames' | 'termUnit' | 'tellingTerm' | 'pawnTerms'>
  /** Whose leaf it is. */
  readonly thought: Thought
  readonly leaf: LeafValue
  /** The position that is valued. */
  readonly position: Position
  readonly title: string
  readonly note?: string
}

const all = 'together'

/** The value of a position by its terms as bars, each of which can be seen square by square. */
export function LeafPicture({ voice, thought, leaf, position, title, note }: Props) {
  const { orientation, game, view } = useMindStage()
  const group = useId()
  const [chosen, setChosen] = useState(voice.tellingTerm ?? all)
  const terms = useMemo(() => {
    const own = voice.pawnTerms(leaf, thought, game.position)
    return view.side === game.position.turn ? own : own.map((term) => scaleTerm(term, -1))
  }, [voice, leaf, thought, game, view])
  const rows = useMemo(() => (terms.length > 1 ? [...terms, sumTerms(terms)] : terms), [terms])
  const scale = createBarScale(
    rows.map(({ value }) => value),
    { isCentred: true },
  )
  const nameOf = ({ name }: Term) => (name === all ? say('leaf.together') : (voice.termNames[name] ?? name))
  const shown = rows.find(({ name }) => name === chosen) ?? rows.at(-1)
  if (!shown) return null
  return (
    <section className={pictureStyles.part}>
      <h3>{title}</h3>
      {note && <p className={textStyles.note}>{note}</p>}
      <fieldset className={styles.terms} aria-label={say('leaf.terms')}>
        {rows.map((row) => (
          <label
            key={row.name}
            className={
              row.name === all
                ? `${barStyles.row} ${styles.term} ${styles.sum}`
                : `${barStyles.row} ${styles.term}`
            }
            data-chosen={row === shown}
          >
            <input
              type="radio"
              className={textStyles.unseen}
              name={group}
              checked={row === shown}
              onChange={() => setChosen(row.name)}
            />
            <span>{nameOf(row)}</span>
            <Bar scale={scale} value={row.value} />
            <span className={barStyles.value}>{makeTerm(row.value, voice.termUnit)}</span>
          </label>
        ))}
      </fieldset>
      {voice.terms[shown.name] && (
        <p className={textStyles.note}>
          {nameOf(shown)}: {voice.terms[shown.name]}.
        </p>
      )}
      <HeatBoard
        position={position}
        orientation={orientation}
        worths={shown.squares}
        label={tellSquares(nameOf(shown), shown.squares, voice.termUnit)}
        unit={voice.termUnit}
      />
    </section>
  )
}

function sumTerms(terms: readonly Term[]): Term {
  const sums = new Map<number, SquareWorth>()
  for (const { squares } of terms)
    for (const worth of squares) {
      const before = sums.get(worth.square)?.value ?? 0
      sums.set(worth.square, { ...worth, value: before + worth.value })
    }
  const value = terms.reduce((sum, term) => sum + term.value, 0)
  return { name: all, value, squares: [...sums.values()] }
}

function tellSquares(term: string, squares: readonly SquareWorth[], unit: TermUnit | undefined): string {
  if (squares.length === 0) return say('leaf.nothing', { term })
  const sorted = [...squares].sort((a, b) => b.value - a.value)
  const tell = ({ square, value }: SquareWorth) => `${makeSquare(square)} ${makeTerm(value, unit)}`
  return say('leaf.squares', { term, most: tell(sorted[0]!), least: tell(sorted.at(-1)!) })
}
