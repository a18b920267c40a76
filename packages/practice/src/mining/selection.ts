import { makeFenKey } from '@rookery/rules'
import { openPuzzle, type PuzzleVariant } from '../puzzles/puzzle.ts'
import type { FoundLine, MinedGame } from './mine-game.ts'

/** What is solved, which no two puzzles share: the position that the opponent's move has led to. */
export function keyOf(
  variant: PuzzleVariant,
  { fen, moves }: Pick<FoundLine, 'fen' | 'moves'>,
): string | undefined {
  const opened = openPuzzle({ variant, fen, moves: moves.slice(0, 1) })
  return opened.ok ? makeFenKey(opened.value.positions[1]!) : undefined
}

/** The lines of many games, each position once. */
export class Selection {
  readonly lines: FoundLine[] = []
  readonly #variant: PuzzleVariant
  readonly #keys = new Set<string>()

  constructor(variant: PuzzleVariant) {
    this.#variant = variant
  }

  add({ found }: Pick<MinedGame, 'found'>): void {
    for (const line of found) {
      const key = keyOf(this.#variant, line)
      if (key === undefined || this.#keys.has(key)) continue
      this.#keys.add(key)
      this.lines.push(line)
    }
  }
}
