import { DEFAULT_LOOK_AHEAD } from '@rookery/experience'
import { parseMindSeat, seatFor } from '@rookery/play'
import { sayFaults } from '@rookery/play/fault-words'
import type { RosterEntry } from '@rookery/players'
import { err, type Fault, gardner, ok, type Result, type Variant } from '@rookery/rules'
import type { ExamPlan, Participant, SelfPlayPlan } from '@rookery/training'
import { say } from '@rookery/words/web/learn'
import type { RawSettings } from '../../ui/settings-form.tsx'

export interface MindForm {
  readonly id: string
  readonly values: RawSettings
}

const casts = ['teacher', 'pair', 'itself'] as const
/** Whose games Parrot learns from: a teacher's moves alone, two minds' games, or its own. */
export type Cast = (typeof casts)[number]

/** What stands in the form, as it was typed. */
export interface LearnForm {
  readonly variant: Variant
  readonly cast: Cast
  readonly first: MindForm
  readonly second: MindForm
  readonly games: string
  readonly lookAhead: string
  readonly examiner: string
  readonly examGames: string
}

export const firstForm: LearnForm = {
  // The smallest board, where what was learned shows within a minute (docs/parrot.md).
  variant: gardner,
  cast: 'teacher',
  // Parrot that asks Magpie where it knows nothing gets into the very positions that it will have to know.
  first: { id: 'parrot', values: { fallback: 'magpie' } },
  // Fledgling never plays the same game again; what beats Magpie once is soon of use again.
  second: { id: 'magpie', values: {} },
  games: '600',
  lookAhead: String(DEFAULT_LOOK_AHEAD),
  examiner: 'magpie',
  examGames: '200',
}

/** Without this it would only ever repeat its first games. */
const curiosity = 0.1
const exams = 4

export type LearnFault = Fault<'first' | 'second' | 'games' | 'look-ahead' | 'exam'>

export interface Lessons {
  readonly plan: SelfPlayPlan
  readonly exam: ExamPlan
}

/** Which table it plays from is no choice here: it plays from the one that is being learned, and from that alone. */
export function trainable(entry: RosterEntry): RosterEntry {
  const isOpen = ([name]: [string, unknown]) => !entry.learning?.sources.includes(name)
  return { ...entry, settings: Object.fromEntries(Object.entries(entry.settings).filter(isOpen)) }
}

/** Checks the form and makes of it what the training takes. */
export function readLessons(form: LearnForm, run: string, seed: number): Result<Lessons, LearnFault> {
  const faults: LearnFault[] = []
  const note = <T>(code: LearnFault['code'], read: Result<T, Fault>): T | undefined => {
    if (read.ok) return read.value
    faults.push({ code, message: sayFaults(read.faults) })
    return undefined
  }
  const { variant, cast } = form
  const itself = { id: 'parrot', values: { exploration: curiosity } }
  const first = note('first', readMind(cast === 'itself' ? itself : form.first, variant))
  const second = note('second', readMind(cast === 'itself' ? itself : form.second, variant))
  const opponent = note('exam', readMind({ id: form.examiner, values: {} }, variant))
  const games = note('games', readWhole(form.games, 'games', 1_000_000))
  const lookAhead = note('look-ahead', readWhole(form.lookAhead, 'lookAhead', 1000))
  const examGames = note('exam', readWhole(form.examGames, 'examGames', 10_000))
  if (faults.length > 0 || !first || !second || !opponent || !games || !lookAhead || !examGames)
    return { ok: false, faults }
  return ok({
    plan: {
      variant: variant.id,
      players: [first, second],
      alternates: true,
      watches: cast === 'teacher' ? 'first' : 'both',
      games,
      seed,
      run,
      lookAhead,
      // A teacher's second and third choices would cost games that its first ones teach more by.
      sharesOpenings: cast !== 'teacher',
    },
    exam: { opponent, games: examGames, every: Math.max(1, Math.ceil(games / exams)), seed: 0 },
  })
}

function readMind({ id, values }: MindForm, variant: Variant): Result<Participant, Fault> {
  const parsed = parseMindSeat(id, values)
  const seat = parsed.ok ? seatFor(parsed.value, variant) : parsed
  if (!seat.ok) return seat
  return ok({ player: id, settings: seat.value.settings, limits: {} })
}

type WholeName = 'games' | 'lookAhead' | 'examGames'

function readWhole(text: string, name: WholeName, most: number): Result<number, Fault> {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  if (Number.isInteger(value) && value >= 1 && value <= most) return ok(value)
  return err({ code: 'number', message: say('train.whole', { name, most }) })
}
