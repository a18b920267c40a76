import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { characterAt, drawMove, weigh } from '@rookery/players/mynah'
import { createRandom } from '@rookery/rules'
import { judgePositions, lossRatios, scorePeople } from './lib/mynah-losses.mjs'
import { allRatings, playMatches, ratings, STEP, summarize } from './lib/mynah-match.mjs'
import { cautionsBySteps, fitStrength } from './lib/mynah-strength.mjs'
import { Record } from './lib/record.mjs'

const usage = `usage: npm run fit:mynah -- GAMES FOLDER [POSITIONS] [PAIRS]

Fits the cautions of packages/players/src/mynah/blend.ts, whose temperatures and nodes it takes as they are.
GAMES is a file of rated games, as for rookery train human; those that a training with seed 1 held out are not used.
In FOLDER it keeps all it has computed, and a run goes on from there: stop it whenever you like.
A run judges POSITIONS of each band (200), plays PAIRS of games of each two neighbours (30) with the cautions that the last
run proposed, or with those of blend.ts, and proposes new ones from all games so far.`

const bottom = ratings[0]

const [file, folder, positions = '200', pairs = '30'] = process.argv.slice(2)
if (file === undefined || folder === undefined) {
  console.log(usage)
  process.exit(process.argv.includes('--help') ? 0 : 2)
}
mkdirSync(folder, { recursive: true })
const judged = new Record(join(folder, 'judged.log'))
const played = new Record(join(folder, 'played.log'))
const proposals = new Record(join(folder, 'proposals.log'))

/** Mynah at a rating with a caution that is tried. */
const playerWith = (mind, rating, caution) => async (line, seed) => {
  const { details } = await mind.think(line, seed)
  const { temperature } = characterAt(rating)
  const weighed = weigh(details.people, details.raven ?? [], { temperature, caution })
  const random = createRandom(seed + Math.imul(line.moves.length, 0x9e3779b9))
  return drawMove(weighed, random.next()).move
}

/** The results of all pairs of games that were ever played in the folder. */
const allMatches = () =>
  played
    .entries()
    .filter(([, points]) => points !== null)
    .map(([key, points]) => {
      const [rating, low, high] = JSON.parse(key)
      return { low: { rating, caution: low }, high: { rating: rating + STEP, caution: high }, points }
    })

const inPercent = ({ mean, error }) => `${(100 * mean).toFixed(1)} ±${(100 * error).toFixed(1)} %`

function printScores(matches) {
  for (const low of ratings) {
    const score = summarize(matches.get(low))
    console.log(`${low + STEP} against ${low}: ${inPercent(score)} of ${2 * score.count} games`)
  }
}

function printLosses(cautions) {
  for (const { band, count, people, mynah, error } of lossRatios(judged, cautions).bands)
    console.log(
      `${band}: ${count} positions, people lose ${people.toFixed(1)}, Mynah ${mynah.toFixed(1)}: ×${(mynah / people).toFixed(2)} ±${error.toFixed(2)}`,
    )
}

/** Steps of 200 points by games; of all tables that have them, the one whose losses are nearest to people's. */
function propose() {
  const strength = fitStrength(allMatches())
  const tables = Array.from({ length: 41 }, (_, index) =>
    cautionsBySteps(strength, allRatings, characterAt(bottom).caution + index / 100),
  )
  const farOff = (table) => Math.abs(Math.log(lossRatios(judged, table).all))
  return tables.reduce((best, table) => (farOff(table) < farOff(best) ? table : best))
}

const print = (cautions) =>
  console.log([...cautions].map(([rating, caution]) => `${rating}: ${caution}`).join(', '))

const last = proposals.entries().at(-1)?.[1]
const cautions = new Map(last ?? allRatings.map((rating) => [rating, characterAt(rating).caution]))
const people = await scorePeople(file)
console.log(`people about ${STEP} points apart: ${inPercent(people)} of ${people.count} games`)
print(cautions)
await judgePositions({ file, judged, each: Number(positions) })
printLosses(cautions)
printScores(
  await playMatches({
    pairs: Number(pairs),
    record: played,
    keyOf: (low, seed) => JSON.stringify([low, cautions.get(low), cautions.get(low + STEP), seed]),
    playerOf: (mind, rating) => playerWith(mind, rating, cautions.get(rating)),
  }),
)
const next = propose()
proposals.add(String(proposals.entries().length + 1), [...next])
console.log('proposed:')
print(next)
printLosses(next)
