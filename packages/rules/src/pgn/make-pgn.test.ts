import { describe, expect, test } from 'vitest'
import { parsePosition, startPosition } from '../fen.ts'
import { Game } from '../game/index.ts'
import { createRandom } from '../random.ts'
import { unwrap } from '../result.ts'
import { minichess } from '../variants/index.ts'
import { makePgn } from './make-pgn.ts'
import { parsePgn } from './parse-pgn.ts'

const movetextOf = (pgn: string): string => pgn.slice(pgn.indexOf('\n\n') + 2)

const rewrite = (text: string): string => makePgn(unwrap(parsePgn(text)[0]!))

describe('writing a game', () => {
  test('gives the tags of the roster first and the others by name', () => {
    const game = new Game()
    game.setTag('WhiteElo', '2000')
    game.setTag('ECO', 'A00')
    game.setTag('Black', 'Say "what\\"')
    expect(makePgn(game)).toBe(`[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "?"]
[Black "Say \\"what\\\\\\""]
[Result "*"]
[ECO "A00"]
[WhiteElo "2000"]

*
`)
  })

  test('names a variant and a start position', () => {
    expect(makePgn(new Game(startPosition(minichess)))).toContain('\n[Variant "Minichess"]\n')
    const fen = '4k3/8/8/8/8/8/8/4K2R b K - 3 40'
    const start = unwrap(parsePosition(fen))
    expect(makePgn(new Game(start))).toContain(`\n[FEN "${fen}"]\n[SetUp "1"]\n`)
  })

  test('numbers a black move at the start, after comments and after variations', () => {
    expect(movetextOf(rewrite('1. e4 {a} e5 2. Nf3 (2. c3) Nc6 (2... d6 {b} 3. d4) 3. Bb5'))).toBe(
      '1. e4 {a} 1... e5 2. Nf3 (2. c3) 2... Nc6 (2... d6 {b} 3. d4) 3. Bb5 *\n',
    )
    expect(movetextOf(rewrite('[FEN "4k3/8/8/8/8/8/8/4K3 b - - 0 7"]\n\nKd7 Kd2'))).toBe(
      '7... Kd7 8. Kd2 *\n',
    )
  })

  test('puts what commands say at the head of the first comment', () => {
    expect(movetextOf(rewrite('1. e4 {x} {[%clk 0:01:00]} {[%eval 0.5,8] y}'))).toBe(
      '1. e4 {[%eval 0.50,8] [%clk 0:01:00] x} {y} *\n',
    )
  })

  test('keeps lines below 80 characters, and commands in one piece', () => {
    const words = 'word '.repeat(100)
    const pgn = rewrite(
      `1. e4 {[%clk 0:01:00] ${words}[%eval 0.3] ${words}} (1. d4 {${words}}) e5 {${words}}`,
    )
    const lines = movetextOf(pgn).split('\n')
    expect(lines.length).toBeGreaterThan(20)
    for (const line of lines) expect(line.length).toBeLessThan(80)
    expect(pgn).toContain('[%eval 0.30] [%clk 0:01:00]')
  })

  test('never begins a line inside a comment with what looks like an escape or a tag', () => {
    const pgn = rewrite(`1. e4 {${'%a [Event "b"] '.repeat(50)}}`)
    for (const line of movetextOf(pgn).split('\n')) expect(line).not.toMatch(/^[%[]/)
    expect(rewrite(pgn)).toBe(pgn)
  })

  test('writes a variation of any depth', () => {
    const game = new Game(unwrap(parsePosition('4k3/8/8/8/8/8/8/4K3 w - - 0 1')))
    const random = createRandom(3)
    let node = game.root
    let variations = 0
    while (variations < 20_000) {
      const [main, ...others] = node.position.legalMoves()
      const child = node.play(main!)
      if (others.length > 0) variations++
      node = others.length > 0 ? node.play(others[random.below(others.length)]!) : child
    }
    expect(makePgn(game).split('(')).toHaveLength(20_001)
  })
})
