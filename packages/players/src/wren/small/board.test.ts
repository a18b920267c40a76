import { createRandom, type Line, type Move, minichess, positionOutcome, startPosition } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { lineFrom, randomLines } from '../../testing/random-lines.ts'
import { drawValue, stateValue } from '../state-value.ts'
import { BLACK, MOVE_LIMIT, refereeWorths, type SmallBoard, WHITE } from './board.ts'
import { valueFor } from './state-value.ts'
import { boardOf } from './thinking.ts'

const lines = randomLines(300, 21, minichess, 49)

function listMoves(board: SmallBoard, isLoud: boolean): Move[] {
  const moves = new Int32Array(256)
  return Array.from(moves.subarray(0, board.listMoves(moves, 0, isLoud))) as Move[]
}

const sorted = (moves: readonly Move[]) => [...moves].sort((a, b) => a - b)
const isLoud = (line: Line, move: Move) =>
  line.position.pieceAt((move >> 6) & 63) !== undefined || ((move >> 12) & 7) !== 0

describe('the small board', () => {
  it('is the one of the rules, with their count', () => {
    expect(minichess.moveLimit!.plies).toBe(MOVE_LIMIT)
    const { king: _, ...worth } = minichess.moveLimit!.worth
    expect(minichess.roles.map((role) => (role === 'king' ? 0 : worth[role]))).toEqual(refereeWorths)
  })

  it('lists the moves of the rules, all of them and the loud ones', () => {
    for (const line of lines) {
      const board = boardOf(line.position)
      const legal = line.position.legalMoves()
      expect(sorted(listMoves(board, false))).toEqual(sorted(legal))
      expect(sorted(listMoves(board, true))).toEqual(sorted(legal.filter((move) => isLoud(line, move))))
      expect(board.hasMove()).toBe(legal.length > 0)
    }
  })

  it('stands as the rules do after each move, and as before when it is taken back', () => {
    for (const { position } of lines)
      for (const move of position.legalMoves()) {
        const board = boardOf(position)
        board.make(move)
        expect(facts(board)).toEqual(facts(boardOf(position.play(move))))
        board.takeBack()
        expect(facts(board)).toEqual(facts(boardOf(position)))
      }
  })

  it('knows when a king is in reach', () => {
    for (const { position } of lines) {
      const takes = (move: Move) => positionOutcome(position.play(move))?.reason === 'king captured'
      const board = boardOf(position)
      board.turn = board.turn === WHITE ? BLACK : WHITE
      expect(board.isInCheck()).toBe(position.legalMoves().some(takes))
    }
  })

  it('is valued for either side as the state value says', () => {
    for (const { position } of lines) {
      const board = boardOf(position)
      expect(valueFor(WHITE, board)).toBe(stateValue(position, 'white'))
      expect(valueFor(BLACK, board)).toBe(stateValue(position, 'black'))
      expect(0 - board.worth[WHITE]! - board.worth[BLACK]!).toBe(drawValue(position))
    }
  })

  it('has another key for another position or half-move, and the same for the same', () => {
    const seen = new Map<string, string>()
    const random = createRandom(5)
    for (let game = 0; game < 200; game++) {
      const board = boardOf(startPosition(minichess))
      while (board.ply < MOVE_LIMIT && board.king[board.turn]! >= 0) {
        const key = `${board.tableKeyLow} ${board.tableKeyHigh}`
        const position = `${board.cells.join()} ${board.ply}`
        expect(seen.get(key) ?? position).toBe(position)
        seen.set(key, position)
        const moves = listMoves(board, false)
        if (moves.length === 0) break
        board.make(moves[random.below(moves.length)]!)
      }
    }
    expect(seen.size).toBeGreaterThan(3000)
    const one = boardOf(lineFrom('k4/5/5/5/5/4K w - - 0 1', minichess).position)
    const later = boardOf(lineFrom('k4/5/5/5/5/4K w - - 0 2', minichess).position)
    expect(one.tableKeyLow).not.toBe(later.tableKeyLow)
  })
})

const facts = ({ cells, occupied, worth, count, king, turn, ply, keyLow, keyHigh }: SmallBoard) => ({
  cells: [...cells],
  sums: [...occupied, ...worth, ...count, ...king],
  turn,
  ply,
  key: [keyLow, keyHigh],
})
