import {
  describeSeat,
  entryOf,
  type GameRecord,
  type MindSpec,
  makeStrength,
  mindsOf,
  personAs,
  strengthOf,
} from '@rookery/play'
import { sayFaults } from '@rookery/play/fault-words'
import type { NumberSetting } from '@rookery/players'
import { type Color, Line, type Position, type Result, type Variant } from '@rookery/rules'
import { say as speak } from '@rookery/words/cli/play'
import type { Prompter } from '../console/prompter.ts'
import { demand, exitCodes } from '../exit.ts'
import { type Mode, modes, parseColor, parseDepth, parseMode, parseOpponent, parseStart } from './answers.ts'

/** What the flags say; what they leave open is asked. */
export interface GivenAnswers {
  readonly opponent?: string
  readonly depth?: string
  readonly fen?: string
  readonly mode?: string
  readonly color?: string
}

/** The mind whose program asked the same questions (docs/origins.md, Kestrel). */
const defaultOpponent = 'kestrel'

interface Settled {
  readonly opponent: MindSpec | undefined
  readonly start: Position | undefined
  readonly mode: Mode | undefined
  readonly color: Color | undefined
}

/** Reads the flags, and ends the command where one is wrong. */
export function settle(given: GivenAnswers, variant: Variant): Settled {
  const opponent = given.opponent === undefined ? undefined : demand(parseOpponent(given.opponent, variant))
  return {
    opponent: opponent && withDepth(opponent, given),
    start: given.fen === undefined ? undefined : demand(parseStart(given.fen, variant), exitCodes.faults),
    mode: given.mode === undefined ? undefined : demand(parseMode(given.mode)),
    color: given.color === undefined ? undefined : demand(parseColor(given.color)),
  }
}

const withDepth = (spec: MindSpec, { depth }: GivenAnswers): MindSpec =>
  depth === undefined ? spec : demand(parseDepth(depth, spec))

/** The depth to ask for, where the mind has one that nobody has named. */
function openDepth({ seat, named }: MindSpec): NumberSetting | undefined {
  const { depth } = entryOf(seat).settings
  return depth?.kind === 'number' && !named.includes('depth') ? depth : undefined
}

/** Whether the flags leave nothing to ask. */
export function isSettled({ opponent, start, mode, color }: Settled): boolean {
  if (!opponent || !start || !mode) return false
  return !openDepth(opponent) && !(mode.hasPerson && color === undefined)
}

interface Asking {
  readonly given: GivenAnswers
  readonly variant: Variant
  /** What no answer decides: the name of the new game, its time and its chance. */
  readonly birth: Pick<GameRecord, 'id' | 'begunMs' | 'seed'>
  readonly prompter: Prompter
  readonly say: (text: string) => void
}

/** Asks for what the flags leave open; `undefined` where the person left instead. */
export async function askGame(settled: Settled, asking: Asking): Promise<GameRecord | undefined> {
  const { given, variant, birth, prompter, say } = asking
  const ask = <T>(question: string, fallback: string, parse: (text: string) => Result<T>) =>
    askUntilGood(prompter, say, question, fallback, parse)

  const minds = mindsOf(variant)
    .map(({ id }) => id)
    .join(', ')
  const named =
    settled.opponent ??
    (await ask(speak('ask.opponent', { minds, shown: defaultOpponent }), defaultOpponent, (text) =>
      parseOpponent(text, variant),
    ))
  if (!named) return undefined
  const deep = withDepth(named, given)
  const depth = openDepth(deep)
  const opponent = depth
    ? await ask(
        speak('ask.depth', { min: depth.min, max: depth.max, shown: String(depth.default) }),
        String(depth.default),
        (text) => parseDepth(text, deep),
      )
    : deep
  if (!opponent) return undefined
  // Whoever names the opponent in a flag may read the output by a program.
  const strength = settled.opponent ? undefined : strengthOf(opponent.seat, variant.id)
  if (strength) say(`${describeSeat(opponent.seat)}: ${makeStrength(strength)}`)
  const start =
    settled.start ?? (await ask(speak('ask.fen'), 'startpos', (text) => parseStart(text, variant)))
  if (!start) return undefined
  if (!settled.mode) for (const { number, help } of modes) say(`  ${number}  ${help}`)
  const mode = settled.mode ?? (await ask(speak('ask.mode', { shown: '1' }), '1', parseMode))
  if (!mode) return undefined
  const { seat } = opponent
  const shownAs = { isBare: mode.isBare }
  const common = { ...birth, line: Line.from(start), thoughts: new Map(), shownAs }
  if (!mode.hasPerson) return { ...common, sides: { white: seat, black: seat } }
  const color = settled.color ?? (await ask(speak('ask.color', { shown: 'white' }), 'white', parseColor))
  if (!color) return undefined
  return { ...common, sides: personAs(color, seat) }
}

/** Enter alone means the fallback; a wrong answer is explained and asked again. */
async function askUntilGood<T>(
  prompter: Prompter,
  say: (text: string) => void,
  prompt: string,
  fallback: string,
  parse: (text: string) => Result<T>,
): Promise<T | undefined> {
  for (;;) {
    const answer = await prompter.ask(prompt)
    if (answer.kind !== 'line') return undefined
    const parsed = parse(answer.text.trim() || fallback)
    if (parsed.ok) return parsed.value
    say(sayFaults(parsed.faults))
  }
}
