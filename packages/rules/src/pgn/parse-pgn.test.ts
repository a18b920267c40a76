import { describe, expect, test } from 'vitest'
import type { Game } from '../game/index.ts'
import { makePgn } from './make-pgn.ts'
import { parsePgn } from './parse-pgn.ts'
import type { PgnResult } from './pgn-result.ts'

const gameOf = (result: PgnResult | undefined): Game => {
  if (!result?.ok)
    throw new Error(result ? result.faults.map(({ message }) => message).join('; ') : 'no game')
  return result.value
}

const movetextOf = (result: PgnResult | undefined): string => {
  if (!result) throw new Error('no game')
  const pgn = makePgn(result.ok ? result.value : result.partial)
  return pgn.slice(pgn.indexOf('\n\n') + 2).trimEnd()
}

const readMoves = (text: string): string => {
  const results = parsePgn(text)
  expect(results).toHaveLength(1)
  gameOf(results[0])
  return movetextOf(results[0])
}

const codesOf = (result: PgnResult | undefined) =>
  result?.ok === false ? result.faults.map(({ code }) => code) : []

describe('reading a game', () => {
  test('takes tags, moves, numbers, NAGs, comments, variations and the result', () => {
    const game = gameOf(
      parsePgn(`[Event "A \\"quoted\\" back\\\\slash"]
[White "Wren"]

{Intro} 1. e4! {best} $14 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) (1... e6) 2. Nf3?! 1/2-1/2
`)[0],
    )
    expect(game.tags.get('Event')).toBe('A "quoted" back\\slash')
    expect(game.tags.get('White')).toBe('Wren')
    expect(game.result).toBe('1/2-1/2')
    expect(game.root.comments).toEqual(['Intro'])
    const e4 = game.root.children[0]!
    expect([e4.san, e4.nags, e4.comments]).toEqual(['e4', [1, 14], ['best']])
    expect(e4.children.map(({ san }) => san)).toEqual(['e5', 'c5', 'e6'])
    expect(e4.children[1]!.children.map(({ san }) => san)).toEqual(['Nf3', 'c3'])
    expect(game.last.nags).toEqual([6])
  })

  test.each([
    ['12.e4 e5', '1. e4 e5 *'],
    ['1.e4 1...e5 2.Nf3', '1. e4 e5 2. Nf3 *'],
    ['1 e4 e5 2 Nf3', '1. e4 e5 2. Nf3 *'],
    ['e4 e5 Nf3', '1. e4 e5 2. Nf3 *'],
    ['1. ... e4', '1. e4 *'],
    ['1. e2-e4 e7e5 2. Ng1-f3 b8c6 3. nf3xe5', '1. e4 e5 2. Nf3 Nc6 3. Nxe5 *'],
    ['1. d2d4 d7d5 2. b1d2', '1. d4 d5 2. Nd2 *'],
    ['1. d2-d4 D7D5 2. b1-d2', '1. d4 d5 2. Nd2 *'],
    ['1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0', '1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O *'],
    ['1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. e1g1', '1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O *'],
    ['1. e4 a6 2. e5 d5 3. exd6 e.p.', '1. e4 a6 2. e5 d5 3. exd6 *'],
    ['1. e4 a6 2. e5 d5 3. exd6e.p. cxd6', '1. e4 a6 2. e5 d5 3. exd6 cxd6 *'],
    [
      '1. e4 d5 2. exd5 c6 3. dxc6 a6 4. cxb7 a5 5. bxa8Q',
      '1. e4 d5 2. exd5 c6 3. dxc6 a6 4. cxb7 a5 5. bxa8=Q *',
    ],
    ['1. e4 = e5 +/- 2. Nf3 -+', '1. e4 $10 e5 $16 2. Nf3 $19 *'],
    ['1. e4!!! e5', '1. e4 $3 $1 e5 *'],
    ['1. e4 ; a comment to the end of the line\ne5', '1. e4 {a comment to the end of the line} 1... e5 *'],
    ['1. e4 {two\r\nlines} e5', '1. e4 {two lines} 1... e5 *'],
    ['1. e4\n% 1. d4 is never read {\ne5', '1. e4 e5 *'],
    ['\ufeff1. e4 e5 1/2', '1. e4 e5 1/2-1/2'],
    ['1. e4 e5 {a { b} 2. Nf3', '1. e4 e5 {a ( b} 2. Nf3 *'],
    ['1. e4 (1. d4) {late} e5', '1. e4 {late} (1. d4) 1... e5 *'],
    ['1. e4 ({only words}) e5', '1. e4 {only words} 1... e5 *'],
    ['1. {before} e4 (1. {x} d4) ({y} 1. c4)', '1. {before} e4 ({x} 1. d4) ({y} 1. c4) *'],
    ['1. e4 e5 (1... e5 2. Nf3) 2. d4', '1. e4 e5 2. d4 (2. Nf3) *'],
    ['(1. d4) 1. e4', '1. e4 (1. d4) *'],
    ['1. e4 e5 1-0 {White won}', '1. e4 e5 {White won} 1-0'],
    ['*', '*'],
  ])('understands %j', (text, movetext) => {
    expect(readMoves(text)).toBe(movetext)
  })

  test.each([
    ['[Event "x" ]', 'x'],
    ['[Event "a "quoted" b"]', 'a "quoted" b'],
    ['[Event "C:\\"]', 'C:\\'],
    ['[Event "no bracket at the end"\n', undefined],
    ['[Event no quotes]', 'no quotes'],
    ['[event "small"]', 'small'],
    ['  [Event   "spaced"]', 'spaced'],
  ])('understands the tag %j', (text, value) => {
    const result = parsePgn(`${text}\n\n1. e4 *`)[0]!
    if (value !== undefined) expect(gameOf(result).tags.get('Event')).toBe(value)
    else expect(codesOf(result)).toEqual(['pgn-bad-tag'])
  })

  test('takes the result from the tag where the moves end without one', () => {
    expect(gameOf(parsePgn('[Result "0-1"]\n\n1. e4 e5')[0]).result).toBe('0-1')
    expect(gameOf(parsePgn('[Result "*"]\n\n1. e4 e5 1-0')[0]).result).toBe('1-0')
    expect(gameOf(parsePgn('[Result "1-0"]\n\n1. e4 e5 *')[0]).result).toBe('1-0')
  })

  test('starts from the FEN tag, with or without SetUp', () => {
    const fen = '4k3/8/8/8/8/8/8/4K2R b K - 3 40'
    const game = gameOf(parsePgn(`[FEN "${fen}"]\n\n40... Kd7 41. O-O *`)[0])
    expect(game.tags.get('FEN')).toBe(fen)
    expect(game.tags.get('SetUp')).toBe('1')
    expect(game.last.san).toBe('O-O')
  })

  test.each([
    ['Chess960', 'chess960'],
    ['Fischerandom', 'chess960'],
    ['fischer random', 'chess960'],
    ['Standard', 'standard'],
    ['From Position', 'standard'],
    ['Minichess', 'minichess'],
    ['Gardner 5x5', 'gardner'],
    ['Los Alamos 6x6', 'los-alamos'],
  ])('knows the variant %s', (name, id) => {
    expect(gameOf(parsePgn(`[Variant "${name}"]\n\n*`)[0]).variant.id).toBe(id)
  })

  test('reads clocks and evaluations into fields', () => {
    const game = gameOf(
      parsePgn('1. e4 { [%eval 0.17] [%clk 0:03:00] } 1... e5 { [%clk 0:02:58.4] fine }')[0],
    )
    const [e4, e5] = [...game.mainline()]
    expect([e4!.evaluation, e4!.clockMs, e4!.comments]).toEqual([{ kind: 'score', scoreCp: 17 }, 180_000, []])
    expect([e5!.clockMs, e5!.comments]).toEqual([178_400, ['fine']])
  })
})

describe('reading many games', () => {
  test.each([
    ['after results', '1. e4 * 1. d4 1-0\n1. c4 0-1', 3],
    [
      'at tags, where results are missing',
      '[Event "a"]\n\n1. e4\n\n[Event "b"]\n\n1. d4\n\n[Event "c"]\n',
      3,
    ],
    ['at tags, where there are no moves at all', '[Event "a"]\n[Site "x"]\n\n[Event "b"]\n[Site "y"]\n', 2],
    ['at a tag said again after an empty line', '[White "a"]\n\n[White "b"]\n', 2],
    ['on one line', '[Event "a"] 1. e4 * [Event "b"] [Site "x"] 1. d4 *', 2],
    ['with DOS line ends', '[Event "a"]\r\n\r\n1. e4 *\r\n\r\n[Event "b"]\r\n\r\n1. d4 *\r\n', 2],
    ['not at comments before the tags', '; made by hand\n{for you}\n[Event "a"]\n\n1. e4 *', 1],
    ['not where there is nothing', ' \n\n% nothing\n\ufeff', 0],
  ])('parts them %s', (_, text, count) => {
    const results = parsePgn(text)
    expect(results).toHaveLength(count)
    expect(results.every(({ ok }) => ok)).toBe(true)
    expect(results.map(({ number }) => number)).toEqual(results.map((_, index) => index + 1))
  })

  test('keeps a comment with its game', () => {
    const results = parsePgn('{first}\n[Event "a"]\n\n1. e4 * {last}\n{first of b}\n[Event "b"]\n\n1. d4 *')
    expect(results.map(movetextOf)).toEqual(['{first} 1. e4 {last} *', '{first of b} 1. d4 *'])
  })

  test('goes on behind a game with faults', () => {
    const text = '1. e4 Ke3 2. d4 *\n\n[Event "b"]\n\n1. d4 *'
    const results = parsePgn(text)
    expect(results.map(({ ok }) => ok)).toEqual([false, true])
    expect(results[1]!.place).toEqual({ at: text.indexOf('['), line: 3, column: 1 })
  })

  test('reports words between games once, apart from the games', () => {
    const results = parsePgn('1. e4 *\n\nThe next game was better, they say.\n\n[Event "b"]\n\n1. d4 *')
    expect(results.map(({ ok }) => ok)).toEqual([true, false, true])
    expect(codesOf(results[1])).toEqual(['pgn-illegal-move'])
  })
})

describe('a game with faults', () => {
  test.each([
    ['1. e4 e5 2. Ke3 Nc6', 'pgn-illegal-move', '1. e4 e5 *'],
    ['1. e4 (1. d4 d4 2. c4) e5', 'pgn-illegal-move', '1. e4 (1. d4) 1... e5 *'],
    ['1. e4 (1. d4 d4 (1... d5 2. c4) 2. c4) e5', 'pgn-illegal-move', '1. e4 (1. d4) 1... e5 *'],
    ['1. e4 -- 2. d4', 'pgn-null-move', '1. e4 *'],
    ['1. e4 Z0 2. d4', 'pgn-null-move', '1. e4 *'],
    ['1. e4 $256 e5', 'pgn-bad-nag', '1. e4 e5 *'],
    ['1. e4 ($1 1. d4) e5', 'pgn-bad-nag', '1. e4 (1. d4) 1... e5 *'],
    ['1. e4 ] e5', 'pgn-stray-text', '1. e4 e5 *'],
    ['1. e4 $ e5', 'pgn-stray-text', '1. e4 e5 *'],
    ['1. e4 {never closed', 'pgn-unclosed-comment', '1. e4 {never closed} *'],
    ['1. e4 (1. d4 d5 1-0', 'pgn-unclosed-variation', '1. e4 (1. d4 d5) 1-0'],
    ['1. e4 ) e5', 'pgn-unopened-variation', '1. e4 e5 *'],
    ['[FEN "8/8/8/8 w - - 0 1"]\n\n1. e4', 'pgn-bad-fen', '*'],
    ['[Variant "Atomic"]\n\n1. e4 1-0', 'pgn-unknown-variant', '1-0'],
    [`1. ${'x'.repeat(1000)} e5`, 'pgn-illegal-move', '*'],
  ])('keeps what could be read of %j', (text, code, movetext) => {
    const results = parsePgn(text)
    expect(results).toHaveLength(1)
    expect(codesOf(results[0])).toEqual([code])
    expect(movetextOf(results[0])).toBe(movetext)
  })

  test('says where each fault is', () => {
    const text = '[Event "a"]\r\n\r\n1. e4 {x\ny} e5\r\n2. Ke3 (2. Ne5) *'
    const result = parsePgn(text)[0]!
    expect(result.ok ? [] : result.faults).toEqual([
      {
        code: 'pgn-illegal-move',
        message: '2. Ke3 is not legal here',
        at: text.indexOf('Ke3'),
        line: 5,
        column: 4,
      },
    ])
  })

  test('lists several faults', () => {
    expect(codesOf(parsePgn('1. e4 $999 (1. d5) e5 ) 2. Nf3')[0])).toEqual([
      'pgn-bad-nag',
      'pgn-illegal-move',
      'pgn-unopened-variation',
    ])
  })

  test('does not swallow the next game in a comment that is not closed', () => {
    const results = parsePgn('1. e4 {never closed\n\n[Event "b"]\n\n1. d4 {closed} *')
    expect(results.map(({ ok }) => ok)).toEqual([false, true])
    expect(movetextOf(results[0])).toBe('1. e4 {never closed} *')
    expect(movetextOf(results[1])).toBe('1. d4 {closed} *')
  })
})
