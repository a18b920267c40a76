import { MAX_HASH_MB, MAX_THREADS } from '../core/load.ts'
import { DEFAULT_OVERHEAD_MS } from '../limits.ts'

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
}

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
})

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
