import { type Remark, remarkLimits } from '../match/contestant.ts'

export type EngineLine =
  | {
      readonly kind: 'option'
      readonly name: string
      readonly type: string
      readonly choices: readonly string[]
      readonly min?: number
      readonly max?: number
    }
  | { readonly kind: 'info'; readonly remark: Remark }
  | { readonly kind: 'bestmove'; readonly move: string }
  | { readonly kind: 'name'; readonly name: string }
  /** What it says to people: `info string`, or a line that is no UCI at all. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'uciok' | 'readyok' | 'other' }

/** Half-moves; nobody reads further. */
const LONGEST_LINE = 100

const OTHER: EngineLine = { kind: 'other' }

/** What an engine said. Lines that mean nothing to us are `other`, as UCI asks. */
export function parseEngineLine(line: string): EngineLine {
  const words = line.trim().split(/\s+/)
  switch (words[0]) {
    case 'uciok':
    case 'readyok':
      return { kind: words[0] }
    case 'bestmove':
      return { kind: 'bestmove', move: words[1] ?? '' }
    case 'info':
      return words[1] === 'string' ? { kind: 'text', text: words.slice(2).join(' ') } : parseInfo(words)
    case 'id':
      return words[1] === 'name' ? { kind: 'name', name: words.slice(2).join(' ') } : OTHER
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
  const choices = words
    .slice(type)
    .join(' ')
    .split(/ var (?=\S)/)
    .slice(1)
  const [min, max] = ['min', 'max'].map((word) => {
    const at = words.indexOf(word, type)
    return at < 0 ? undefined : Number(words[at + 1])
  })
  return {
    kind: 'option',
    name: words.slice(2, type).join(' '),
    type: words[type + 1] ?? '',
    choices,
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  }
}

function parseInfo(words: readonly string[]): EngineLine {
  const numberAfter = (word: string, [least, most]: readonly [number, number]): number | undefined => {
    const value = Number(words[words.indexOf(word, 1) + 1])
    return words.includes(word) && value >= least && value <= most ? value : undefined
  }
  // A text may hold any word, and lines after the first are not the move that will be played.
  if (words.includes('string') || (numberAfter('multipv', [1, Infinity]) ?? 1) > 1) return OTHER
  const line = words.includes('pv') ? words.slice(words.indexOf('pv') + 1).slice(0, LONGEST_LINE) : []
  const isLine = line.length > 0 && line.every((move) => move.length <= remarkLimits.moveLetters)
  const isBound = words.includes('lowerbound') || words.includes('upperbound')
  const remark = {
    depth: numberAfter('depth', remarkLimits.depth),
    nodes: numberAfter('nodes', remarkLimits.nodes),
    scoreCp: isBound ? undefined : numberAfter('cp', remarkLimits.scoreCp),
    mateIn: isBound ? undefined : numberAfter('mate', remarkLimits.mateIn),
    // A line that failed to be good or bad enough is often a single move, and not the one that will be played.
    line: isBound || !isLine ? undefined : line,
  }
  const known = Object.entries(remark).filter(([, value]) => value !== undefined)
  return known.length === 0 ? OTHER : { kind: 'info', remark: Object.fromEntries(known) }
}
