import { fileOf, type Role, rankOf, roles, type Square } from '@rookery/rules'
import type { SettingsOf } from '../settings.ts'
import type { settings } from './settings.ts'

export type Taste = SettingsOf<typeof settings>['taste']

/** Hundredths of a pawn. */
export const material: Readonly<Record<Role, number>> = {
  pawn: 100,
  knight: 315,
  bishop: 330,
  rook: 500,
  queen: 940,
  king: 0,
}

/** The a- to the d-file, White's eighth rank first; the other wing is the mirror. */
const classical: Readonly<Record<Role, readonly number[]>> = {
  // biome-ignore format: a board
  pawn: [
     0,   0,   0,   0,
    60,  65,  65,  70,
    18,  24,  30,  38,
     6,  10,  16,  28,
     0,   2,  10,  24,
     4,   0,  -2,   6,
     6,   8,   6, -22,
     0,   0,   0,   0,
  ],
  // biome-ignore format: a board
  knight: [
   -54, -36, -26, -22,
   -34, -16,   2,   6,
   -24,   4,  18,  22,
   -20,   8,  22,  30,
   -20,   6,  20,  28,
   -24,   2,  14,  16,
   -36, -18,   0,   6,
   -50, -32, -26, -24,
  ],
  // biome-ignore format: a board
  bishop: [
   -18,  -8,  -8,  -8,
    -8,   2,   2,   4,
    -6,   6,  10,  12,
    -4,  12,  12,  18,
    -4,   8,  16,  18,
    -2,  14,  12,  10,
    -6,  16,   6,   6,
   -16,  -8, -12,  -8,
  ],
  // biome-ignore format: a board
  rook: [
     4,   6,   8,  10,
    14,  18,  20,  20,
    -2,   2,   4,   6,
    -4,   0,   2,   4,
    -6,   0,   2,   4,
    -6,   0,   2,   4,
    -8,   0,   2,   6,
    -4,   0,   8,  12,
  ],
  // biome-ignore format: a board
  queen: [
   -14,  -6,  -2,   0,
    -6,   0,   4,   6,
    -4,   4,   8,  10,
    -2,   4,  10,  12,
    -2,   4,  10,  10,
    -4,   6,   6,   6,
    -8,   2,   6,   4,
   -16, -10,  -6,   2,
  ],
  // biome-ignore format: a board
  king: [
   -60, -60, -60, -60,
   -50, -50, -50, -50,
   -40, -45, -50, -55,
   -35, -40, -45, -50,
   -25, -30, -35, -40,
   -12, -18, -22, -26,
    16,  12,  -6, -12,
    24,  34,  10,  -4,
  ],
}

/** What a taste adds to the classical worth, from how far a square is up the board (0 to 7) and from its middle. */
const leanings: Readonly<
  Record<Exclude<Taste, 'classical'>, (role: Role, up: number, fromMiddle: number) => number>
> = {
  attacking: (role, up, fromMiddle) => {
    if (role === 'king') return fromMiddle > 1 ? -10 : 0
    if (role === 'pawn') return up === 0 || up === 7 ? 0 : 3 * (up - 1)
    return up >= 4 ? 6 + 4 * Math.min(up - 4, 2) : up === 0 ? -8 : 0
  },
  cautious: (role, up, fromMiddle) => {
    if (role === 'king') return up === 0 && fromMiddle > 1 ? 20 : -4 * up
    if (role === 'pawn') return fromMiddle > 0 ? (up === 1 ? 8 : -4 * Math.max(0, up - 2)) : 0
    return up >= 4 ? -5 * (up - 3) : up === 1 || up === 2 ? 6 : 0
  },
}

function leanTo(taste: keyof typeof leanings): Readonly<Record<Role, readonly number[]>> {
  const lean = (role: Role) =>
    classical[role].map((worth, at) => worth + leanings[taste](role, 7 - (at >> 2), 3 - (at & 3)))
  return Object.fromEntries(roles.map((role) => [role, lean(role)])) as Record<Role, number[]>
}

/** The tables of every taste, in the order of `classical`. */
export const tastes: Readonly<Record<Taste, Readonly<Record<Role, readonly number[]>>>> = {
  classical,
  attacking: leanTo('attacking'),
  cautious: leanTo('cautious'),
}

/** What a square is worth to a white piece that stands on it. */
export const squareWorth = (taste: Taste, role: Role, square: Square): number =>
  tastes[taste][role][(7 - rankOf(square)) * 4 + Math.min(fileOf(square), 7 - fileOf(square))]!
