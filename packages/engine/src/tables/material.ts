// Engine threads load it, and they do without the rules library: so roles are numbers here.
import type { Role } from '@rookery/rules'

/** The letters of roles, in their order. */
const LETTERS = 'PNBRQK'
export const roleNumbers: Readonly<Record<Role, number>> = {
  pawn: 0,
  knight: 1,
  bishop: 2,
  rook: 3,
  queen: 4,
  king: 5,
}
const { king: KING, pawn: PAWN } = roleNumbers

/** A man of an ending: the number of its color (White's is 0) and of its role. */
export interface Man {
  readonly color: 0 | 1
  readonly role: number
}

/** An ending by its men, as its table has them: both kings, then White's men and Black's, the strongest first. */
export interface Material {
  /** White's letters, then Black's: `KQKR`. White is the side with more, by number and then by role. */
  readonly name: string
  readonly men: readonly Man[]
  readonly hasPawns: boolean
}

/** How men that stand in any order are those of an ending. */
export interface Fit {
  readonly material: Material
  /** Whether the ending's White is Black here. */
  readonly turns: boolean
  /** For each man of the ending, which one it is here. */
  readonly order: readonly number[]
}

const lettersOf = (men: readonly Man[]) => men.map(({ role }) => LETTERS[role]!).join('')

/** More men, or stronger ones. */
function isStronger(one: readonly Man[], other: readonly Man[]): boolean {
  if (one.length !== other.length) return one.length > other.length
  const differing = one.findIndex(({ role }, index) => role !== other[index]!.role)
  return differing >= 0 && one[differing]!.role > other[differing]!.role
}

/** Both sides must have one king. */
export function fitMaterial(men: readonly Man[]): Fit {
  const numbered = men.map((man, index) => ({ ...man, index })).sort((a, b) => b.role - a.role)
  const sides = ([0, 1] as const).map((color) => numbered.filter((man) => man.color === color))
  const turns = isStronger(sides[1]!, sides[0]!)
  const [white, black] = turns ? [sides[1]!, sides[0]!] : [sides[0]!, sides[1]!]
  const inOrder = [white[0]!, black[0]!, ...white.slice(1), ...black.slice(1)]
  return {
    material: {
      name: lettersOf(white) + lettersOf(black),
      men: inOrder.map(({ color, role }) => ({ color: turns ? (color === 0 ? 1 : 0) : color, role })),
      hasPawns: men.some(({ role }) => role === PAWN),
    },
    turns,
    order: inOrder.map(({ index }) => index),
  }
}

/** The ending that a name like `KQKR` stands for, if it stands for one. */
export function parseMaterial(name: string): Material | undefined {
  const [, white, black] = /^(K[QRBNP]*)(K[QRBNP]*)$/.exec(name) ?? []
  if (white === undefined || black === undefined) return undefined
  const manOf = (color: 0 | 1) => (letter: string) => ({ color, role: LETTERS.indexOf(letter) })
  return fitMaterial([...Array.from(white, manOf(0)), ...Array.from(black, manOf(1))]).material
}

/** Men that are left of an ending when one is taken, when a pawn promotes, or both. */
export interface Change {
  /** The numbers of men, or -1. */
  readonly taken: number
  readonly promoted: number
  /** What the pawn becomes. */
  readonly role: number
  readonly fit: Fit
}

/** What pawns become, by number. */
export const promotionsIn = (isMinichess: boolean): readonly number[] => (isMinichess ? [4] : [1, 2, 3, 4])

/** All that one move can make of an ending. */
export function changesOf({ men }: Material, promotions: readonly number[]): Change[] {
  const change = (taken: number, promoted: number, role: number): Change => {
    const left = men
      .map((man, index) => ({ color: man.color, role: index === promoted ? role : man.role, index }))
      .filter(({ index }) => index !== taken)
    const fit = fitMaterial(left)
    return { taken, promoted, role, fit: { ...fit, order: fit.order.map((at) => left[at]!.index) } }
  }
  const takeable = [...men.keys()].filter((man) => men[man]!.role !== KING)
  const captures = takeable.map((man) => change(man, -1, 0))
  const pawns = takeable.filter((man) => men[man]!.role === PAWN)
  const promoting = pawns.flatMap((pawn) =>
    promotions.flatMap((role) => {
      const victims = takeable.filter((man) => men[man]!.color !== men[pawn]!.color)
      return [-1, ...victims].map((taken) => change(taken, pawn, role))
    }),
  )
  return [...captures, ...promoting]
}

const OTHERS = [...LETTERS].filter((letter) => letter !== 'K').reverse()

/** Every ending with so many men, or fewer; those that others need come first. */
export function endingsOf(mostMen: number): string[] {
  const sides: string[][] = [['']]
  for (let count = 1; count <= mostMen - 2; count++)
    sides.push(
      sides[count - 1]!.flatMap((side) =>
        OTHERS.filter((letter) => side === '' || OTHERS.indexOf(letter) >= OTHERS.indexOf(side.at(-1)!)).map(
          (letter) => side + letter,
        ),
      ),
    )
  const names = new Set<string>()
  for (let count = 0; count <= mostMen - 2; count++)
    for (let black = 0; black * 2 <= count; black++)
      for (const one of sides[count - black]!)
        for (const other of sides[black]!) names.add(parseMaterial(`K${one}K${other}`)!.name)
  return [...names]
}
