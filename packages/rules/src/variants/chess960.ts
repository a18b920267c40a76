import { standard } from './standard.ts'
import { defineVariant, type Variant } from './variant.ts'

export const chess960: Variant = /* @__PURE__ */ defineVariant({
  ...standard,
  id: 'chess960',
  name: 'Chess960',
  castling: 'chess960',
})

/** The two files, among the five left over, of the knights: Scharnagl's table. */
const KNIGHTS = ['01', '02', '03', '04', '12', '13', '14', '23', '24', '34']

/** The FEN of a start position by its number, 0 to 959 (518 is the standard one). */
export function chess960Start(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number > 959)
    throw new RangeError(`a Chess960 start has a number from 0 to 959, not ${number}`)
  const rank = new Array<string>(8).fill('')
  const freeFiles = () => [0, 1, 2, 3, 4, 5, 6, 7].filter((file) => rank[file] === '')
  rank[(number % 4) * 2 + 1] = 'b'
  rank[(Math.floor(number / 4) % 4) * 2] = 'b'
  rank[freeFiles()[Math.floor(number / 16) % 6]!] = 'q'
  const left = freeFiles()
  for (const place of KNIGHTS[Math.floor(number / 96)]!) rank[left[Number(place)]!] = 'n'
  freeFiles().forEach((file, place) => {
    rank[file] = 'rkr'[place]!
  })
  const black = rank.join('')
  return `${black}/pppppppp/8/8/8/8/PPPPPPPP/${black.toUpperCase()} w KQkq - 0 1`
}
