import { expect, it } from 'vitest'
import { type AddressKeys, tellAddress } from './tell-address.ts'

const practice = { view: ['puzzles', 'drills', 'files'] }
const compare = { fen: 'any', variant: 'any' } as const

it.each<[query: string, keys: AddressKeys, told: readonly string[]]>([
  ['', {}, []],
  ['view=drills', practice, []],
  ['fen=xyz&variant=', compare, []],
  ['view=xyz', practice, ['In the address, view is “xyz”, but must be puzzles, drills, or files.']],
  ['view=', practice, ['In the address, view is “”, but must be puzzles, drills, or files.']],
  ['foo=1', compare, ['This room does not know “foo” in its address. It knows fen and variant.']],
  [
    'foo=1&Fen=8&foo=2&toString',
    compare,
    ['This room does not know “foo”, “Fen”, or “toString” in its address. It knows fen and variant.'],
  ],
  ['foo', {}, ['This room does not know “foo” in its address. It cannot be asked for anything there.']],
  [
    'foo=1&view=xyz',
    practice,
    [
      'This room does not know “foo” in its address. It knows view.',
      'In the address, view is “xyz”, but must be puzzles, drills, or files.',
    ],
  ],
])('of a room with the address ?%s it is told what nobody can do', (query, keys, told) => {
  expect(tellAddress(new URLSearchParams(query), keys)).toEqual(told)
})
