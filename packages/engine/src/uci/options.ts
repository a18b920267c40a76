import { MAX_HASH_MB, MAX_THREADS } from '../core/load.ts'
import { DEFAULT_OVERHEAD_MS } from '../limits.ts'
import { HIGHEST_ELO, LOWEST_ELO, levelElo, type Weakness, weaknessAt } from '../strength/index.ts'

export interface UciOptions {
  /** Counts the changes that only a new engine can take up. */
  edition: number
  hashMb: number
  threads: number
  lines: number
  moveOverheadMs: number
  isChess960: boolean
  isMinichess: boolean
  showsWdl: boolean
  /** None for the one that comes with Raven. */
  networkFile: string
  usesNetwork: boolean
  usesTables: boolean
  limitsStrength: boolean
  elo: number
  skill: number
}

const DEFAULT_ELO = 1500
/** Full strength; chess programs know these numbers from Stockfish. */
const HIGHEST_SKILL = 20

export const defaultOptions = (): UciOptions => ({
  edition: 0,
  hashMb: 32,
  threads: 1,
  lines: 1,
  moveOverheadMs: DEFAULT_OVERHEAD_MS,
  isChess960: false,
  isMinichess: false,
  showsWdl: false,
  networkFile: '',
  usesNetwork: true,
  usesTables: true,
  limitsStrength: false,
  elo: DEFAULT_ELO,
  skill: HIGHEST_SKILL,
})

/** How weak the options want Raven to be; undefined for full strength. Skills 0, 2, ..., 18 are the levels 1 to 10. */
export function weaknessOf({ limitsStrength, elo, skill }: UciOptions): Weakness | undefined {
  if (limitsStrength) return weaknessAt(elo)
  return skill === HIGHEST_SKILL ? undefined : weaknessAt(levelElo(1 + skill / 2))
}

const SHIPPED = '<shipped>'

interface Option {
  readonly name: string
  readonly type: string
  /** Whether an engine that runs cannot take it up. */
  readonly isForNewEngine?: boolean
  /** Takes a value into the options; false if it is none. */
  set(options: UciOptions, value: string): boolean
}

function spin(
  name: string,
  initial: number,
  least: number,
  most: number,
  assign: (options: UciOptions, value: number) => void,
): Option {
  return {
    name,
    type: `spin default ${initial} min ${least} max ${most}`,
    set(options, text) {
      const value = Number(text)
      if (text === '' || !Number.isInteger(value) || value < least || value > most) return false
      assign(options, value)
      return true
    },
  }
}

function check(
  name: string,
  assign: (options: UciOptions, value: boolean) => void = () => {},
  initial = false,
): Option {
  return {
    name,
    type: `check default ${initial}`,
    set(options, text) {
      if (text !== 'true' && text !== 'false') return false
      assign(options, text === 'true')
      return true
    },
  }
}

const forNewEngine = (option: Option): Option => ({ ...option, isForNewEngine: true })

export const uciOptions: readonly Option[] = [
  forNewEngine(
    spin('Hash', 32, 1, MAX_HASH_MB, (options, value) => {
      options.hashMb = value
    }),
  ),
  { name: 'Clear Hash', type: 'button', set: () => true },
  forNewEngine(
    spin('Threads', 1, 1, MAX_THREADS, (options, value) => {
      options.threads = value
    }),
  ),
  spin('MultiPV', 1, 1, 218, (options, value) => {
    options.lines = value
  }),
  // The GUI says with `go ponder` when to ponder; that we can is all it wants to know.
  check('Ponder'),
  forNewEngine(
    spin('Move Overhead', DEFAULT_OVERHEAD_MS, 0, 5000, (options, value) => {
      options.moveOverheadMs = value
    }),
  ),
  forNewEngine(
    check('UCI_Chess960', (options, value) => {
      options.isChess960 = value
    }),
  ),
  forNewEngine({
    name: 'UCI_Variant',
    type: 'combo default chess var chess var minichess',
    set(options, text) {
      if (text !== 'chess' && text !== 'minichess') return false
      options.isMinichess = text === 'minichess'
      return true
    },
  }),
  check('UCI_ShowWDL', (options, value) => {
    options.showsWdl = value
  }),
  forNewEngine({
    name: 'EvalFile',
    type: `string default ${SHIPPED}`,
    set(options, text) {
      options.networkFile = text === SHIPPED ? '' : text
      return true
    },
  }),
  forNewEngine(
    check(
      'Use Network',
      (options, value) => {
        options.usesNetwork = value
      },
      true,
    ),
  ),
  forNewEngine(
    check(
      'Use Tables',
      (options, value) => {
        options.usesTables = value
      },
      true,
    ),
  ),
  // A weakened Raven has an engine of one thread, which answers alike every time.
  forNewEngine(
    check('UCI_LimitStrength', (options, value) => {
      options.limitsStrength = value
    }),
  ),
  spin('UCI_Elo', DEFAULT_ELO, LOWEST_ELO, HIGHEST_ELO, (options, value) => {
    options.elo = value
  }),
  forNewEngine(
    spin('Skill Level', HIGHEST_SKILL, 0, HIGHEST_SKILL, (options, value) => {
      options.skill = value
    }),
  ),
  // Analysis and play are searched alike.
  check('UCI_AnalyseMode'),
]

export interface SetOption {
  readonly name: string
  readonly value: string
}

/** Reads `name <words> value <words>`; names and values may hold spaces. */
export function parseSetOption(words: readonly string[]): SetOption {
  const valueAt = words.indexOf('value')
  const end = valueAt < 0 ? words.length : valueAt
  return {
    name: words.slice(words[0] === 'name' ? 1 : 0, end).join(' '),
    value: valueAt < 0 ? '' : words.slice(valueAt + 1).join(' '),
  }
}

export const findOption = (name: string): Option | undefined =>
  uciOptions.find((option) => option.name.toLowerCase() === name.toLowerCase())
