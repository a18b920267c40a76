import { expect, it } from 'vitest'
import { checkArenaKills } from './arena-kill.mjs'

it('a tournament whose runner and engines are killed loses no game and plays none twice', async () => {
  const { faults, games } = await checkArenaKills({ runnerKills: 3, engineKills: 3, rounds: 8, seed: 4 })
  expect(faults).toEqual([])
  expect(games).toBeGreaterThan(0)
}, 120_000)
