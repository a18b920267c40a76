import { packPosition } from '@rookery/engine/core'
import {
  chess960,
  Line,
  makeUci,
  parsePosition,
  parseUci,
  standard,
  startPosition,
  unwrap,
} from '@rookery/rules'
import { describe, expect, test } from 'vitest'
import { ReferenceMynah } from '../testing/mynah-reference.ts'
import { randomLines } from '../testing/random-lines.ts'
import { drawMynah, mynahModule } from '../testing/small-mynah.ts'
import { chancesOf } from './chances.ts'
import { MynahCore } from './core.ts'

const network = drawMynah(7)
const core = new MynahCore(mynahModule, network)
const reference = new ReferenceMynah(network)

const lineOf = (fen: string): Line => Line.from(unwrap(parsePosition(fen, standard)))
const lines = randomLines(40, 3)

describe('chances', () => {
  test('are those of a naive network in plain numbers', () => {
    for (const [index, line] of lines.entries()) {
      const rating = 500 + 60 * index
      const temperature = index % 2 ? 1 : 0.7
      core.setUp({ ...packPosition(line.start), moves: [] })
      chancesOf(core, line, [rating])
      const codes = core.look()
      const found = core.chances(rating, temperature)
      const expected = reference.chances(core.record(rating, 255), rating, temperature)
      expect(found.length).toBe(codes.length)
      for (const [move, chance] of expected.entries()) expect(found[move]).toBeCloseTo(chance, 4)
    }
  })

  test('are of all legal moves, sum to 1 and are the same whenever they are asked for', () => {
    const other = new MynahCore(mynahModule, network)
    for (const line of lines) {
      const [chances] = chancesOf(core, line, [1400])
      expect(new Set(chances!.map(({ move }) => move))).toEqual(new Set(line.position.legalMoves()))
      expect(chances!.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 5)
      expect(chancesOf(other, line, [1400])[0]).toEqual(chances)
    }
  })

  test('do not depend on the colour of the mover', () => {
    const white = lineOf('r1bq1rk1/ppp2ppp/2np1n2/4p3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1 w - - 0 8')
    const black = lineOf('r1bq1rk1/ppp2ppp/2np1n2/2b1p3/4P3/2NP1N2/PPP2PPP/R1BQ1RK1 b - - 0 8')
    const [ofWhite] = chancesOf(core, white, [1700])
    const [ofBlack] = chancesOf(core, black, [1700])
    const turned = (uci: string) => uci.replace(/\d/g, (rank) => String(9 - Number(rank)))
    expect(ofBlack!.map(({ move, chance }) => [turned(makeUci(move, black.position)), chance])).toEqual(
      ofWhite!.map(({ move, chance }) => [makeUci(move, white.position), chance]),
    )
  })

  test('change with the rating without a jump, and not beyond the lowest and the highest', () => {
    const line = lines[5]!
    const at = (rating: number) =>
      chancesOf(core, line, [rating])[0]!.map(({ move, chance }) => [move, chance])
    expect(at(100)).toEqual(at(700))
    expect(at(3000)).toEqual(at(2400))
    expect(at(1000)).not.toEqual(at(1800))
    const chanceOf = (rating: number) => {
      const chances = chancesOf(core, line, [rating])[0]!
      return new Map(chances.map(({ move, chance }) => [move, chance]))
    }
    for (let rating = 700; rating < 2400; rating += 100) {
      const [before, after] = [chanceOf(rating), chanceOf(rating + 1)]
      for (const [move, chance] of before) expect(Math.abs(after.get(move)! - chance)).toBeLessThan(0.01)
    }
  })

  test('remember the latest moves of the game', () => {
    const still = Line.from(startPosition())
    const played = ['g1f3', 'g8f6', 'f3g1', 'f6g8'].reduce(
      (line, uci) => line.play(unwrap(parseUci(line.position, uci))),
      still,
    )
    expect(chancesOf(core, played, [1400])).not.toEqual(chancesOf(core, still, [1400]))
  })

  test('are told of Chess960, castling with a rook beside the king included', () => {
    const position = unwrap(parsePosition('4k3/8/8/8/8/8/8/5RK1 w F - 0 1', chess960))
    const [chances] = chancesOf(core, Line.from(position), [1400])
    expect(new Set(chances!.map(({ move }) => move))).toEqual(new Set(position.legalMoves()))
  })
})
