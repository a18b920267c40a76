import { type RosterEntry, roster } from '@rookery/players'
import { chess960, minichess, standard, type VariantId } from '@rookery/rules'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../app/icon.tsx'
import { type ColorChoice, colorChoices, type GameWish } from '../game/game-setup.ts'
import { capitalise } from '../game/words.ts'
import { Portrait } from '../opponent/portrait.tsx'
import { ChoiceRow } from './choice-row.tsx'

interface Props {
  readonly variantId: VariantId
  readonly color: ColorChoice
  readonly onStart: (wish: Omit<GameWish, 'seed'>) => void
  readonly onClose: () => void
}

const boards = [
  { variant: standard, hint: '8 × 8' },
  { variant: chess960, hint: 'shuffled' },
  { variant: minichess, hint: '5 × 6' },
]

const variantOptions = boards.map(({ variant, hint }) => ({ value: variant.id, label: variant.name, hint }))
const colorOptions = colorChoices.map((value) => ({ value, label: capitalise(value) }))

/** One click on a bird plays it; the board and the colour above are already chosen well. */
export function NewGame({ variantId, color: firstColor, onStart, onClose }: Props) {
  const [chosenId, setChosenId] = useState(variantId)
  const [color, setColor] = useState(firstColor)
  const heading = useRef<HTMLHeadingElement>(null)
  const { variant } = boards.find((board) => board.variant.id === chosenId) ?? boards[0]!

  useEffect(() => heading.current?.focus(), [])

  return (
    <section
      className="new-game"
      aria-labelledby="new-game-heading"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <header>
        <h2 id="new-game-heading" ref={heading} tabIndex={-1}>
          New game
        </h2>
        <button type="button" className="quiet" aria-label="Back to the game" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <ChoiceRow label="Board" options={variantOptions} value={variant.id} onChoose={setChosenId} />
      <ChoiceRow label="You play" options={colorOptions} value={color} onChoose={setColor} />
      <section className="birds" aria-label="Opponent">
        <h3>Choose an opponent to start</h3>
        {roster.map((bird) => (
          <BirdCard
            key={bird.id}
            bird={bird}
            disabled={!bird.variants.includes(variant.id)}
            onChoose={() => onStart({ variant, color, opponent: bird.id })}
          />
        ))}
      </section>
    </section>
  )
}

interface BirdCardProps {
  readonly bird: RosterEntry
  readonly disabled: boolean
  readonly onChoose: () => void
}

function BirdCard({ bird, disabled, onChoose }: BirdCardProps) {
  return (
    <button type="button" className="bird" disabled={disabled} onClick={onChoose}>
      <Portrait bird={bird} />
      <span className="bird-words">
        <strong>{bird.name}</strong>
        <span className="bird-summary">{disabled ? 'does not play on this board' : bird.summary}</span>
      </span>
      <Icon name="forward" />
    </button>
  )
}
