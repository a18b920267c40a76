import { chess960, minichess, standard, variants } from '@rookery/rules'
import { expect, it } from 'vitest'
import { tellRules, tellSpecialRules, titleRules } from './board-rules.ts'

it('has nothing special to tell of standard chess, and something of every other board', () => {
  expect(tellSpecialRules(standard)).toEqual([])
  for (const variant of variants)
    if (variant !== standard) expect(tellSpecialRules(variant), variant.id).not.toEqual([])
})

it('tells how minichess is won, how its pawns step and when it ends', () => {
  const rules = tellSpecialRules(minichess).join(' ')
  expect(rules).toContain('5 files and 6 ranks')
  expect(rules).toContain('taking the king')
  expect(rules).toContain('one square at a time')
  expect(rules).toContain('After 25 moves each')
  expect(rules).toContain('a queen counts 20, a bishop counts 8, a knight counts 7')
})

it('tells how one castles in Chess960', () => {
  expect(tellSpecialRules(chess960).join(' ')).toContain('moving the king onto your own rook')
})

it('tells how a game of standard chess ends', () => {
  expect(titleRules(standard)).toBe('The rules of Standard')
  expect(tellRules(standard).join(' ')).toContain('Checkmate wins')
  expect(tellRules(minichess)).toEqual(tellSpecialRules(minichess))
})
