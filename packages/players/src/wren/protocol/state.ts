import {
  type Color,
  err,
  type Fault,
  makePiece,
  minichess,
  ok,
  type Position,
  parsePosition,
  type Result,
  type Role,
} from '@rookery/rules'

export type StateFault = Fault<
  'not-numbers' | 'wrong-count' | 'wrong-player' | 'wrong-piece' | 'impossible-board'
>

/** As numbered in a state file; 0 is an empty square. */
const pieces: readonly (Role | undefined)[] = [undefined, 'pawn', 'rook', 'knight', 'bishop', 'queen', 'king']
const { files, ranks } = minichess
const CELLS = files * ranks
/** Far more than a state needs: the player and two boards. */
const LONGEST_TEXT = 10_000

/** Reads the player to move, 0 for White, and the two boards, White's first, each from the sixth rank down. */
export function parseState(text: string): Result<Position, StateFault> {
  const words = text.slice(0, LONGEST_TEXT).split(/\s+/).filter(Boolean)
  const wrong = words.find((word) => !/^\d$/.test(word))
  if (wrong !== undefined)
    return err({
      code: 'not-numbers',
      message: `a state is made of single digits, not "${wrong.slice(0, 20)}"`,
    })
  if (words.length !== 1 + 2 * CELLS || text.length > LONGEST_TEXT) {
    const message = `a state has ${1 + 2 * CELLS} numbers, the player and two boards, not ${words.length}`
    return err({ code: 'wrong-count', message })
  }
  const [player, ...numbers] = words.map(Number) as [number, ...number[]]
  if (player > 1) return err({ code: 'wrong-player', message: `the player is 0 or 1, not ${player}` })
  const unknown = numbers.findIndex((number) => number >= pieces.length)
  if (unknown >= 0)
    return err({
      code: 'wrong-piece',
      message: `a piece is a number from 0 to 6, not ${numbers[unknown]}`,
      at: unknown + 1,
    })
  return createState(player, numbers)
}

function createState(player: number, numbers: readonly number[]): Result<Position, StateFault> {
  const letters = Array.from({ length: CELLS }, (_, cell) => {
    const white = pieceLetter('white', numbers[cell]!)
    const black = pieceLetter('black', numbers[CELLS + cell]!)
    return white && black ? undefined : white || black || '1'
  })
  const shared = letters.indexOf(undefined)
  if (shared >= 0)
    return impossible(`two pieces stand in row ${Math.floor(shared / files)}, column ${shared % files}`)
  const rows = Array.from({ length: ranks }, (_, row) =>
    letters.slice(row * files, (row + 1) * files).join(''),
  )
  const position = parsePosition(`${rows.join('/')} ${player === 0 ? 'w' : 'b'} - - 0 1`, minichess)
  return position.ok ? ok(position.value) : impossible(...position.faults.map(({ message }) => message))
}

function pieceLetter(color: Color, number: number): string {
  const role = pieces[number]
  return role ? makePiece({ color, role }) : ''
}

const impossible = (...messages: string[]): Result<never, StateFault> =>
  err(...messages.map((message): StateFault => ({ code: 'impossible-board', message })))
