import type { Score } from '../info.ts'

export interface EngineOption {
  readonly kind: 'option'
  readonly name: string
  readonly type: string
  readonly default?: string
  readonly choices: readonly string[]
  readonly min?: number
  readonly max?: number
}

/** What an engine tells of its search; it may leave out anything. */
export interface EngineInfo {
  /** 1 is the best line. */
  readonly line: number
  readonly depth?: number
  readonly selectiveDepth?: number
  /** From the side to move. */
  readonly score?: Score
  readonly bound: 'exact' | 'lower' | 'upper'
  readonly wdl?: readonly [number, number, number]
  readonly nodes?: number
  readonly nodesPerSecond?: number
  readonly timeMs?: number
  readonly hashPermille?: number
  /** In UCI's letters; not checked. */
  readonly pv?: readonly string[]
}

export type EngineLine =
  | EngineOption
  | { readonly kind: 'info'; readonly info: EngineInfo }
  | { readonly kind: 'bestmove'; readonly move: string; readonly ponder?: string }
  | { readonly kind: 'name' | 'author'; readonly name: string }
  /** What it says to people: `info string`, or a line that is no UCI at all. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'uciok' | 'readyok' | 'other' }

/** Half-moves; nobody reads further. */
const LONGEST_LINE = 100
const LONGEST_MOVE = 10

/** What is beyond tells nothing. */
const ranges = {
  cp: [-1e9, 1e9],
  mate: [-1e6, 1e6],
  multipv: [1, 1e6],
  depth: [0, 1e6],
  seldepth: [0, 1e6],
  nodes: [0, Number.MAX_VALUE],
  nps: [0, Number.MAX_VALUE],
  time: [0, Number.MAX_VALUE],
  hashfull: [0, 1000],
} as const

const OTHER: EngineLine = { kind: 'other' }

/** What an engine said. Lines that mean nothing to us are `other`, as UCI asks. */
export function parseEngineLine(line: string): EngineLine {
  const words = line.trim().split(/\s+/)
  switch (words[0]) {
    case 'uciok':
    case 'readyok':
      return { kind: words[0] }
    case 'bestmove': {
      const [, move = '', ponder, reply] = words
      return { kind: 'bestmove', move, ...(ponder === 'ponder' && reply !== undefined && { ponder: reply }) }
    }
    case 'info':
      return words[1] === 'string' ? { kind: 'text', text: words.slice(2).join(' ') } : parseInfo(words)
    case 'id':
      return words[1] === 'name' || words[1] === 'author'
        ? { kind: words[1], name: words.slice(2).join(' ') }
        : OTHER
    case 'option':
      return parseOption(words)
    case '':
    case 'copyprotection':
    case 'registration':
      return OTHER
    default:
      return { kind: 'text', text: words.join(' ') }
  }
}

function parseOption(words: readonly string[]): EngineLine {
  const type = words.indexOf('type')
  if (words[1] !== 'name' || type < 3) return OTHER
  const [values = '', ...choices] = words
    .slice(type + 2)
    .join(' ')
    .split(/(?:^| )var (?=\S)/)
  const preset = /^default ?(.*?)(?: (?:min|max) .*)?$/.exec(values)?.[1]
  const [min, max] = ['min', 'max'].map((word) => {
    const at = words.indexOf(word, type)
    return at < 0 ? undefined : Number(words[at + 1])
  })
  return {
    kind: 'option',
    name: words.slice(2, type).join(' '),
    type: words[type + 1] ?? '',
    choices,
    ...(preset === undefined ? {} : { default: preset }),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  }
}

function parseInfo(words: readonly string[]): EngineLine {
  // A text may hold any word.
  if (words.includes('string')) return OTHER
  const numberAfter = (word: keyof typeof ranges): number | undefined => {
    const value = Number(words[words.indexOf(word, 1) + 1])
    const [least, most] = ranges[word]
    return words.includes(word) && value >= least && value <= most ? value : undefined
  }
  const [cp, mate] = [numberAfter('cp'), numberAfter('mate')]
  const pv = words.includes('pv') ? words.slice(words.indexOf('pv') + 1).slice(0, LONGEST_LINE) : []
  const told = {
    depth: numberAfter('depth'),
    selectiveDepth: numberAfter('seldepth'),
    score:
      cp !== undefined ? { kind: 'cp', cp } : mate !== undefined ? { kind: 'mate', moves: mate } : undefined,
    wdl: readWdl(words),
    nodes: numberAfter('nodes'),
    nodesPerSecond: numberAfter('nps'),
    timeMs: numberAfter('time'),
    hashPermille: numberAfter('hashfull'),
    pv: pv.length > 0 && pv.every((move) => move.length <= LONGEST_MOVE) ? pv : undefined,
  }
  const known = Object.entries(told).filter(([, value]) => value !== undefined)
  if (known.length === 0) return OTHER
  const bound = words.includes('lowerbound') ? 'lower' : words.includes('upperbound') ? 'upper' : 'exact'
  return { kind: 'info', info: { line: numberAfter('multipv') ?? 1, bound, ...Object.fromEntries(known) } }
}

function readWdl(words: readonly string[]): EngineInfo['wdl'] {
  const at = words.indexOf('wdl')
  const chances = words.slice(at + 1, at + 4).map(Number)
  const isWhole = at > 0 && chances.length === 3 && chances.every((chance) => chance >= 0 && chance <= 1000)
  return isWhole ? (chances as unknown as EngineInfo['wdl']) : undefined
}
