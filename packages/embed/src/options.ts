import { type ThemeName, themes } from '@rookery/board'
import {
  type GameWish,
  type MindSeat,
  parseMindSpec,
  parseTimeControl,
  person,
  personAs,
  type Seats,
  seatFor,
  type TimeControl,
} from '@rookery/play'
import { type ScoreWish, scoreWishes } from '@rookery/players'
import {
  describeFaults,
  describeValue,
  err,
  type Fault,
  type GameSource,
  ok,
  type Position,
  type Result,
  standard,
  toGame,
  type Variant,
  variantById,
  variants,
} from '@rookery/rules'
import { pieceSets } from '@rookery/rules/pieces'

const colorWishes = ['white', 'black', 'random', 'none', 'both'] as const
const panelWishes = ['none', 'thought', 'moves', 'both'] as const

export type ColorWish = (typeof colorWishes)[number]
export type PanelWish = (typeof panelWishes)[number]

/** What a page may set, as an attribute or as a property. Null and undefined mean the default. */
export interface GameOptions {
  /** The mind opposite, with settings if wanted: `owl`, `kestrel:depth=3`. */
  mind: string | null | undefined
  /** What the person plays; `none` watches the mind play itself, `both` is for two people. */
  color: ColorWish | null | undefined
  /** The id of a variant. */
  variant: string | null | undefined
  /** Where the game starts: a FEN, or a position or game of the rules. */
  position: GameSource | null | undefined
  /** Minutes and seconds a move, such as `5+3`. */
  clock: string | null | undefined
  /** What stands beside the board. */
  panel: PanelWish | null | undefined
  /** The same seed gives the same games, where no clock is used. */
  seed: number | string | null | undefined
  /** The board's theme. */
  theme: ThemeName | null | undefined
  /** The name of the board's set of pieces. */
  pieces: string | null | undefined
  /** From whose side scores are told: `me`, the person who plays or sits below, or `white`. */
  view: ScoreWish | null | undefined
}

export type OptionName = keyof GameOptions

/** The options by which a game is another one; the others only change how it looks. */
export const gameOptionNames = ['mind', 'color', 'variant', 'position', 'clock', 'seed'] as const
export const optionNames: readonly OptionName[] = [...gameOptionNames, 'panel', 'theme', 'pieces', 'view']

export interface OptionFault extends Fault<'game-option'> {
  readonly option: OptionName
}

type Read<T> = Result<T, OptionFault>
type Given = Readonly<Partial<Record<OptionName, unknown>>>

/** A game that can be begun. */
export interface WantedGame {
  readonly wish: GameWish
  /** Undefined where chance may decide. */
  readonly seed: number | undefined
}

export interface WantedLook {
  readonly panel: PanelWish
  readonly theme: ThemeName
  readonly pieces: string
  readonly view: ScoreWish
}

/** Plays every board, and answers at once. */
const usualMind = 'kestrel'

const fault = (option: OptionName, message: string) =>
  err<OptionFault>({ code: 'game-option', option, message: `${option}: ${message}` })

const show = (value: unknown): string =>
  typeof value === 'string'
    ? `"${value.slice(0, 40)}"`
    : typeof value === 'number'
      ? `${value}`
      : describeValue(value)

/** What an option is given as may be any object, whose own getters throw. */
function attempt<T>(option: OptionName, read: () => Read<T>): Read<T> {
  try {
    return read()
  } catch (error) {
    return fault(option, `it cannot be read: ${(error as Error)?.message}`)
  }
}

/** Texts are for texts and numbers; what an object would say of itself is no mind and no clock. */
const asText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

const isAbsent = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === ''

function readOneOf<const T extends string>(
  option: OptionName,
  value: unknown,
  values: readonly T[],
  usual: T,
): Read<T> {
  if (isAbsent(value)) return ok(usual)
  const found = values.find((known) => known === value)
  return found === undefined ? fault(option, `${show(value)} is none of ${values.join(', ')}`) : ok(found)
}

export function readLook({ panel, theme, pieces, view }: Given): Result<WantedLook, OptionFault> {
  const themeNames = Object.keys(themes) as ThemeName[]
  const read = {
    panel: readOneOf('panel', panel, panelWishes, 'both'),
    theme: readOneOf('theme', theme, themeNames, 'wood'),
    pieces: readOneOf('pieces', pieces, Object.keys(pieceSets), 'carved'),
    view: readOneOf('view', view, scoreWishes, 'me'),
  }
  if (read.panel.ok && read.theme.ok && read.pieces.ok && read.view.ok)
    return ok({
      panel: read.panel.value,
      theme: read.theme.value,
      pieces: read.pieces.value,
      view: read.view.value,
    })
  return err(...faultsOf(Object.values(read)))
}

/** Names everything that is wrong, because a page's author mends it in one go. */
export function readGame(given: Given): Result<WantedGame, OptionFault> {
  const variant = attempt(isAbsent(given.variant) ? 'position' : 'variant', () => readVariant(given))
  const color = readOneOf('color', given.color, colorWishes, 'white')
  const clock = readClock(given.clock)
  const seed = readSeed(given.seed)
  const start = attempt('position', () =>
    variant.ok ? readStart(given.position, variant.value) : ok(undefined),
  )
  const mind = readMind(given.mind, variant.ok ? variant.value : undefined)
  if (!(variant.ok && color.ok && clock.ok && seed.ok && start.ok && mind.ok))
    return err(...faultsOf([mind, color, variant, start, clock, seed]))
  return ok({
    wish: {
      variant: variant.value,
      start: start.value,
      sides: seatsFor(color.value, mind.value),
      shuffled: color.value === 'random',
      clock: clock.value,
    },
    seed: seed.value,
  })
}

const faultsOf = (results: readonly Read<unknown>[]): OptionFault[] =>
  results.flatMap((result) => (result.ok ? [] : result.faults))

function seatsFor(color: ColorWish, mind: MindSeat): Seats {
  if (color === 'both') return { white: person, black: person }
  if (color === 'none') return { white: mind, black: mind }
  return personAs(color === 'black' ? 'black' : 'white', mind)
}

/** A position of the rules knows its own variant. */
function readVariant({ variant: value, position }: Given): Read<Variant> {
  if (isAbsent(value)) {
    const own = (position as { readonly variant?: Partial<Variant> } | null | undefined)?.variant?.id
    return ok((own && variantById(own)) || standard)
  }
  const found = variantById(asText(value) ?? '')
  const names = variants.map(({ id }) => id).join(', ')
  return found ? ok(found) : fault('variant', `${show(value)} is none of ${names}`)
}

function readStart(value: unknown, variant: Variant): Read<Position | undefined> {
  if (isAbsent(value) || value === 'start') return ok(undefined)
  const game = toGame(value, variant)
  if (!game.ok) return fault('position', describeFaults(game.faults))
  const { position } = game.value
  if (position.variant.id === variant.id) return ok(position)
  return fault('position', `it is of ${position.variant.name}, not of ${variant.name}`)
}

function readMind(value: unknown, variant: Variant | undefined): Read<MindSeat> {
  const text = isAbsent(value) ? usualMind : asText(value)
  if (text === undefined)
    return fault('mind', `a mind is a text such as owl or kestrel:depth=3, not ${show(value)}`)
  const spec = parseMindSpec(text)
  const seat = spec.ok && variant ? seatFor(spec.value.seat, variant) : spec
  if (!seat.ok) return fault('mind', describeFaults(seat.faults))
  return ok('seat' in seat.value ? seat.value.seat : seat.value)
}

function readClock(value: unknown): Read<TimeControl | undefined> {
  if (isAbsent(value) || value === 'none') return ok(undefined)
  const text = asText(value)
  if (text === undefined)
    return fault('clock', `a clock is minutes and seconds, such as 5+3, not ${show(value)}`)
  const control = parseTimeControl(text)
  return control.ok ? control : fault('clock', describeFaults(control.faults))
}

function readSeed(value: unknown): Read<number | undefined> {
  if (isAbsent(value)) return ok(undefined)
  const seed = Number(asText(value) ?? Number.NaN)
  return Number.isSafeInteger(seed) ? ok(seed) : fault('seed', `a seed is a whole number, not ${show(value)}`)
}
