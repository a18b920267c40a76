// Plays Mynah against itself with 200 points less, at every rating:
//   npm run check:mynah -- 200            200 games of each pair
//   npm run check:mynah -- 200 games.log  the same, and goes on from what games.log holds
import { characterAt } from '@rookery/players/mynah'
import { EXPECTED, playMatches, ratings, STEP, summarize } from './lib/mynah-match.mjs'
import { Record } from './lib/record.mjs'

/** Within so many standard errors a score is what ratings promise. */
const FAR = 2

const [games = '100', file] = process.argv.slice(2)

const matches = await playMatches({
  pairs: Math.ceil(Number(games) / 2),
  record: new Record(file),
  keyOf: (low, seed) => JSON.stringify([low, characterAt(low), characterAt(low + STEP), seed]),
  playerOf: (mind) => async (line, seed) => (await mind.think(line, seed)).choice,
})
console.log(`expected: ${(100 * EXPECTED).toFixed(1)} %`)
for (const low of ratings) {
  const { mean, error, count } = summarize(matches.get(low))
  const isReached = Math.abs(mean - EXPECTED) <= FAR * error
  const score = `${(100 * mean).toFixed(1)} ±${(100 * error).toFixed(1)} % of ${2 * count} games`
  console.log(`${low + STEP} against ${low}: ${score}  ${isReached ? 'ok' : 'MISSED'}`)
  if (!isReached) process.exitCode = 1
}
