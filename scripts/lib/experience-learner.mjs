import { parseArgs } from 'node:util'
import { isExperienceError, openExperience } from '@rookery/experience'
import { createRandom } from '@rookery/rules'

const LESSONS = 12
const BOARDS = 300

/** The game of a number. All games share few positions, so that every one of them updates rows of others. */
export function makeGame(number) {
  const random = createRandom(number)
  const lessons = Array.from({ length: LESSONS }, () => ({
    board: `${random.below(BOARDS)}/8/8/8 w - -`,
    move: random.below(2) === 0 ? 'Ka1' : 'Kb2',
    defensive: random.below(2001) - 1000,
    offensive: random.below(2001) - 1000,
  }))
  return { id: `game-${number}`, variant: 'standard', lessons }
}

/** Feeds games from a number on for ever, and says which ones are safe. A server that is away is waited for. */
async function learnForEver(url, from) {
  const opened = await retryWhileAway(async () => {
    const result = await openExperience(url)
    if (!result.ok && result.faults[0].code !== 'store-unreachable') throw new Error(result.faults[0].message)
    return result.ok ? result.value : undefined
  })
  for (let number = from; ; ) {
    const batch = Array.from({ length: 1 + (number % 5) }, (_, i) => makeGame(number + i))
    await retryWhileAway(() =>
      opened.learn(batch).catch((error) => {
        if (!isExperienceError(error) || error.code !== 'store-unreachable') throw error
      }),
    )
    console.log(batch.map((game) => game.id).join(' '))
    number += batch.length
  }
}

async function retryWhileAway(act) {
  for (;;) {
    const result = await act()
    if (result !== undefined) return result
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const { values } = parseArgs({
  options: { store: { type: 'string' }, from: { type: 'string' } },
  strict: false,
})
if (values.store) await learnForEver(values.store, Number(values.from))
