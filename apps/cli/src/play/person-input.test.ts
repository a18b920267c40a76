import { expect, test } from 'vitest'
import { readPersonInput } from './person-input.ts'

test.each([
  ['', { kind: 'nothing' }],
  [' \t', { kind: 'nothing' }],
  ['HELP', { kind: 'command', name: 'help', argument: '' }],
  ['save  my game.pgn ', { kind: 'command', name: 'save', argument: 'my game.pgn' }],
  ['drawn', { kind: 'move', text: 'drawn' }],
  [' Nf3 ', { kind: 'move', text: 'Nf3' }],
  ['toString', { kind: 'move', text: 'toString' }],
])('a person who types %j means %o', (line, input) => {
  expect(readPersonInput(line)).toEqual(input)
})
