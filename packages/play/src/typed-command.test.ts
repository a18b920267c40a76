import { describe, expect, test } from 'vitest'
import { commandsOf, readTyped } from './typed-command.ts'

describe('what a person types in the terminal', () => {
  test.each([
    ['', { kind: 'nothing' }],
    [' \t', { kind: 'nothing' }],
    ['HELP', { kind: 'command', name: 'help', argument: '' }],
    ['save  my game.pgn ', { kind: 'command', name: 'save', argument: 'my game.pgn' }],
    ['why Nf3 --json', { kind: 'command', name: 'why', argument: 'Nf3 --json' }],
    ['Take back', { kind: 'command', name: 'undo', argument: '' }],
    ['drawn', { kind: 'move', text: 'drawn' }],
    [' Nf3 ', { kind: 'move', text: 'Nf3' }],
    ['toString', { kind: 'move', text: 'toString' }],
    ['rematch', { kind: 'move', text: 'rematch' }],
  ])('%j means %o', (line, input) => {
    expect(readTyped(line, 'terminal')).toEqual(input)
  })
})

describe('what a person types in the page', () => {
  test.each([
    ['flip', 'flip'],
    ['Take back', 'undo'],
    ['take-back', 'undo'],
    ['undo', 'undo'],
    ['first', 'start'],
    ['help', 'help'],
  ])('%j means %s', (line, name) => {
    expect(readTyped(line, 'page')).toEqual({ kind: 'command', name, argument: '' })
  })

  test.each(['quit', 'save game.pgn', 'constructor', 'O-O', 'Nf3'])('%j is taken for a move', (text) => {
    expect(readTyped(text, 'page')).toEqual({ kind: 'move', text })
  })
})

test('no word means two commands', () => {
  for (const face of ['page', 'terminal'] as const) {
    const words = commandsOf(face).flatMap(({ name, synonyms = [] }) => [name, ...synonyms])
    expect(new Set(words).size).toBe(words.length)
  }
})
