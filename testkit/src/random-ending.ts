import { type Position, parsePosition, standard, type Variant } from '@rookery/rules'
import type { Random } from './random.ts'

/** Men by their letters, as `KQKR` (White's first, each side from its king on), on squares by lot, such as the rules take for a position. */
export function randomEnding(
  name: string,
  random: Pick<Random, 'below'>,
  variant: Variant = standard,
): Position {
  const { ranks, files } = variant
  const letters = [...name].map((letter, index) =>
    index < name.lastIndexOf('K') ? letter : letter.toLowerCase(),
  )
  for (;;) {
    const cells = new Array<string>(ranks * files).fill('1')
    for (const letter of letters) {
      let cell = random.below(cells.length)
      while (cells[cell] !== '1') cell = random.below(cells.length)
      cells[cell] = letter
    }
    const rows = Array.from({ length: ranks }, (_, row) =>
      cells.slice(row * files, (row + 1) * files).join(''),
    )
    const board = rows.join('/').replace(/1+/g, (ones) => String(ones.length))
    const parsed = parsePosition(`${board} ${random.below(2) === 0 ? 'w' : 'b'} - - 0 1`, variant)
    if (parsed.ok) return parsed.value
  }
}
