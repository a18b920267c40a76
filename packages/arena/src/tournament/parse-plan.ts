import { err, type Fault, ok, type Result, variantById } from '@rookery/rules'
import { MAX_CLOCK_MS } from '../match/control.ts'
import { parseOpening } from '../openings/opening.ts'
import { eloModels } from '../statistics/llr.ts'
import {
  type Fields,
  isAbsentOr,
  isLine,
  isNumber,
  isObject,
  isTable,
  isText,
  isTexts,
  isWhole,
} from './fields.ts'
import { type Plan, type ScheduleKind, scheduleKinds } from './plan.ts'

/** A cross table of more would be read by nobody. */
const MOST_ENTRANTS = 128
const MOST_COUNT = 10_000
const MOST_CENTIPAWNS = 100_000
/** Of a command with its arguments, and of an option: what is asked about must fit on a screen. */
const MOST_COMMAND = 2000
const MOST_ARGUMENTS = 100
const MOST_OPTIONS = 100

/** Stages of a Swiss and of a knockout are made as a whole; the games of the others one by one. */
export const mostRounds: Readonly<Record<ScheduleKind, number>> = {
  'round-robin': 1_000_000,
  gauntlet: 1_000_000,
  swiss: 200,
  knockout: 200,
}

export type PlanFault = Fault<'bad-plan'>

/** Reads a plan that comes from outside: everything in it is checked and bounded, so that it can be played and shown. */
export function parsePlan(value: unknown): Result<Plan, PlanFault> {
  const fault = findPlanFault(value)
  return fault === undefined ? ok(value as Plan) : err({ code: 'bad-plan', message: `the plan: ${fault}` })
}

function findPlanFault(plan: unknown): string | undefined {
  if (!isObject(plan)) return 'it is missing'
  const { variant } = plan
  if (!isLine(plan.event, 1000) || !isWhole(plan.seed, Number.MIN_SAFE_INTEGER))
    return 'event or seed is missing'
  if (!isText(variant, 100) || !variantById(variant)) return 'its variant is not known'
  if (!isWhole(plan.marginMs, 0, MAX_CLOCK_MS) || !isWhole(plan.stallMs, 1, 2 * MAX_CLOCK_MS))
    return 'its margins cannot be read'
  if (!isAdjudication(plan.adjudication)) return 'its adjudication cannot be read'
  return (
    findEntrantFault(plan.entrants) ??
    findScheduleFault(plan.schedule, (plan.entrants as unknown[]).length) ??
    findSprtFault(plan, (plan.entrants as unknown[]).length) ??
    findOpeningFault(plan.openings, variant)
  )
}

function findEntrantFault(entrants: unknown): string | undefined {
  if (!Array.isArray(entrants) || entrants.length < 2) return 'it has fewer than two entrants'
  if (entrants.length > MOST_ENTRANTS)
    return `it has ${entrants.length} entrants, and there may be ${MOST_ENTRANTS}`
  const faulty = entrants.findIndex((entrant) => !isEntrant(entrant))
  if (faulty >= 0) return `entrant ${faulty + 1} cannot be read`
  return new Set(entrants.map(({ name }) => name)).size < entrants.length
    ? 'two entrants have one name'
    : undefined
}

function isEntrant(entrant: unknown): boolean {
  if (!isObject(entrant) || !isControl(entrant.control)) return false
  if (!isLine(entrant.name, 500) || entrant.name.trim() === '') return false
  switch (entrant.kind) {
    case 'player':
      return isLine(entrant.player, 100) && isTable(entrant.settings, MOST_OPTIONS, isSetting)
    case 'engine':
      return (
        isText(entrant.command, MOST_COMMAND) &&
        isTexts(entrant.args, MOST_ARGUMENTS, MOST_COMMAND) &&
        entrant.args.join('').length <= MOST_COMMAND &&
        isAbsentOr(entrant.directory, (directory) => isText(directory, MOST_COMMAND)) &&
        isTable(entrant.options, MOST_OPTIONS, (option) => isText(option, MOST_COMMAND)) &&
        Object.keys(entrant.options).every((name) => !/\svalue(\s|$)/i.test(name))
      )
    case 'person':
      return true
    default:
      return false
  }
}

const isSetting = (value: unknown): boolean =>
  typeof value === 'boolean' || Number.isFinite(value) || isText(value, MOST_COMMAND)

const isControl = (control: unknown): boolean =>
  isObject(control) &&
  isAbsentOr(control.clock, isClock) &&
  isAbsentOr(control.moveTimeMs, (ms) => isWhole(ms, 1, MAX_CLOCK_MS)) &&
  isAbsentOr(control.depth, (depth) => isWhole(depth, 1, 1000)) &&
  isAbsentOr(control.nodes, (nodes) => isWhole(nodes, 1))

const isClock = (clock: unknown): boolean =>
  isObject(clock) &&
  isWhole(clock.baseMs, 0, MAX_CLOCK_MS) &&
  isWhole(clock.incrementMs, 0, MAX_CLOCK_MS) &&
  clock.baseMs + clock.incrementMs > 0 &&
  isAbsentOr(clock.moves, (moves) => isWhole(moves, 1, MOST_COUNT))

const isAdjudication = (rules: unknown): boolean =>
  isObject(rules) &&
  isAbsentOr(rules.resign, (resign) => isScoreRule(resign) && typeof resign.twoSided === 'boolean') &&
  isAbsentOr(rules.draw, (draw) => isScoreRule(draw) && isWhole(draw.from, 1, MOST_COUNT)) &&
  isAbsentOr(rules.maxMoves, (moves) => isWhole(moves, 1, MOST_COUNT))

const isScoreRule = (rule: unknown): rule is Fields =>
  isObject(rule) && isWhole(rule.moves, 1, MOST_COUNT) && isNumber(rule.scoreCp, 0, MOST_CENTIPAWNS)

function findScheduleFault(schedule: unknown, entrants: number): string | undefined {
  if (!isObject(schedule)) return 'its schedule is missing'
  const kind = scheduleKinds.find((each) => each === schedule.kind)
  if (!kind || !isWhole(schedule.games, 1, 2)) return 'its schedule cannot be read'
  if (!isWhole(schedule.rounds, 1, mostRounds[kind]))
    return `a ${kind} has from 1 to ${mostRounds[kind]} rounds`
  return isAbsentOr(schedule.seeds, (seeds) => isWhole(seeds, 1, entrants - 1))
    ? undefined
    : 'its seeds must be fewer than its entrants'
}

function findSprtFault({ sprt, schedule }: Fields, entrants: number): string | undefined {
  if (sprt === undefined) return undefined
  if (entrants !== 2) return 'its SPRT is for two entrants'
  const isShare = (value: unknown) => isNumber(value, 0.0001, 0.4999)
  const isSound =
    isObject(sprt) &&
    isNumber(sprt.elo0, -1000, 1000) &&
    isNumber(sprt.elo1, -1000, 1000) &&
    sprt.elo0 < sprt.elo1 &&
    isShare(sprt.alpha) &&
    isShare(sprt.beta) &&
    (eloModels as readonly unknown[]).includes(sprt.model) &&
    (sprt.unit === 'games' || (sprt.unit === 'pairs' && (schedule as Fields).games === 2))
  return isSound ? undefined : 'its SPRT cannot be read'
}

function findOpeningFault(openings: unknown, variant: string): string | undefined {
  if (!Array.isArray(openings)) return 'its openings are missing'
  const faulty = openings.findIndex((opening) => !isOpening(opening, variant))
  return faulty < 0 ? undefined : `opening ${faulty + 1} cannot be read`
}

/** Plies of an opening, and characters of a FEN and of a move. */
export const MOST_OPENING_MOVES = 1000
export const MOST_FEN = 200
export const MOST_UCI = 10

const isOpening = (opening: unknown, variant: string): boolean =>
  isObject(opening) &&
  isText(opening.fen, MOST_FEN) &&
  isTexts(opening.moves, MOST_OPENING_MOVES, MOST_UCI) &&
  parseOpening({ fen: opening.fen, moves: opening.moves }, variantById(variant)!).ok
