import { expect, it } from 'vitest'
import { checkExperienceKills } from './experience-kill.mjs'

it('a learner that is killed leaves every game counted once or not at all in a SQLite file', async () => {
  const { faults, games } = await checkExperienceKills({ sqliteKills: 4, mariadbKills: 0, seed: 4 })
  expect(faults).toEqual([])
  expect(games).toBeGreaterThan(0)
}, 120_000)

it('a MariaDB server and a learner that are killed leave every game counted once or not at all', async () => {
  const { faults, games } = await checkExperienceKills({ sqliteKills: 0, mariadbKills: 4, seed: 4 })
  expect(faults).toEqual([])
  expect(games).toBeGreaterThan(0)
}, 180_000)
