import { describe, expect, test } from 'vitest'
import { startPosition } from '../fen.ts'
import { makeCommands } from './annotations.ts'
import { GameNode } from './game-node.ts'

function nodeWith(...comments: string[]): GameNode {
  const node = new GameNode(undefined, undefined, startPosition())
  for (const comment of comments) node.addComment(comment)
  return node
}

describe('commands in a comment', () => {
  test.each([
    ['[%clk 1:02:03]', 3_723_000, '[%clk 1:02:03]'],
    ['[%clk 0:00:59.9]', 59_900, '[%clk 0:00:59.9]'],
    ['[%clk 0:00:01.001]', 1_001, '[%clk 0:00:01.001]'],
    ['[%clk 1:30]', 90_000, '[%clk 0:01:30]'],
    ['[%clk 0:75:00]', 4_500_000, '[%clk 1:15:00]'],
  ])('%s sets the clock', (text, clockMs, written) => {
    const node = nodeWith(text)
    expect(node.clockMs).toBe(clockMs)
    expect(node.comments).toEqual([])
    expect(makeCommands(node)).toEqual([written])
  })

  test('[%emt] sets the time spent', () => {
    expect(nodeWith('[%emt 0:00:05]').elapsedMs).toBe(5_000)
  })

  test.each([
    ['0.25', { kind: 'score', scoreCp: 25 }, '0.25'],
    ['-1.5', { kind: 'score', scoreCp: -150 }, '-1.50'],
    ['+2', { kind: 'score', scoreCp: 200 }, '2.00'],
    ['-0.00', { kind: 'score', scoreCp: 0 }, '0.00'],
    ['0.25,12', { kind: 'score', scoreCp: 25, depth: 12 }, '0.25,12'],
    ['#-3', { kind: 'mate', mateIn: -3 }, '#-3'],
    ['#5,30', { kind: 'mate', mateIn: 5, depth: 30 }, '#5,30'],
  ])('[%%eval %s] sets the evaluation', (text, evaluation, written) => {
    const node = nodeWith(`[%eval ${text}]`)
    expect(node.evaluation).toEqual(evaluation)
    expect(makeCommands(node)).toEqual([`[%eval ${written}]`])
  })

  test('[%csl] and [%cal] set coloured squares and arrows', () => {
    const node = nodeWith('[%csl Gd4, Re5][%cal Ge2e4,Bg1f3]')
    expect(node.highlights).toEqual([
      { color: 'green', square: 27 },
      { color: 'red', square: 36 },
    ])
    expect(node.arrows).toEqual([
      { color: 'green', from: 12, to: 28 },
      { color: 'blue', from: 6, to: 21 },
    ])
    expect(makeCommands(node)).toEqual(['[%csl Gd4,Re5]', '[%cal Ge2e4,Bg1f3]'])
  })

  test('leave the text around them', () => {
    const node = nodeWith('A fine [%eval 0.3] move [%clk 0:01:00] indeed')
    expect(node.comments).toEqual(['A fine move indeed'])
  })

  test.each([
    '[%foo bar] text',
    '[%clk soon]',
    '[%clk]',
    '[%eval .]',
    '[%eval 1.234]',
    '[%csl Xd4]',
    '[%csl Gd9]',
    '[%cal Ge2]',
    '[%clk 0:00:01',
    '[%clk[%emt x]0:00:02]',
  ])('stay in the text where they cannot be understood: %s', (text) => {
    const node = nodeWith(text)
    expect(node.comments).toEqual([text])
    expect(makeCommands(node)).toEqual([])
  })

  test('stay in the text where the same has been said before', () => {
    const node = nodeWith('[%clk 0:00:01]', '[%clk 0:00:02]')
    expect(node.clockMs).toBe(1_000)
    expect(node.comments).toEqual(['[%clk 0:00:02]'])
  })

  test('do not arise from the pieces of others', () => {
    const node = nodeWith('[%clk[%emt 0:00:01]0:00:02]')
    expect(nodeWith(...node.comments).comments).toEqual(node.comments)
    expect(nodeWith('[[%emt 0:00:01]%clk 0:00:02]').comments).toEqual(['[ %clk 0:00:02]'])
  })
})

describe('the text of a comment', () => {
  test('has no braces and no line ends', () => {
    expect(nodeWith(' a\r\n\tb {c} \u0000 ').comments).toEqual(['a b (c)'])
  })

  test('keeps spaces that are not blanks', () => {
    expect(nodeWith('\u00a0x\u00a0').comments).toEqual(['\u00a0x\u00a0'])
  })

  test('is not kept where it is empty', () => {
    expect(nodeWith('', '  ', '\n').comments).toEqual([])
  })
})
