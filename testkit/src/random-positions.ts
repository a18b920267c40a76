import { readFen, writeFen } from './naive/fen.ts'
import { legalMoves } from './naive/moves.ts'
import { playMove } from './naive/play.ts'
import { type NaiveVariant, naiveRules } from './naive/rules.ts'
import { perftTable } from './perft-table.ts'
import { createRandom, type Random } from './random.ts'

export interface RandomPositionsOptions {
  readonly variant: NaiveVariant
  readonly seed: number
  readonly count: number
  /** Length of a game before the next one begins. */
  readonly maxPlies: number
}

/** FENs met in games of random moves. Half of the games begin in sharp positions, which random play alone hardly reaches. */
export function* randomPositions({
  variant,
  seed,
  count,
  maxPlies,
}: RandomPositionsOptions): Generator<string> {
  const random = createRandom(seed)
  const sharp = perftTable.filter((row) => row.variant === variant).map((row) => row.fen)
  let left = count
  while (left > 0) {
    let state = readFen(random.below(2) === 0 ? random.pick(sharp) : startFen(variant, random), variant)
    for (let ply = 0; left > 0; ply++) {
      yield writeFen(state)
      left--
      const moves = legalMoves(state)
      if (ply >= maxPlies || moves.length === 0) break
      state = playMove(state, random.pick(moves))
    }
  }
}

function startFen(variant: NaiveVariant, random: Random): string {
  if (variant !== 'chess960') return naiveRules[variant].start
  const pieces = chess960BackRank(random)
  return `${pieces}/pppppppp/8/8/8/8/PPPPPPPP/${pieces.toUpperCase()} w KQkq - 0 1`
}

function chess960BackRank(random: Random): string {
  const rank: string[] = Array(8).fill('')
  const freeFiles = (): number[] => [...rank.keys()].filter((file) => rank[file] === '')
  rank[random.pick([0, 2, 4, 6])] = 'b'
  rank[random.pick([1, 3, 5, 7])] = 'b'
  for (const piece of 'qnn') rank[random.pick(freeFiles())] = piece
  for (const [index, file] of freeFiles().entries()) rank[file] = 'rkr'[index]!
  return rank.join('')
}
