import { describe, expect, test } from 'vitest'
import { countMates } from './basic-mates.mjs'

describe.each(['owl', 'heron', 'kestrel'])('%s', (mind) => {
  test.each(['queen', 'rook', 'two rooks'])('mates a bare king with %s', async (ending) => {
    for (const defender of ['fledgling', 'raven'])
      expect(await countMates({ mind, ending, defender, games: 4, seed: 3 })).toMatchObject({
        won: 4,
        missed: [],
      })
  })
})
