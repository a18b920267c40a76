import { expect, test } from 'vitest'
import { makeRoute, parseRoute } from './route.ts'

test('an address without a room is the Play room', () => {
  for (const fragment of ['', '#', '#/', '#variant=minichess&color=black']) {
    expect(parseRoute(fragment).room).toBe('play')
  }
})

test('a room that does not exist keeps the name it was asked for by', () => {
  for (const room of ['nowhere', 'Play', 'no room', '../etc'])
    expect(parseRoute(`#/${room}?x=1`).room).toBe(room)
})

test('a route made is the route read', () => {
  const fen = '8/8/8/8/8/8/8/K1k5 w - - 0 1'
  const { room, query } = parseRoute(makeRoute('compare', { fen, variant: 'standard' }))
  expect(room).toBe('compare')
  expect(query.get('fen')).toBe(fen)
  expect(query.get('variant')).toBe('standard')
})
