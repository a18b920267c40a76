// Plays Mynah against itself with 200 points less, at every rating: `npm run check:mynah -- 100` plays 100 games of each pair.
import { askMind, parseSettings, requirePlayer } from '@rookery/players'
import { Line, startPosition, unwrap } from '@rookery/rules'

const games = Number(process.argv[2] ?? 100)
const STEP = 200
const ratings = [800, 1000, 1200, 1400, 1600, 1800, 2000, 2200]
const OPENING_PLIES = 8
const MOST_PLIES = 300
const EXPECTED = 1 / (1 + 10 ** (-STEP / 400))

const never = new AbortController().signal

/** Goes on until the game or `plies` are over; other seeds give other games. */
async function play(white, black, seed, plies, start = Line.from(startPosition())) {
  let line = start
  while (!line.outcome() && line.moves.length < plies) {
    const mind = line.position.turn === 'white' ? white : black
    // Its last thought is never reported, so it is the answer.
    const thought = await askMind(mind, seed, line, {}, () => {}, never)
    if (!thought) throw new Error('Mynah had no thought')
    line = line.play(thought.choice)
  }
  return line
}

function whitePoints(line) {
  const winner = line.outcome()?.winner
  return winner === undefined ? 0.5 : Number(winner === 'white')
}

/** Points of the higher-rated in pairs of games that begin alike, from 0 to 1 a pair. */
async function match(rating) {
  const { settings, load } = requirePlayer('mynah')
  const { createMind } = await load()
  const [high, low] = await Promise.all(
    [rating + STEP, rating].map((each) => createMind(unwrap(parseSettings(settings, { rating: each })))),
  )
  const pairs = []
  for (let seed = 1; 2 * pairs.length < games; seed += 3) {
    const opening = await play(low, low, seed, OPENING_PLIES)
    if (opening.outcome()) continue
    const first = whitePoints(await play(high, low, seed + 1, MOST_PLIES, opening))
    const second = whitePoints(await play(low, high, seed + 2, MOST_PLIES, opening))
    pairs.push((first + 1 - second) / 2)
  }
  await Promise.all([high?.dispose?.(), low?.dispose?.()])
  return pairs
}

console.log(`expected: ${(100 * EXPECTED).toFixed(1)} %`)
for (const rating of ratings) {
  const pairs = await match(rating)
  const mean = pairs.reduce((sum, each) => sum + each, 0) / pairs.length
  const spread = pairs.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, pairs.length - 1)
  const error = Math.sqrt(spread / pairs.length)
  console.log(
    `${rating + STEP} against ${rating}: ${(100 * mean).toFixed(1)} ±${(100 * error).toFixed(1)} % of ${2 * pairs.length} games`,
  )
}
