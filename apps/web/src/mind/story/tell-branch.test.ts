import { Line, type Move, parseMove, startPosition, unwrap } from '@rookery/rules'
import { expect, it } from 'vitest'
import { tellRest } from './tell-branch.ts'

function movesOf(...sans: string[]): readonly [Move, ...Move[]] {
  let line = Line.from(startPosition())
  for (const san of sans) line = line.play(unwrap(parseMove(line.position, san)))
  const [first, ...others] = line.moves
  return [first!, ...others]
}

/** Neither its worth nor its reason is told here. */
const rest = {
  score: { side: 'white', value: 0, unit: 'pawns', pawns: 0 },
  bound: undefined,
  reason: undefined,
} as const

it('what follows a move that was not played is told as what follows that move', () => {
  const instead = { ...rest, kind: 'instead', line: movesOf('d4', 'd5', 'c4'), ply: 0 } as const
  expect(tellRest(instead, startPosition())).toBe('After d4 it goes on with d5 c4.')
  expect(tellRest({ ...instead, line: movesOf('d4') }, startPosition())).toBeUndefined()
  const answered = { ...rest, kind: 'if', line: movesOf('e4', 'd5', 'exd5', 'Qxd5'), ply: 1 } as const
  expect(tellRest(answered, startPosition())).toBe('Then Qxd5.')
})
