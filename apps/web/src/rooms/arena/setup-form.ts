import {
  type Control,
  chooseOpenings,
  generateOpenings,
  mostRounds,
  type OpeningText,
  ownOpenings,
  type Plan,
  type PlayerEntrant,
  parseClock,
  type ScheduleKind,
  type Sprt,
  writeOpening,
} from '@rookery/arena'
import { describeSeat, type MindSeat, parseMindSeat, seatFor } from '@rookery/play'
import { sayFaults } from '@rookery/play/fault-words'
import { findPlayer, roster } from '@rookery/players'
import { err, type Fault, ok, type Result, standard, type Variant } from '@rookery/rules'
import { inEnglish, withWords } from '@rookery/words'
import { say } from '@rookery/words/web/arena'
import type { RawSettings } from '../../ui/settings-form.tsx'
import { maxBoards } from './arena-database.ts'

export interface EntrantForm {
  /** Tells rows apart, whoever sits in them. */
  readonly key: number
  readonly id: string
  readonly values: RawSettings
}

export const limitKinds = ['own', 'clock', 'time', 'depth', 'nodes'] as const
type LimitKind = (typeof limitKinds)[number]

export const openingKinds = ['own', 'random', 'start'] as const
export type OpeningKind = (typeof openingKinds)[number]

/** What stands in the form, as it was typed. */
export interface SetupForm {
  readonly event: string
  readonly variant: Variant
  readonly entrants: readonly EntrantForm[]
  readonly limit: LimitKind
  readonly limitTexts: Readonly<Record<Exclude<LimitKind, 'own'>, string>>
  readonly schedule: ScheduleKind
  readonly rounds: string
  readonly openings: OpeningKind
  readonly boards: string
  readonly isTest: boolean
  readonly elo0: string
  readonly elo1: string
}

export const firstForm: SetupForm = withWords(
  {
    variant: standard,
    entrants: [
      { key: 1, id: 'magpie', values: {} },
      { key: 2, id: 'owl', values: {} },
      { key: 3, id: 'kestrel', values: {} },
    ],
    limit: 'own',
    limitTexts: { clock: '10+0.1', time: '0.5', depth: '2', nodes: '5000' },
    schedule: 'round-robin',
    rounds: '5',
    openings: 'own',
    boards: '2',
    isTest: false,
    elo0: '0',
    elo1: '20',
  },
  { event: () => say('setup.event') },
)

/** Somebody who plays on this board, and who is not there yet if possible. */
export function nextEntrant({ entrants, variant }: Pick<SetupForm, 'entrants' | 'variant'>): EntrantForm {
  const able = roster.filter(({ variants }) => variants.includes(variant.id))
  const fresh = able.find((entry) => entrants.every(({ id }) => id !== entry.id)) ?? able[0]!
  return { key: Math.max(0, ...entrants.map(({ key }) => key)) + 1, id: fresh.id, values: {} }
}

/** Who does not play on the new board makes room for somebody who does. */
export function withVariant(form: SetupForm, variant: Variant): SetupForm {
  let entrants = form.entrants.filter(({ id }) => findPlayer(id)?.variants.includes(variant.id))
  while (entrants.length < form.entrants.length) entrants = [...entrants, nextEntrant({ entrants, variant })]
  return { ...form, variant, entrants }
}

const maxRounds = 100_000
/** In a page, messages between threads and the drawing of the boards take longer than in a process that only plays. */
const marginMs = 250
const stallMs = 60_000

export type SetupFault = Fault<'entrants' | 'limit' | 'rounds' | 'boards' | 'event' | 'test'>

export interface Setup {
  readonly event: string
  readonly variant: Variant
  readonly entrants: readonly PlayerEntrant[]
  readonly schedule: ScheduleKind
  readonly rounds: number
  readonly openings: OpeningKind
  readonly boards: number
  readonly sprt: Sprt | undefined
}

/** Checks the form; the first fault of each part is named. */
export function readSetup(form: SetupForm): Result<Setup, SetupFault> {
  const faults: SetupFault[] = []
  const note = <T>(code: SetupFault['code'], read: Result<T, Fault>): T | undefined => {
    if (read.ok) return read.value
    faults.push({ code, message: sayFaults(read.faults) })
    return undefined
  }
  // What would turn the words around it, and no tournament may hold.
  const event = form.event.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, '').trim()
  if (event === '') faults.push({ code: 'event', message: say('faults.event') })
  const control = note('limit', readLimit(form))
  const seats = note('entrants', readSeats(form))
  const rounds = note(
    'rounds',
    readWhole(form.rounds, 'rounds', Math.min(maxRounds, mostRounds[form.schedule])),
  )
  const boards = note('boards', readWhole(form.boards, 'boards', maxBoards))
  const sprt = note('test', readTest(form))
  if (faults.length > 0 || !control || !seats || !rounds || !boards) return { ok: false, faults }
  const names = nameEntrants(seats)
  const entrants = seats.map(({ id, settings }, index): PlayerEntrant => {
    return { kind: 'player', name: names[index]!, player: id, settings, control }
  })
  const { variant, schedule, openings } = form
  return ok({
    event,
    variant,
    entrants,
    schedule,
    rounds,
    boards,
    openings: ableOpenings(variant, openings),
    sprt,
  })
}

function readSeats({ entrants, variant }: SetupForm): Result<readonly MindSeat[], Fault> {
  if (entrants.length < 2) return fault(say('faults.players'))
  const seats: MindSeat[] = []
  for (const { id, values } of entrants) {
    const parsed = parseMindSeat(id, values)
    const seat = parsed.ok ? seatFor(parsed.value, variant) : parsed
    if (!seat.ok) return seat
    seats.push(seat.value)
  }
  return ok(seats)
}

/** By what they are and how they are set, for the files too; who would have another's name gets a number. */
export function nameEntrants(seats: readonly MindSeat[]): string[] {
  const names: string[] = []
  for (const seat of seats) {
    const name = inEnglish(() => describeSeat(seat))
    let unique = name
    for (let number = 2; names.includes(unique); number++) unique = `${name} ${number}`
    names.push(unique)
  }
  return names
}

function readLimit({ limit, limitTexts }: SetupForm): Result<Control, Fault> {
  switch (limit) {
    case 'own':
      return ok({})
    case 'clock': {
      const clock = parseClock(limitTexts.clock.trim())
      return clock.ok ? ok({ clock: clock.value }) : clock
    }
    case 'time': {
      // Whoever writes 0,5 means a half.
      const seconds = Number(limitTexts.time.replace(',', '.'))
      return limitTexts.time.trim() !== '' && seconds >= 0.01 && seconds <= 3600
        ? ok({ moveTimeMs: Math.round(seconds * 1000) })
        : fault(say('faults.seconds'))
    }
    case 'depth': {
      const depth = readWhole(limitTexts.depth, 'depth', 100)
      return depth.ok ? ok({ depth: depth.value }) : depth
    }
    case 'nodes': {
      const nodes = readWhole(limitTexts.nodes, 'nodes', 1e9)
      return nodes.ok ? ok({ nodes: nodes.value }) : nodes
    }
  }
}

function readTest({ isTest, entrants, elo0, elo1 }: SetupForm): Result<Sprt | undefined, Fault> {
  if (!isTest || entrants.length !== 2) return ok(undefined)
  const [low, high] = [elo0, elo1].map((text) => (text.trim() === '' ? Number.NaN : Number(text)))
  if (low === undefined || high === undefined || !(low >= -1000 && high <= 1000 && low < high))
    return fault(say('faults.elo'))
  return ok({ elo0: low, elo1: high, alpha: 0.05, beta: 0.05, model: 'normalised', unit: 'pairs' })
}

type WholeName = 'rounds' | 'boards' | 'depth' | 'nodes'

function readWhole(text: string, name: WholeName, most: number): Result<number, Fault> {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isInteger(value) && value >= 1 && value <= most
    ? ok(value)
    : fault(say('faults.whole', { name, most: String(most) }))
}

const fault = (message: string): Result<never, Fault> => err({ code: 'setup', message })

/** There are no openings of ours for some variants. */
export const ableOpenings = (variant: Variant, wish: OpeningKind): OpeningKind =>
  wish === 'own' && ownOpenings(variant).length === 0 ? 'random' : wish

export async function makePlan(setup: Setup, seed: number): Promise<Plan> {
  const { event, variant, entrants, schedule, rounds, sprt } = setup
  return {
    event,
    variant: variant.id,
    entrants,
    schedule: { kind: schedule, rounds, games: 2, ...(schedule === 'gauntlet' ? { seeds: 1 } : {}) },
    openings: await pickOpenings(setup, seed),
    seed,
    adjudication: {},
    marginMs,
    stallMs,
    ...(sprt ? { sprt } : {}),
  }
}

async function pickOpenings({ variant, openings, rounds }: Setup, seed: number): Promise<OpeningText[]> {
  switch (openings) {
    case 'start':
      return []
    case 'own':
      return chooseOpenings(ownOpenings(variant), { order: 'random', seed, count: rounds }).map(writeOpening)
    case 'random': {
      const count = Math.min(rounds, mostRandom)
      const made = await generateOpenings({ variant, plies: randomPlies(variant), count, seed })
      return made.map(writeOpening)
    }
  }
}

/** More come again, so that a test of endless rounds begins at once. */
const mostRandom = 500

/** The start positions of Chess960 differ enough; small boards are soon decided. */
const randomPlies = ({ id, ranks }: Variant): number => (id === 'chess960' ? 0 : ranks < 8 ? 4 : 6)
