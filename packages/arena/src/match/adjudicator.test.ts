import { parsePosition } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { type Adjudication, Adjudicator } from './adjudicator.ts'
import type { Remark } from './seated-entrant.ts'

const at = (halfmoves: number, fullmoves: number) => {
  const position = parsePosition(`4k3/8/8/8/8/8/8/4K2R w - - ${halfmoves} ${fullmoves}`)
  if (!position.ok) throw new Error()
  return position.value
}

/** Scores of White and Black in turn, each from its own side; the ply at which the game was judged, and how. */
function judge(rules: Adjudication, remarks: (Remark | number)[], from = at(5, 40)) {
  const adjudicator = new Adjudicator(rules)
  for (const [index, remark] of remarks.entries()) {
    const said = typeof remark === 'number' ? { scoreCp: remark } : remark
    const end = adjudicator.judge(index % 2 === 0 ? 'white' : 'black', said, from, index + 1)
    if (end) return { ...end, ply: index + 1 }
  }
  return undefined
}

describe('resignation', () => {
  const resign = { moves: 2, scoreCp: 500, twoSided: false }

  it('needs the low score on several moves in a row', () => {
    expect(judge({ resign }, [-600, 0, -400, 0, -600, 0, -600])).toEqual({
      winner: 'black',
      ending: 'adjudicated win',
      ply: 7,
    })
  })

  it('counts being mated as a low score', () => {
    expect(judge({ resign }, [0, { mateIn: -3 }, 0, { mateIn: -2 }])).toMatchObject({
      winner: 'white',
      ply: 4,
    })
  })

  it('that is two-sided waits until the winner agrees', () => {
    const twoSided = { ...resign, twoSided: true }
    expect(judge({ resign: twoSided }, [-600, 0, -600, 0, -600, 0])).toBeUndefined()
    expect(judge({ resign: twoSided }, [-600, 600, -600, 600])).toMatchObject({ winner: 'black', ply: 4 })
  })

  it('is not read into a move without a score', () => {
    expect(judge({ resign }, [-600, 0, {}, 0, -600, 0])).toBeUndefined()
  })
})

describe('a draw', () => {
  const draw = { from: 30, moves: 2, scoreCp: 10 }

  it('needs level scores of both sides in a row', () => {
    expect(judge({ draw }, [0, 5, -10, 11, 3, 0, 0, 0])).toMatchObject({ ending: 'adjudicated draw', ply: 8 })
  })

  it('is not given before its move number, nor after a capture or a move of a pawn', () => {
    expect(judge({ draw }, [0, 0, 0, 0, 0], at(5, 29))).toBeUndefined()
    expect(judge({ draw }, [0, 0, 0, 0, 0], at(0, 40))).toBeUndefined()
  })
})

it('a game may be drawn by its length', () => {
  expect(judge({ maxMoves: 3 }, [0, 0, 0, 0, 0, 0, 0])).toMatchObject({
    winner: undefined,
    ending: 'adjudicated length',
    ply: 6,
  })
})
