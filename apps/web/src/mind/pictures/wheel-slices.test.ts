import {
  findPlayer,
  interruptedThought,
  loadVoice,
  type ParrotDetails,
  type ParrotMove,
  type ParrotThought,
  shareOf,
  tellIgnorance,
} from '@rookery/players'
import { type Move, makeSan, startPosition } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { ballOf, pointAt, slicePath, slicesOf } from './wheel-slices.ts'

const position = startPosition()
const legal = position.legalMoves()

function known(move: Move, shifted: number, from: number): ParrotMove {
  const row = { defensive: -1, offensive: shifted, counter: 4 }
  const fitness = shifted ** 2
  return {
    move,
    san: makeSan(position, move),
    row,
    worth: shifted - 1,
    bonus: 0,
    shifted,
    fitness,
    slice: [from, from + fitness],
  }
}

const details: ParrotDetails = {
  board: '',
  exploration: 0,
  seen: 8,
  moves: [known(legal[0]!, 3, 0), known(legal[1]!, 1, 9)],
  wheel: { total: 10, drawn: 9.5 },
  fallback: null,
}

const thought: ParrotThought = {
  kind: 'parrot',
  choice: legal[1]!,
  line: [legal[1]!],
  weighed: [],
  details,
}

describe('the wheel of Parrot', () => {
  it('has a slice for each move, as wide as its fitness', () => {
    expect(slicesOf(details).map(({ from, to }) => [from, to])).toEqual([
      [0, 0.9],
      [0.9, 1],
    ])
    expect(details.moves.map((move) => shareOf(details, move))).toEqual([0.9, 0.1])
  })

  it('has its ball where the number fell, on the slice of the choice', () => {
    const ball = ballOf(details)!
    const under = slicesOf(details).find(({ from, to }) => from <= ball && ball < to)
    expect(under?.move).toBe(thought.choice)
  })

  it('begins at the top and goes round clockwise', () => {
    expect(pointAt(0, 10)).toEqual([0, -10])
    expect(pointAt(0.25, 10).map(Math.round)).toEqual([10, -0])
  })

  it('draws a single move as a whole ring', () => {
    expect(slicePath({ from: 0, to: 1 }, 1, 2)).toContain('A2 2 0 1 1')
  })

  it('leaves out a move that was not asked about', () => {
    const [first, second] = details.moves
    const asked = { ...details, moves: [first!, { ...second!, slice: null }], wheel: { total: 9, drawn: 1 } }
    expect(slicesOf(asked)).toHaveLength(1)
    expect(shareOf(asked, asked.moves[1]!)).toBe(0)
  })
})

describe('the headline of Parrot', () => {
  it('tells how often it saw the move, and its share', async () => {
    const voice = await loadVoice(findPlayer('parrot')!)
    expect(voice.headline(thought, position)).toBe(
      'Parrot plays a4: it keeps the pawn from b5; it has seen it 4 times, worth 0 on average against +2 for a3; it had 10% of the wheel.',
    )
    expect(voice.aside(thought, position)).toBe('The wheel measures 10; the ball fell on 10.')
  })

  it('says who thought instead where it knows nothing', () => {
    const fallback = { player: 'magpie', thought: interruptedThought(legal) }
    const empty = { ...details, seen: 0, moves: [], wheel: null, fallback }
    expect(tellIgnorance({ ...thought, details: empty })).toBe(
      'Parrot knows nothing here, so Magpie thought for it.',
    )
    expect(slicesOf(empty)).toEqual([])
  })
})
