import { openExperience } from '@rookery/experience'
import { Line, startPosition, unwrap } from '@rookery/rules'
import { expect, test } from 'vitest'
import { teachParrot } from './teach-parrot.ts'

test('Parrot learns a game once, however often it is told of it', async () => {
  const table = unwrap(await openExperience('memory:'))
  const start = Line.from(startPosition())
  const line = start.play(start.position.legalMoves()[0]!)
  const game = { id: 'first', line, winner: 'white' } as const
  expect(await teachParrot(table, game)).toMatch(/^Parrot has learned \d+ plies\.$/)
  expect(await teachParrot(table, game)).toBe('Parrot knew this game already.')
  expect(await teachParrot(table, { ...game, id: 'second' })).toMatch(/^Parrot has learned/)
  await table.close()
})
