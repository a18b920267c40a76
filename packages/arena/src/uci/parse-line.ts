import type { Remark } from '../match/contestant.ts'

export type EngineLine =
  | {
      readonly kind: 'option'
      readonly name: string
      readonly type: string
      readonly choices: readonly string[]
    }
  | { readonly kind: 'info'; readonly remark: Remark }
  | { readonly kind: 'bestmove'; readonly move: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'uciok' | 'readyok' | 'other' }

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
      return parseInfo(words)
    case 'id':
      return words[1] === 'name' ? { kind: 'name', name: words.slice(2).join(' ') } : OTHER
    case 'option':
      return parseOption(words)
    default:
      return OTHER
  }
}

function parseOption(words: readonly string[]): EngineLine {
  const type = words.indexOf('type')
  if (words[1] !== 'name' || type < 3) return OTHER
  const choices = words.flatMap((word, index) => (word === 'var' ? [words[index + 1] ?? ''] : []))
  return { kind: 'option', name: words.slice(2, type).join(' '), type: words[type + 1] ?? '', choices }
}

function parseInfo(words: readonly string[]): EngineLine {
  const numberAfter = (word: string): number | undefined => {
    const value = Number(words[words.indexOf(word, 1) + 1])
    return words.includes(word) && Number.isFinite(value) ? value : undefined
  }
  // A text may hold any word, and lines after the first are not the move that will be played.
  if (words.includes('string') || (numberAfter('multipv') ?? 1) > 1) return OTHER
  const isBound = words.includes('lowerbound') || words.includes('upperbound')
  const remark = {
    depth: numberAfter('depth'),
    nodes: numberAfter('nodes'),
    scoreCp: isBound ? undefined : numberAfter('cp'),
    mateIn: isBound ? undefined : numberAfter('mate'),
  }
  const known = Object.entries(remark).filter(([, value]) => value !== undefined)
  return known.length === 0 ? OTHER : { kind: 'info', remark: Object.fromEntries(known) }
}
