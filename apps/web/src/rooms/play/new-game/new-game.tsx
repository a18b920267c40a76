import {
  type ColorChoice,
  capitalise,
  colorChoices,
  type GameSetup,
  type GameWish,
  lonePerson,
  type MindSeat,
  person,
  type Seats,
} from '@rookery/play'
import { roster } from '@rookery/players'
import { chess960, minichess, standard, type Variant } from '@rookery/rules'
import { useEffect, useRef, useState } from 'react'
import buttonStyles from '../../../ui/button.module.css'
import { ChoiceRow } from '../../../ui/choice-row.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ClockChoice, clockFormOf, readClockForm } from './clock-choice.tsx'
import { MindCard } from './mind-card.tsx'
import styles from './new-game.module.css'
import { readStartForm, StartChoice } from './start-choice.tsx'
import { TwoMinds } from './two-minds.tsx'

interface Props {
  /** The game before, whose choices are offered again. */
  readonly last: GameSetup
  readonly onStart: (wish: GameWish) => void
  readonly onClose: () => void
}

const boards = [
  { variant: standard, hint: '8 × 8' },
  { variant: chess960, hint: 'shuffled' },
  { variant: minichess, hint: '5 × 6' },
]

const variantOptions = boards.map(({ variant, hint }) => ({ value: variant.id, label: variant.name, hint }))
const colorOptions = colorChoices.map((value) => ({ value, label: capitalise(value) }))

const companies = [
  { value: 'mind', label: 'A mind', hint: 'you play it' },
  { value: 'people', label: 'A person', hint: 'same board' },
  { value: 'minds', label: 'Two minds', hint: 'you watch' },
] as const
type Company = (typeof companies)[number]['value']

/** One click on a mind plays it; everything above is already chosen well. */
export function NewGame({ last, onStart, onClose }: Props) {
  const [company, setCompany] = useState<Company>(companyOf(last.sides))
  const [variantId, setVariantId] = useState(last.variant.id)
  const [color, setColor] = useState<ColorChoice>(lonePerson(last.sides) ?? 'white')
  const [clockForm, setClockForm] = useState(() => clockFormOf(last.clock))
  const [startForm, setStartForm] = useState({ fen: '', number: '' })
  const heading = useRef<HTMLHeadingElement>(null)
  const { variant } = boards.find((board) => board.variant.id === variantId) ?? boards[0]!
  const clock = readClockForm(clockForm)
  const start = readStartForm(startForm, variant)
  const isReady = clock.ok && start.ok

  useEffect(() => heading.current?.focus(), [])

  const begin = (sides: Seats, shuffled = false) => {
    if (clock.ok && start.ok) onStart({ variant, sides, shuffled, clock: clock.value, start: start.value })
  }
  const play = (mind: MindSeat) =>
    begin(
      color === 'black' ? { white: mind, black: person } : { white: person, black: mind },
      color === 'random',
    )

  return (
    <section
      className={styles.view}
      aria-labelledby="new-game-heading"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <header>
        <h2 id="new-game-heading" ref={heading} tabIndex={-1}>
          New game
        </h2>
        <button type="button" className={buttonStyles.quiet} aria-label="Back to the game" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <ChoiceRow isBeside label="Against" options={companies} value={company} onChoose={setCompany} />
      <ChoiceRow isBeside label="Board" options={variantOptions} value={variant.id} onChoose={setVariantId} />
      {company === 'mind' && (
        <ChoiceRow isBeside label="You play" options={colorOptions} value={color} onChoose={setColor} />
      )}
      <ClockChoice form={clockForm} onChange={setClockForm} />
      <StartChoice form={startForm} variant={variant} onChange={setStartForm} />
      {company === 'mind' && <Minds variant={variant} isReady={isReady} onChoose={play} />}
      {company === 'people' && (
        <button
          type="button"
          className={buttonStyles.primary}
          disabled={!isReady}
          onClick={() => begin({ white: person, black: person })}
        >
          Start
        </button>
      )}
      {company === 'minds' && <TwoMinds variant={variant} isReady={isReady} onStart={begin} />}
    </section>
  )
}

function companyOf({ white, black }: Seats): Company {
  if (white.kind !== black.kind) return 'mind'
  return white.kind === 'person' ? 'people' : 'minds'
}

interface MindsProps {
  readonly variant: Variant
  readonly isReady: boolean
  readonly onChoose: (mind: MindSeat) => void
}

function Minds({ variant, isReady, onChoose }: MindsProps) {
  return (
    <section className={styles.minds} aria-label="Opponent">
      <h3>Choose an opponent to start</h3>
      {roster.map((entry) => {
        const isAble = entry.variants.includes(variant.id)
        const obstacle = isAble
          ? isReady
            ? undefined
            : 'the fault above has to be mended first'
          : 'does not play on this board'
        return (
          <MindCard
            key={entry.id}
            entry={entry}
            variant={variant.id}
            obstacle={obstacle}
            onChoose={onChoose}
          />
        )
      })}
    </section>
  )
}
