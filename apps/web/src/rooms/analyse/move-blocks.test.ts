import { type Game, parsePgn } from '@rookery/rules'
import { expect, test } from 'vitest'
import { type MoveBlock, type MoveToken, moveBlocks } from './move-blocks.ts'

function gameOf(pgn: string): Game {
  const [result] = parsePgn(pgn)
  if (!result?.ok) throw new Error(pgn)
  return result.value
}

function writeToken(token: MoveToken): string {
  switch (token.kind) {
    case 'open':
      return '('
    case 'close':
      return ')'
    case 'comment':
      return `{${token.text}}`
    case 'fold':
      return `${token.number}${token.node.san}…`
    case 'move':
      return token.number + token.node.san
  }
}

const write = (blocks: readonly MoveBlock[]): string[] =>
  blocks.map(({ isMain, tokens }) => `${isMain ? '' : '> '}${tokens.map(writeToken).join(' ')}`)

test('the main line is broken by its variations, and theirs stand in brackets', () => {
  const game = gameOf('{before} 1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) (1... e6) 2. Nf3 {good} Nc6 *')
  expect(write(moveBlocks(game, game.root))).toEqual([
    '{before} 1.e4 e5',
    '> 1…c5 2.Nf3 ( 2.c3 d5 ) 2…d6',
    '> 1…e6',
    '2.Nf3 {good} 2…Nc6',
  ])
})

test('a game without moves has nothing to write', () => {
  expect(moveBlocks(gameOf('*'), gameOf('*').root)).toEqual([])
})

test('in a very large game only the way to the shown move is written out, and only around it', () => {
  const round = 'Nf3 Nf6 Ng1 Ng8 '
  const game = gameOf(`1. e4 (1. d4 d5 (1... Nf6) 2. c4) e5 ${round.repeat(600)} *`)
  const folded = write(moveBlocks(game, game.root))
  expect(folded[1]).toBe('> 1.d4…')
  expect(folded.join(' ').split(' ').length).toBeLessThan(1300)
  const variation = game.root.children[1]!.children[0]!
  expect(write(moveBlocks(game, variation))[1]).toBe('> 1.d4 d5 ( 1…Nf6… ) 2.c4')
  const deep = [...game.mainline()].at(-1)!
  const tokens = moveBlocks(game, deep).flatMap((block) => block.tokens)
  expect(tokens.some((token) => token.kind === 'move' && token.node === deep)).toBe(true)
})
