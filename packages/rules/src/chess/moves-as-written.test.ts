import { Chess } from 'chess.js'
import { expect, test } from 'vitest'
import { makeFen, parsePosition, startPosition } from '../fen.ts'
import type { Position } from '../position.ts'
import { createRandom } from '../random.ts'
import { unwrap } from '../result.ts'
import { makeSan, parseMove } from '../san.ts'
import { makeUci } from '../uci.ts'

const starts = [
  startPosition(),
  unwrap(parsePosition('r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1')),
  // Bishops and b-pawns that can go to the same squares, and promotions on the b-file.
  unwrap(parsePosition('2n1k3/1P4P1/8/B1b1nB1b/1P3p2/3n1N2/1p4p1/B1N1K3 w - - 0 1')),
]

/** Every position of random games. */
function* randomPositions(count: number, seed: number): Generator<Position> {
  const random = createRandom(seed)
  for (let game = 0; count > 0; game++) {
    let position = starts[game % starts.length]!
    for (let ply = 0; ply < 80 && count > 0; ply++) {
      const moves = position.legalMoves()
      if (moves.length === 0) break
      yield position
      count--
      position = position.play(moves[random.below(moves.length)]!)
    }
  }
}

/** A move by its squares, in other ways than UCI's. */
function writeSquares(uci: string): string[] {
  const [from, to, promotion] = [uci.slice(0, 2), uci.slice(2, 4), uci.slice(4)]
  const promoted = promotion && `=${promotion.toUpperCase()}`
  return [`${from}-${to}${promotion}`, `${from}x${to}${promoted}`, `${from}${to}${promoted}`]
}

function read(position: Position, text: string): string {
  const move = parseMove(position, text)
  return move.ok ? makeUci(move.value, position) : 'refused'
}

/** Its squares run from a8 in rows of sixteen. */
interface OriginalMove {
  from: number
  to: number
  promotion?: string
}

/** What chess.js asks itself: a hundred times faster than its moves with all that is told about them. */
interface Original {
  load(fen: string): void
  _moves(): OriginalMove[]
  _moveFromSan(text: string): OriginalMove | null
}

const createOriginal = () => new Chess() as unknown as Original

function makeOriginalUci(move: OriginalMove): string {
  const [from, to] = [move.from, move.to].map((at) => `${'abcdefgh'[at & 15]}${8 - (at >> 4)}`)
  return `${from}${to}${move.promotion ?? ''}`
}

function readByOriginal(theirs: Original, text: string): string {
  const move = theirs._moveFromSan(text)
  return move ? makeOriginalUci(move) : 'refused'
}

/** Where a small b can be the file as well as a bishop, chess.js decides. */
const isTwofold = (text: string): boolean => /^b(x[ac]|[1-8])/.test(text)

// 10,000 positions, in parts: all at once they would take a busy machine too long for one test.
test.each([1, 2, 3, 4])(
  'no move of 2,500 positions is read as another one, by its squares or in small letters; seed %s',
  (seed) => {
    const theirs = createOriginal()
    const wrong: string[] = []
    const counts = { moves: 0, twofold: 0 }
    for (const position of randomPositions(2500, seed)) {
      const fen = makeFen(position)
      const check = (text: string, allowed: readonly string[]) => {
        const ours = read(position, text)
        if (!allowed.includes(ours)) wrong.push(`${text} is read as ${ours}, not ${allowed}, in ${fen}`)
      }
      theirs.load(fen)
      for (const original of theirs._moves()) {
        const uci = makeOriginalUci(original)
        const ways = writeSquares(uci)
        check(uci, [uci])
        check(ways[counts.moves++ % ways.length]!, [uci])
      }
      for (const move of position.legalMoves()) {
        const uci = makeUci(move, position)
        const text = makeSan(position, move).toLowerCase()
        if (!isTwofold(text)) {
          check(text, [uci])
          continue
        }
        const original = readByOriginal(theirs, text)
        check(text, original === 'refused' ? [uci, 'refused'] : [original])
        counts.twofold++
      }
    }
    expect(wrong).toEqual([])
    expect(counts.moves).toBeGreaterThan(50_000)
    expect(counts.twofold).toBeGreaterThan(250)
  },
)

test('chess.js reads every way to write a move as we do', () => {
  const theirs = createOriginal()
  let number = 0
  for (const position of randomPositions(10_000, 5)) {
    if (number++ % 500 > 0) continue
    theirs.load(makeFen(position))
    for (const move of position.legalMoves())
      for (const text of [
        ...writeSquares(makeUci(move, position)),
        makeUci(move, position),
        makeSan(position, move),
      ])
        expect(read(position, text), text).toBe(readByOriginal(theirs, text))
  }
})
