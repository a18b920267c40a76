import { err, type Fault, ok, type Result, variantById, variants } from '@rookery/rules'
import * as v from 'valibot'
import { MAX_CLOCK_MS } from '../match/control.ts'
import { parseOpening } from '../openings/opening.ts'
import { eloModels } from '../statistics/llr.ts'
import { type Plan, type ScheduleKind, scheduleKinds } from './plan.ts'

/** A cross table of more would be read by nobody. */
const MOST_ENTRANTS = 128
const MOST_COUNT = 10_000
const MOST_CENTIPAWNS = 100_000
/** Of a command with its arguments, and of an option: what is asked about must fit on a screen. */
const MOST_COMMAND = 2000
const MOST_ARGUMENTS = 100
const MOST_OPTIONS = 100

/** Stages of a Swiss, of a knockout and of a ladder are made as a whole; the games of the others one by one. */
export const mostRounds: Readonly<Record<ScheduleKind, number>> = {
  'round-robin': 1_000_000,
  gauntlet: 1_000_000,
  swiss: 200,
  knockout: 200,
  ladder: 1000,
}

// One step each instead of a pipe of three, because a tournament has millions of them.
export const whole = (from: number, to = Number.MAX_SAFE_INTEGER) =>
  v.custom<number>((value) => Number.isSafeInteger(value) && isWithin(value, from, to))
export const within = (from: number, to: number) => v.custom<number>((value) => isWithin(value, from, to))
export const text = (most: number) => v.custom<string>((value) => isText(value, most))
export const texts = (most: number, mostEach: number) =>
  v.custom<string[]>(
    (value) => Array.isArray(value) && value.length <= most && value.every((each) => isText(each, mostEach)),
  )

const isWithin = (value: unknown, from: number, to: number): boolean =>
  typeof value === 'number' && value >= from && value <= to
const isText = (value: unknown, most: number): boolean => typeof value === 'string' && value.length <= most

/** A text that is shown in one line: control characters would let it write over what stands around it. */
const line = (most: number) =>
  v.pipe(text(most), v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u))

const table = <T>(name: v.GenericSchema<string>, value: v.GenericSchema<unknown, T>) =>
  v.pipe(v.record(name, value), v.maxEntries(MOST_OPTIONS))

const count = whole(1, MOST_COUNT)
const clockMs = whole(0, MAX_CLOCK_MS)
const command = text(MOST_COMMAND)
const share = within(0.0001, 0.4999)
const elo = within(-1000, 1000)
const rating = within(-10_000, 10_000)
const centipawns = within(0, MOST_CENTIPAWNS)

const clock = v.pipe(
  v.object({ baseMs: clockMs, incrementMs: clockMs, moves: v.optional(count) }),
  v.check(({ baseMs, incrementMs }) => baseMs + incrementMs > 0),
)

const entrantBase = {
  name: v.pipe(line(500), v.regex(/\S/)),
  control: v.object({
    clock: v.optional(clock),
    moveTimeMs: v.optional(whole(1, MAX_CLOCK_MS)),
    depth: v.optional(whole(1, 1000)),
    nodes: v.optional(whole(1)),
  }),
}

const entrant = v.variant('kind', [
  v.object({
    ...entrantBase,
    kind: v.literal('player'),
    player: line(100),
    settings: table(line(200), v.union([v.boolean(), v.pipe(v.number(), v.finite()), command])),
  }),
  v.object({
    ...entrantBase,
    kind: v.literal('engine'),
    command,
    args: v.pipe(
      texts(MOST_ARGUMENTS, MOST_COMMAND),
      v.check((args) => args.join('').length <= MOST_COMMAND),
    ),
    directory: v.optional(command),
    // What follows the word "value" in a line of UCI is no name any more.
    options: table(
      v.pipe(
        line(200),
        v.check((name) => !/\svalue(\s|$)/i.test(name)),
      ),
      command,
    ),
  }),
  v.object({ ...entrantBase, kind: v.literal('person') }),
])

/** Characters of a FEN, plies, and characters of a move. */
export const openingText = v.object({ fen: text(200), moves: texts(1000, 10) })

const planSchema = v.object({
  event: line(1000),
  seed: whole(Number.MIN_SAFE_INTEGER),
  variant: v.picklist(variants.map(({ id }) => id)),
  entrants: v.pipe(v.array(entrant), v.minLength(2)),
  schedule: v.object({
    kind: v.picklist(scheduleKinds),
    games: v.picklist([1, 2]),
    // How many there may be depends on the rest of the plan.
    rounds: v.optional(v.unknown()),
    seeds: v.optional(v.unknown()),
    anchors: v.optional(v.pipe(v.array(v.object({ entrant: whole(0), elo: rating })), v.minLength(1))),
    aim: v.optional(v.object({ error: within(1, 10_000), from: rating, to: rating })),
  }),
  openings: v.array(openingText),
  adjudication: v.object({
    resign: v.optional(v.object({ moves: count, scoreCp: centipawns, twoSided: v.boolean() })),
    draw: v.optional(v.object({ from: count, moves: count, scoreCp: centipawns })),
    maxMoves: v.optional(count),
  }),
  marginMs: clockMs,
  stallMs: whole(1, 2 * MAX_CLOCK_MS),
  sprt: v.optional(
    v.object({
      elo0: elo,
      elo1: elo,
      alpha: share,
      beta: share,
      model: v.picklist(eloModels),
      unit: v.picklist(['games', 'pairs']),
    }),
  ),
})

const sentences: Readonly<Record<string, string>> = {
  event: 'event or seed is missing',
  seed: 'event or seed is missing',
  variant: 'its variant is not known',
  entrants: 'it has fewer than two entrants',
  openings: 'its openings are missing',
  marginMs: 'its margins cannot be read',
  stallMs: 'its margins cannot be read',
  sprt: 'its SPRT cannot be read',
}

export type PlanFault = Fault<'bad-plan'>

/** Reads a plan that comes from outside: everything in it is checked and bounded, so that it can be played and shown. */
export function parsePlan(value: unknown): Result<Plan, PlanFault> {
  const parsed = v.safeParse(planSchema, value, { abortEarly: true })
  const plan = parsed.output as Plan
  const fault = parsed.success
    ? findMisfit(plan)
    : (describePlace(parsed.issues[0], sentences) ?? 'it is missing')
  return fault === undefined ? ok(plan) : err({ code: 'bad-plan', message: `the plan: ${fault}` })
}

/** What is wrong, by the field it is in, or by the element of the list that the field is; nothing where there are no fields. */
export function describePlace(
  { path }: v.BaseIssue<unknown>,
  known: Readonly<Record<string, string>>,
): string | undefined {
  const [field, part] = path ?? []
  if (!field) return undefined
  const name = String(field.key)
  if (part?.type === 'array') return `${name.replace(/s$/, '')} ${part.key + 1} cannot be read`
  return known[name] ?? `its ${name} cannot be read`
}

/** What of a plan does not go together with the rest of it. */
function findMisfit({ entrants, schedule, sprt, openings, variant }: Plan): string | undefined {
  const { kind, rounds, games, seeds = 1, anchors = [] } = schedule
  if (entrants.length > MOST_ENTRANTS)
    return `it has ${entrants.length} entrants, and there may be ${MOST_ENTRANTS}`
  if (new Set(entrants.map(({ name }) => name)).size < entrants.length) return 'two entrants have one name'
  if (!v.is(whole(1, mostRounds[kind]), rounds)) return `a ${kind} has from 1 to ${mostRounds[kind]} rounds`
  if (!v.is(whole(1, entrants.length - 1), seeds)) return 'its seeds must be fewer than its entrants'
  if (anchors.some(({ entrant }) => entrant >= entrants.length)) return 'an anchor is none of its entrants'
  if (new Set(anchors.map(({ entrant }) => entrant)).size < anchors.length)
    return 'an entrant is anchored twice'
  if (sprt && entrants.length !== 2) return 'its SPRT is for two entrants'
  if (sprt && (sprt.elo0 >= sprt.elo1 || (sprt.unit === 'pairs' && games !== 2)))
    return 'its SPRT cannot be read'
  const faulty = openings.findIndex((opening) => !parseOpening(opening, variantById(variant)!).ok)
  return faulty < 0 ? undefined : `opening ${faulty + 1} cannot be read`
}
