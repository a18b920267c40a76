import {
  type ColorChoice,
  colorChoices,
  type GameSetup,
  type GameWish,
  loneMind,
  lonePerson,
  type MindSeat,
  parseMindSeat,
  person,
  type Seats,
  strengthOf,
  strengthRange,
} from '@rookery/play'
import { findPlayer, type RosterEntry, roster } from '@rookery/players'
import { chess960, minichess, standard, type Variant, type VariantId } from '@rookery/rules'
import { say } from '@rookery/words/web/door'
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { countDue, tellDue } from '../../../game/storage/due-drills.ts'
import buttonStyles from '../../../ui/button.module.css'
import { ChoiceRow } from '../../../ui/choice-row.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Notices } from '../../../ui/notices.tsx'
import roomStyles from '../../../ui/room.module.css'
import { makeRoute } from '../../../ui/route.ts'
import type { RawSettings } from '../../../ui/settings-form.tsx'
import { isCovered } from '../../../ui/use-keys.ts'
import { useGames } from '../../games/use-games.ts'
import { RulesButton } from '../rules/rules-button.tsx'
import { countTallies, type Tally } from '../tally.ts'
import { ClockChoice, type ClockForm, clockFormOf, readClockForm } from './clock-choice.tsx'
import { CoachChoice, useCoachChoice } from './coach-choice.tsx'
import styles from './door.module.css'
import { firstOpponent } from './first-opponent.ts'
import { GlimpseBoard, GlimpseWords } from './glimpse.tsx'
import { MindCard } from './mind-card.tsx'
import { MindPanel } from './mind-panel.tsx'
import { readStartForm, StartChoice, type StartForm } from './start-choice.tsx'
import { StrengthScale } from './strength.tsx'
import { type MindForms, TwoMinds } from './two-minds.tsx'
import { useGlimpse } from './use-glimpse.ts'

interface Props {
  /** The game that one comes from, whose choices are offered again; undefined on a first visit. */
  readonly last?: GameSetup
  readonly notices?: readonly string[]
  /** What else there is to say. */
  readonly children?: ReactNode
  readonly onStart: (wish: GameWish) => void
  /** Back to that game. */
  readonly onClose?: () => void
}

const boards = [
  { variant: standard, size: '8 × 8' },
  { variant: chess960, size: undefined },
  { variant: minichess, size: '5 × 6' },
]

const variantOptions = () =>
  boards.map(({ variant: { id, name }, size }) => ({ value: id, label: name, hint: size ?? say('shuffled') }))
const colorOptions = () => colorChoices.map((value) => ({ value, label: say(`colors.${value}`) }))

/** How much of its room's width a board takes that is no higher than a square one. */
const shapeOf = ({ files, ranks }: Variant): number => Math.min(1, files / ranks)

const noTallies: ReadonlyMap<string, Tally> = new Map()

interface Choices {
  readonly variantId: VariantId
  readonly color: ColorChoice
  readonly clockForm: ClockForm
  readonly startForm: StartForm
  /** Until a mind is chosen, it is the one that suits the board. */
  readonly shownId: string | undefined
  readonly isOfTwoMinds: boolean
  readonly twoMinds: MindForms
  readonly values: Readonly<Record<string, RawSettings>>
  readonly resigns: boolean
}

function choicesAfter(last: GameSetup | undefined): Choices {
  const lastMind = last && loneMind(last.sides)
  const usual = firstOpponent(standard.id)
  return {
    variantId: last?.variant.id ?? standard.id,
    color: (last && lonePerson(last.sides)) ?? 'white',
    clockForm: clockFormOf(last?.clock),
    startForm: { fen: '', number: '' },
    shownId: lastMind?.id,
    isOfTwoMinds: false,
    twoMinds: { white: { id: 'magpie', values: {} }, black: { id: 'kestrel', values: {} } },
    values: { [usual.entry.id]: usual.values, ...(lastMind && { [lastMind.id]: lastMind.settings }) },
    resigns: last?.resigns ?? false,
  }
}

/** What was chosen and not played yet: it is still there when the door is opened again. */
let unplayed: Choices | undefined

/** The colony before the board is touched: one click on a mind plays it; everything else is already chosen well. */
export default function Door({ last, notices: told = [], children, onStart, onClose }: Props) {
  const [choices, setChoices] = useState(() => unplayed ?? choicesAfter(last))
  const { variantId, color, clockForm, startForm, shownId, isOfTwoMinds, twoMinds, values, resigns } = choices
  const choose = (part: Partial<Choices>) => {
    unplayed = { ...choices, ...part }
    setChoices(unplayed)
  }
  const [notices, setNotices] = useState(told)
  const coach = useCoachChoice()
  const [list] = useGames()
  const tallies = useMemo(() => (list.kind === 'listed' ? countTallies(list.games) : noTallies), [list])
  const shownVariant = variantId === minichess.id ? minichess : standard
  const glimpse = useGlimpse(shownVariant)
  const [due] = useState(() => countDue(Date.now()))
  const title = useRef<HTMLHeadingElement>(null)
  const panelTitle = useRef<HTMLHeadingElement>(null)
  const { variant } = boards.find((board) => board.variant.id === variantId) ?? boards[0]!
  const clock = readClockForm(clockForm)
  const start = readStartForm(startForm, variant)
  const isReady = clock.ok && start.ok
  const suggested = useMemo(() => firstOpponent(variant.id).entry, [variant])
  const chosen = shownId === undefined ? undefined : findPlayer(shownId)
  const shown = isOfTwoMinds ? undefined : (chosen ?? suggested)

  const isReturn = onClose !== undefined
  useEffect(() => {
    if (isReturn) title.current?.focus()
  }, [isReturn])

  const begin = (sides: Seats, shuffled = false) => {
    if (!clock.ok || !start.ok) return
    unplayed = undefined
    onStart({ variant, sides, shuffled, clock: clock.value, start: start.value, coach, resigns })
  }
  const seatOf = ({ id }: RosterEntry) => parseMindSeat(id, values[id])
  const play = (mind: MindSeat) =>
    begin(
      color === 'black' ? { white: mind, black: person } : { white: person, black: mind },
      color === 'random',
    )
  const playMind = (entry: RosterEntry) => {
    const seat = seatOf(entry)
    if (seat.ok) play(seat.value)
  }
  const chooseBoard = (id: VariantId) => {
    choose({ variantId: id, ...(!chosen?.variants.includes(id) && { shownId: undefined }) })
  }
  const show = (entry: RosterEntry) => {
    choose({ isOfTwoMinds: false, shownId: entry.id })
    glimpse.ask(entry)
    requestAnimationFrame(() => {
      panelTitle.current?.focus({ preventScroll: true })
      panelTitle.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
    })
  }
  const obstacleOf = (entry: RosterEntry): string | undefined => {
    if (!entry.variants.includes(variant.id)) return say('notOnBoard')
    return isReady && seatOf(entry).ok ? undefined : say('seeFault')
  }

  return (
    <main
      className={`${roomStyles.room} ${roomStyles.wide} ${styles.door}`}
      onKeyDown={({ key }) => key === 'Escape' && !isCovered() && onClose?.()}
    >
      <div className={styles.page}>
        {children}
        <Notices
          notices={notices}
          onDismiss={(gone) => setNotices((each) => each.filter((notice) => notice !== gone))}
        />
        <header className={styles.head}>
          <div>
            <h1 ref={title} tabIndex={-1}>
              {say(isReturn ? 'newGame' : 'title')}
            </h1>
            <p>{say(isReturn ? 'oneClick' : 'welcome')}</p>
            {due > 0 && (
              <p className={styles.due}>
                <a href={makeRoute('practice', { view: 'drills' })}>{tellDue(due)}</a>
              </p>
            )}
          </div>
          {onClose && (
            <button type="button" className={buttonStyles.quiet} aria-label={say('back')} onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </header>
        <section className={styles.colony} aria-label={say('opponent')}>
          <ul
            className={styles.minds}
            style={{ '--minds': roster.length, '--half': Math.ceil(roster.length / 2) } as CSSProperties}
          >
            {roster.map((entry) => {
              const seat = seatOf(entry)
              return (
                <MindCard
                  key={entry.id}
                  entry={entry}
                  strength={seat.ok ? strengthOf(seat.value, variant.id) : undefined}
                  range={strengthRange(entry, variant.id)}
                  tally={tallies.get(entry.name)}
                  obstacle={obstacleOf(entry)}
                  sign={!isReturn && entry === suggested ? say('startHere') : undefined}
                  isShown={entry === shown}
                  onPlay={() => playMind(entry)}
                  onShow={() => show(entry)}
                />
              )
            })}
          </ul>
          <p className={styles.scale}>
            <StrengthScale variant={variant.id} />
            {tallies.size > 0 && ` ${say('tallies')}`}
          </p>
        </section>
        <div className={styles.lower}>
          <div className={styles.board} style={{ '--board-shape': shapeOf(shownVariant) } as CSSProperties}>
            <GlimpseBoard glimpse={glimpse} />
          </div>
          <GlimpseWords glimpse={glimpse} />
          <div className={styles.choice}>
            {shown ? (
              <MindPanel
                variant={variant.id}
                key={shown.id}
                entry={shown}
                values={values[shown.id] ?? {}}
                seat={seatOf(shown)}
                tally={tallies.get(shown.name)}
                sign={!isReturn && shown === suggested ? say('goodFirst') : undefined}
                isPlayable={isReady && shown.variants.includes(variant.id)}
                isChosen={shown === chosen}
                heading={panelTitle}
                onChange={(changed) => choose({ values: { ...values, [shown.id]: changed } })}
                onPlay={() => playMind(shown)}
              />
            ) : (
              <TwoMinds
                variant={variant}
                forms={twoMinds}
                isReady={isReady}
                onChange={(forms) => choose({ twoMinds: forms })}
                onStart={begin}
              />
            )}
            <section className={styles.options} aria-label={say('game')}>
              <div className={styles.variant}>
                <ChoiceRow
                  isBeside
                  label={say('board')}
                  options={variantOptions()}
                  value={variant.id}
                  onChoose={chooseBoard}
                />
                <RulesButton variant={variant} />
              </div>
              {shown && (
                <ChoiceRow
                  isBeside
                  label={say('youPlay')}
                  options={colorOptions()}
                  value={color}
                  onChoose={(chosenColor) => choose({ color: chosenColor })}
                />
              )}
              <ClockChoice form={clockForm} onChange={(form) => choose({ clockForm: form })} />
              {shown && <CoachChoice coach={coach} />}
              <label className={styles.resigns}>
                <input
                  type="checkbox"
                  checked={resigns}
                  onChange={(event) => choose({ resigns: event.target.checked })}
                />
                {say('resigns')}
              </label>
              <StartChoice
                form={startForm}
                variant={variant}
                onChange={(form) => choose({ startForm: form })}
              />
            </section>
          </div>
          <div className={styles.ways}>
            <button type="button" disabled={!isReady} onClick={() => begin({ white: person, black: person })}>
              {say('twoPeople')}
            </button>
            <button type="button" aria-pressed={!shown} onClick={() => choose({ isOfTwoMinds: true })}>
              {say('watchMinds')}
            </button>
          </div>
        </div>
      </div>
    </main>
  )
}
