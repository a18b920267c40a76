import { type Move, type Position, parseUci } from '@rookery/rules'
import type { Clock, SearchLimits } from '../limits.ts'

export interface GoCommand {
  readonly limits: SearchLimits
  /** Depth of a perft instead of a search. */
  readonly perft: number | undefined
  /** Whether the search ends only when it is told to. */
  readonly isEndless: boolean
}

const numbers = [
  'wtime',
  'btime',
  'winc',
  'binc',
  'movestogo',
  'depth',
  'nodes',
  'mate',
  'movetime',
  'perft',
] as const

type NumberName = (typeof numbers)[number]

const isNumberName = (word: string): word is NumberName => (numbers as readonly string[]).includes(word)
const isKeyword = (word: string) => isNumberName(word) || ['infinite', 'ponder', 'searchmoves'].includes(word)

/** Reads the words after `go`; what cannot be read is passed over. */
export function parseGo(words: readonly string[], position: Position): GoCommand {
  const given: Partial<Record<NumberName, number>> = {}
  const rootMoves: Move[] = []
  let isInfinite = false
  let isPonder = false
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    if (word === 'infinite') isInfinite = true
    else if (word === 'ponder') isPonder = true
    else if (isNumberName(word)) {
      const value = Number(words[at + 1])
      if (words[at + 1] !== undefined && Number.isFinite(value)) given[word] = Math.trunc(value)
    } else if (word === 'searchmoves') {
      for (; at + 1 < words.length && !isKeyword(words[at + 1]!); at++) {
        const move = parseUci(position, words[at + 1]!)
        if (move.ok) rootMoves.push(move.value)
      }
    }
  }
  const { wtime, btime, depth, nodes, mate, movetime, perft } = given
  const hasClocks = wtime !== undefined || btime !== undefined
  // A mate is no limit: there may be none to find.
  const isLimited = hasClocks || [depth, nodes, movetime].some((limit) => limit !== undefined)
  return {
    perft,
    isEndless: isInfinite || isPonder || !isLimited,
    limits: {
      // Nobody is to hear of the best move of an infinite search before it is stopped, as when pondering.
      ponder: isInfinite || isPonder,
      ...(depth !== undefined && { depth: Math.max(1, depth) }),
      ...(nodes !== undefined && { nodes: Math.max(1, nodes) }),
      ...(mate !== undefined && { mate: Math.max(1, mate) }),
      ...(movetime !== undefined && { timeMs: movetime }),
      ...(hasClocks && { clocks: makeClocks(given) }),
      ...(rootMoves.length > 0 && { rootMoves }),
    },
  }
}

function makeClocks(given: Partial<Record<NumberName, number>>): { white: Clock; black: Clock } {
  const { wtime = 0, btime = 0, winc = 0, binc = 0, movestogo } = given
  const rest = movestogo !== undefined && movestogo > 0 ? { movesToGo: movestogo } : {}
  return {
    white: { remainingMs: wtime, incrementMs: Math.max(0, winc), ...rest },
    black: { remainingMs: btime, incrementMs: Math.max(0, binc), ...rest },
  }
}
