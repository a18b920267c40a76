import { describeValue, err, type Fault, ok, type Result } from '@rookery/rules'
import { BLACK, type Side, WHITE } from '../small/board.ts'
import { FILES, RANKS, SQUARES } from '../small/geometry.ts'

export type StateFault = Fault<
  'not-numbers' | 'wrong-count' | 'wrong-player' | 'wrong-piece' | 'impossible-board'
>

/** A board of the course with its side to move. How many moves the game has had, a state file does not tell. */
export interface CourseState {
  readonly side: Side
  /** As `SmallBoard` has them, by its squares. */
  readonly cells: readonly number[]
}

/** By the numbers of a state file, where 0 is an empty square: pawn, rook, knight, bishop, queen, king. */
const cellOf: readonly number[] = [0, 1, 4, 2, 3, 5, 6]
const [PAWN, KING] = [1, 6]
const sides = ['white', 'black'] as const
/** Far more than a state needs: the player and two boards. */
const LONGEST_TEXT = 10_000

/** Reads the player to move, 0 for White, and the two boards, White's first, each from the sixth rank down. */
export function parseState(text: string): Result<CourseState, StateFault> {
  if (typeof text !== 'string')
    return err({ code: 'not-numbers', message: `a state is a text of numbers, not ${describeValue(text)}` })
  const words = text.slice(0, LONGEST_TEXT).split(/\s+/).filter(Boolean)
  const wrong = words.find((word) => !/^\d$/.test(word))
  if (wrong !== undefined)
    return err({
      code: 'not-numbers',
      message: `a state is made of single digits, not "${wrong.slice(0, 20)}"`,
    })
  if (words.length !== 1 + 2 * SQUARES || text.length > LONGEST_TEXT) {
    const message = `a state has ${1 + 2 * SQUARES} numbers, the player and two boards, not ${words.length}`
    return err({ code: 'wrong-count', message })
  }
  const [player, ...numbers] = words.map(Number) as [number, ...number[]]
  if (player > 1) return err({ code: 'wrong-player', message: `the player is 0 or 1, not ${player}` })
  const unknown = numbers.findIndex((number) => number >= cellOf.length)
  if (unknown >= 0)
    return err({
      code: 'wrong-piece',
      message: `a piece is a number from 0 to 6, not ${numbers[unknown]}`,
      at: unknown + 1,
    })
  const faults = [
    ...sides.flatMap((side, index) =>
      findFaults(side, numbers.slice(index * SQUARES, (index + 1) * SQUARES)),
    ),
    ...findShared(numbers),
  ]
  if (!numbers.includes(KING)) faults.push('there is no king')
  if (faults.length > 0)
    return err(...faults.map((message) => ({ code: 'impossible-board' as const, message })))
  return ok({ side: player === 0 ? WHITE : BLACK, cells: readCells(numbers) })
}

/** The cell of the file, whose first row is the last rank, for a square of the board. */
const placeOf = (square: number): number =>
  FILES * (RANKS - 1 - Math.floor(square / FILES)) + (square % FILES)

const readCells = (numbers: readonly number[]): number[] =>
  Array.from({ length: SQUARES }, (_, square) => {
    const white = cellOf[numbers[placeOf(square)]!]!
    const black = cellOf[numbers[SQUARES + placeOf(square)]!]!
    return black === 0 ? white : 6 + black
  })

/** What no game can lead to, by the rules of the board. */
function findFaults(side: string, numbers: readonly number[]): string[] {
  const count = (isCounted: (number: number) => boolean) => numbers.filter(isCounted).length
  const [kings, pawns, pieces] = [
    count((number) => number === KING),
    count((number) => number === PAWN),
    count((number) => number > 0),
  ]
  const faults: string[] = []
  if (kings > 1) faults.push(`${side} has ${kings} kings`)
  if (pieces > 2 * FILES) faults.push(`${side} has ${pieces} pieces, at most ${2 * FILES} can be`)
  if (pawns > FILES) faults.push(`${side} has ${pawns} pawns, at most ${FILES} can be`)
  numbers.forEach((number, at) => {
    if (number === PAWN && (at < FILES || at >= SQUARES - FILES)) {
      faults.push(`${side} has a pawn on an end rank, in ${tellPlace(at)}`)
    }
  })
  return faults
}

function findShared(numbers: readonly number[]): string[] {
  const shared = numbers.findIndex((number, at) => at < SQUARES && number > 0 && numbers[SQUARES + at]! > 0)
  return shared < 0 ? [] : [`two pieces stand in ${tellPlace(shared)}`]
}

const tellPlace = (at: number): string => `row ${Math.floor(at / FILES)}, column ${at % FILES}`
