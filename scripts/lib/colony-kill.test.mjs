import { expect, it } from 'vitest'
import { checkColonyKills } from './colony-kill.mjs'

it('a colony whose workers, coordinator and Redis are killed or stopped loses no game and stores none twice', async () => {
  const { faults } = await checkColonyKills({ kills: 3, stops: 1, workers: 2, rounds: 12, seed: 4 })
  expect(faults).toEqual([])
}, 180_000)
