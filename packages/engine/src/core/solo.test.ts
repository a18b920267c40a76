import { Line, minichess, parsePosition, startPosition, unwrap } from '@rookery/rules'
import { expect, test } from 'vitest'
import { readCore } from './node.ts'
import { packMove, unpackMove } from './packed.ts'
import { codeFrom, codeTo, isCastlingCode, isEnPassantCode, isPromotionCode, SoloCore } from './solo.ts'

const module = new WebAssembly.Module(readCore(true))
const positionOf = (fen: string) => unwrap(parsePosition(fen))

function playOut(core: SoloCore, plies: number): number[] {
  core.forget()
  core.setUp(startPosition())
  return Array.from({ length: plies }, () => {
    const { move } = core.search(300)
    core.play(move)
    return move
  })
}

test('the same searches since forget give the same verdicts, whatever was searched before', () => {
  const core = new SoloCore(module, false, 1)
  const first = playOut(core, 12)
  playOut(core, 5)
  expect(playOut(core, 12)).toEqual(first)
  expect(playOut(new SoloCore(module, false, 1), 12)).toEqual(first)
})

test('the board is the one on which the moves were played', () => {
  const core = new SoloCore(module, false, 1)
  const moves = playOut(core, 20)
  const end = moves.reduce(
    (line, code) => line.play(unpackMove(line.position, code)!),
    Line.from(startPosition()),
  )
  const expected = new Uint8Array(64).fill(12)
  for (const { square, piece } of end.position.pieces())
    expected[square] =
      ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king'].indexOf(piece.role) * 2 +
      (piece.color === 'black' ? 1 : 0)
  expect([...core.board]).toEqual([...expected])
  expect(new Set(core.legalMoves())).toEqual(new Set(end.position.legalMoves().map(packMove)))
})

test('the score is the side to move’s', () => {
  const core = new SoloCore(module, false, 1)
  core.setUp(positionOf('4k3/8/8/8/8/8/8/Q3K3 w - - 0 1'))
  expect(core.search(500).score).toBeGreaterThan(300)
  core.forget()
  core.setUp(positionOf('4k3/8/8/8/8/8/8/Q3K3 b - - 0 1'))
  expect(core.search(500).score).toBeLessThan(-300)
})

test('a limit of one node gives this position’s score, not that of the search before', () => {
  const won = positionOf('4k3/8/8/8/8/8/8/Q3K3 w - - 0 1')
  const lost = positionOf('4k3/8/8/8/8/8/8/q3K3 w - - 0 1')
  const core = new SoloCore(module, false, 1)
  core.setUp(lost)
  core.search(500)
  core.setUp(won)
  expect(core.search(1).score).toBeGreaterThan(300)
  core.setUp(positionOf('k7/8/1QK5/8/8/8/8/8 b - - 0 1'))
  expect(core.search(1)).toEqual({ move: 0, score: 0 })
})

test('several lines are the best moves, the best first, with what may follow', () => {
  const core = new SoloCore(module, false, 1)
  const position = positionOf('6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1')
  core.setUp(position)
  const [best, next, ...others] = core.searchLines(3000, 2)
  expect(others).toEqual([])
  expect(unpackMove(position, best!.move)).toBe(position.findMove(0, 56, undefined))
  expect(best!.score).toBeGreaterThan(31_000)
  expect(next!.score).toBeLessThan(best!.score)
  expect(next!.moves[0]).toBe(next!.move)
  expect(core.searchLines(3000, 1)).toHaveLength(1)
})

test('a third time, check and the lack of moves are seen', () => {
  const core = new SoloCore(module, false, 1)
  core.setUp(startPosition())
  const [out, back] = [6 | (21 << 6), 21 | (6 << 6)]
  const [answer, home] = [62 | (45 << 6), 45 | (62 << 6)]
  const round = [out, answer, back, home]
  for (const move of [...round, ...round.slice(0, 3)]) {
    core.play(move)
    expect(core.isThirdTime()).toBe(false)
  }
  core.play(home)
  expect(core.isThirdTime()).toBe(true)
  core.setUp(positionOf('k7/1Q6/K7/8/8/8/8/8 b - - 0 1'))
  expect([core.search(10).move, core.isCheck()]).toEqual([0, true])
})

test('a core for one board refuses the other', () => {
  const core = new SoloCore(module, false, 1)
  expect(() => core.setUp(startPosition(minichess))).toThrow('not prepared for Minichess')
})

test.each([
  ['4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1', 'e1g1', [true, false, false]],
  ['4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5d6', [false, true, false]],
  ['4k3/P7/8/8/8/8/8/4K3 w - - 0 1', 'a7a8n', [false, false, true]],
])('%s: the code of %s tells its kind', (fen, uci, kinds) => {
  const position = positionOf(fen)
  const square = (name: string) => (Number(name[1]) - 1) * 8 + name.charCodeAt(0) - 97
  const promotion = uci.length > 4 ? 'knight' : undefined
  const move = position.findMove(square(uci.slice(0, 2)), square(uci.slice(2, 4)), promotion)!
  const code = packMove(move)
  expect([isCastlingCode(code), isEnPassantCode(code), isPromotionCode(code)]).toEqual(kinds)
  expect(codeFrom(code)).toBe(square(uci.slice(0, 2)))
  expect(codeTo(code)).toBe(kinds[0] ? square('h1') : square(uci.slice(2, 4)))
})

test('a search by the clock goes by the one that it is given, even one made of its own nodes', () => {
  const core = new SoloCore(module, false, 1)
  core.now = () => core.nodes / 100
  const searchAfresh = (softMs: number, hardMs: number) => {
    core.forget()
    core.setUp(startPosition())
    expect(core.legalMoves()).toContain(core.searchByClock(softMs, hardMs).move)
    return core.nodes
  }
  const nodes = searchAfresh(1000, 100)
  // It looks at the clock only now and then.
  expect(nodes).toBeGreaterThanOrEqual(10_000)
  expect(nodes).toBeLessThan(13_000)
  expect(searchAfresh(5, 100)).toBeLessThan(nodes / 2)
})
