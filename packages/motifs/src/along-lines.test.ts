import { type Move, makeUci, type Position } from '@rookery/rules'
import type { NaiveVariant } from '@rookery/testkit'
import { expect, test } from 'vitest'
import { mateAlong, repeatAlong } from './ends.ts'
import { materialAlong } from './material.ts'
import {
  boardOf,
  canWin,
  isMated,
  isOf,
  type NaivePosition,
  play,
  takenBy,
  turnOf,
  value,
  worth,
} from './testing/naive-board.ts'
import { samples } from './testing/samples.ts'
import { worthOf } from './worth.ts'

const EACH = 50

interface Walk {
  readonly position: Position
  readonly moves: readonly Move[]
  readonly naive: readonly NaivePosition[]
  readonly ucis: readonly string[]
}

/** Lines of up to so many moves, each with what the naive rules make of it. Captures and moves back are preferred, or nothing would happen. */
function* walks(seed: number, length: number): Generator<Walk, undefined> {
  let last = ''
  for (const { position, move, fen } of samples(seed)) {
    if (fen === last) continue
    last = fen
    const moves = [move]
    const ucis = [makeUci(move, position)]
    const start: NaivePosition = { fen, variant: position.variant.id as NaiveVariant }
    const naive = [start, play(start, ucis[0]!)]
    let reached = position.play(move)
    while (moves.length < length && reached.kingOf(reached.turn) !== undefined) {
      const legal = reached.legalMoves()
      if (legal.length === 0) break
      const back = ucis.length < 2 ? '' : ucis.at(-2)!.slice(2, 4) + ucis.at(-2)!.slice(0, 2)
      const next =
        legal.find((each) => (seed + moves.length) % 3 === 0 && makeUci(each, reached) === back) ??
        legal.find((each) => reached.isOccupied((each >> 6) & 63)) ??
        legal.find((each) => makeUci(each, reached) === back) ??
        legal[0]!
      ucis.push(makeUci(next, reached))
      naive.push(play(naive.at(-1)!, ucis.at(-1)!))
      moves.push(next)
      reached = reached.play(next)
    }
    yield { position, moves, naive, ucis }
  }
  return undefined
}

/** Material at the last point where what was just taken is not won back, or with what our last capture keeps at the least. */
function naiveMaterial({ naive, ucis }: Walk): number {
  const us = turnOf(naive[0]!)
  const sum = (position: NaivePosition) =>
    [...boardOf(position).values()]
      .filter((letter) => !'kK'.includes(letter))
      .reduce((total, letter) => total + (isOf(letter, us) ? worth(letter) : -worth(letter)), 0)
  const [last, before] = [ucis.at(-1)!, naive.at(-2)!]
  const isOpen = takenBy(before, last) && canWin(naive.at(-1)!, last.slice(2, 4))
  const kept = isOpen && turnOf(before) === us ? value(before, last) : 0
  if (kept >= 1) return sum(before) + kept - sum(naive[0]!)
  const settled = ucis
    .map((uci, ply) => ({ uci, before: naive[ply]!, after: naive[ply + 1]! }))
    .filter(({ uci, before, after }) => !takenBy(before, uci) || !canWin(after, uci.slice(2, 4)))
    .at(-1)
  return settled ? sum(settled.after) - sum(naive[0]!) : 0
}

test('wins: lines that win or lose material are told from those that do not', () => {
  const left = { won: EACH, even: EACH, lost: EACH }
  for (const walk of walks(7, 5)) {
    const { pawns, won, lost } = materialAlong(walk.position, walk.moves)
    const sort = pawns > 0 ? 'won' : pawns < 0 ? 'lost' : 'even'
    if (left[sort] === 0) continue
    left[sort]--
    expect([walk.ucis, pawns]).toEqual([walk.ucis, naiveMaterial(walk)])
    // What was taken and lost for the same worth is no gain of either side.
    const worths = new Set(won.map(({ piece }) => worthOf(piece.role)))
    expect(lost.filter(({ piece }) => worths.has(worthOf(piece.role)))).toEqual([])
    if (left.won + left.even + left.lost === 0) break
  }
})

test('mates in n: lines that end in mate are told from those that do not, with their length', () => {
  const left = { with: EACH, without: EACH }
  const byLength = [1, 2, 3].map((length) => walks(length, length))
  for (let at = 0; left.with + left.without > 0; at = (at + 1) % byLength.length) {
    const { position, moves, naive, ucis } = byLength[at]!.next().value!
    const mate = mateAlong(position, moves)
    const sort = mate ? 'with' : 'without'
    if (left[sort] === 0) continue
    left[sort]--
    const plies = ucis.length
    const expected = isMated(naive.at(-1)!)
      ? {
          winner: plies % 2 === 1 ? position.turn : position.play(moves[0]!).turn,
          moves: Math.ceil(plies / 2),
        }
      : undefined
    expect([ucis, mate]).toEqual([ucis, expected])
  }
})

test('repeats: lines that come back to a position are told from those that do not', () => {
  const left = { with: EACH, without: EACH }
  const key = ({ fen }: NaivePosition) => fen.split(' ').slice(0, 4).join(' ')
  for (const { position, moves, naive, ucis } of walks(3, 6)) {
    const repeat = repeatAlong(position, moves)
    const sort = repeat ? 'with' : 'without'
    if (left[sort] === 0) continue
    left[sort]--
    const keys = naive.map(key)
    const again = keys.findIndex((each, index) => keys.indexOf(each) < index)
    expect([ucis, repeat]).toEqual([
      ucis,
      again === -1 ? undefined : { first: keys.indexOf(keys[again]!), again },
    ])
    if (left.with + left.without === 0) break
  }
})
