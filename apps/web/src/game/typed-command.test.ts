import { makeSan } from '@rookery/rules'
import { act, begin, playMoves } from '@rookery/testkit/playing'
import { describe, expect, it } from 'vitest'
import { parseTyped } from './typed-command.ts'

const typed = (text: string, state = begin()): string => {
  const result = parseTyped(text, state)
  if (!result.ok) return result.faults[0]!.message
  return result.value.kind === 'move' ? makeSan(state.line.position, result.value.move) : result.value.name
}

describe('what is typed', () => {
  it.each([
    ['Nf3', 'Nf3'],
    [' e2e4 ', 'e4'],
    ['flip', 'flip'],
    ['Take back', 'undo'],
    ['undo', 'undo'],
    ['help', 'help'],
  ])('%s is understood', (text, meaning) => {
    expect(typed(text)).toBe(meaning)
  })

  it('says why a move cannot be played', () => {
    expect(typed('Nf6')).toBe('Nf6 is not legal here')
    const waiting = playMoves(begin(), 'e2e4')
    expect(typed('e5', waiting)).toBe('It is not your turn.')
    const past = act(playMoves(waiting, 'e7e5'), { kind: 'step', to: 0 })
    expect(typed('e4', past)).toContain('the past')
    expect(typed('e4', act(begin(), { kind: 'resign' }))).toContain('The game is over')
  })

  it('knows no word that only objects know', () => {
    expect(parseTyped('constructor', begin()).ok).toBe(false)
  })
})
