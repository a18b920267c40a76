import { askMind, parseSettings, requirePlayer } from '@rookery/players'
import { Line, startPosition, unwrap } from '@rookery/rules'

export const STEP = 200
/** Of the lower one in each pair. */
export const ratings = [800, 1000, 1200, 1400, 1600, 1800, 2000, 2200]
export const allRatings = [...ratings, 2400]
/** What 200 points promise. */
export const EXPECTED = 1 / (1 + 10 ** (-STEP / 400))

const OPENING_PLIES = 8
const MOST_PLIES = 300
/** Raven's glance runs beside the main thread, so two games at once keep two cores busy. */
const LANES = 2

const never = new AbortController().signal

/** Mynah at a rating: asked for its thought with a line and a seed. */
export async function openMind(rating) {
  const { settings, load } = requirePlayer('mynah')
  const { createMind } = await load()
  const mind = await createMind(unwrap(parseSettings(settings, { rating })))
  return {
    async think(line, seed) {
      // Its last thought is never reported, so it is the answer.
      const thought = await askMind(mind, seed, line, {}, () => {}, never)
      if (!thought) throw new Error('Mynah had no thought')
      return thought
    },
    dispose: () => mind.dispose?.(),
  }
}

/** Goes on until the game or `plies` are over; a player names a move for a line and a seed. */
async function play(white, black, seed, plies, start) {
  let line = start
  while (!line.outcome() && line.moves.length < plies)
    line = line.play(await (line.position.turn === 'white' ? white : black)(line, seed))
  return line
}

function whitePoints(line) {
  const winner = line.outcome()?.winner
  return winner === undefined ? 0.5 : Number(winner === 'white')
}

/** Points of the higher one in two games that begin alike, from 0 to 1; undefined where the opening is the whole game. */
async function playPair(low, high, seed) {
  const opening = await play(low, low, 3 * seed, OPENING_PLIES, Line.from(startPosition()))
  if (opening.outcome()) return undefined
  const first = whitePoints(await play(high, low, 3 * seed + 1, MOST_PLIES, opening))
  const second = whitePoints(await play(low, high, 3 * seed + 2, MOST_PLIES, opening))
  return (first + 1 - second) / 2
}

/** The mean of the points of pairs, with its standard error. */
export function summarize(points) {
  const mean = points.reduce((sum, each) => sum + each, 0) / points.length
  const spread = points.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, points.length - 1)
  return { mean, error: Math.sqrt(spread / points.length), count: points.length }
}

/** Does all tasks, a few at a time; `open` makes what a lane works with. */
export async function inLanes(tasks, open, work) {
  const left = tasks[Symbol.iterator]()
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      const tools = await open()
      for (const task of left) await work(task, tools)
      await tools.dispose()
    }),
  )
}

async function openPlayers(playerOf) {
  const minds = await Promise.all(allRatings.map((rating) => openMind(rating)))
  return {
    players: new Map(allRatings.map((rating, index) => [rating, playerOf(minds[index], rating)])),
    dispose: () => Promise.all(minds.map((mind) => mind.dispose())),
  }
}

/**
 * Lets each rating play the next higher one in pairs of games, seed by seed, unless the record has them; `keyOf` names a pair of games by
 * the lower rating and the seed, `playerOf` makes a player of a mind and its rating. Resolves to the points of all pairs by the
 * lower rating.
 */
export async function playMatches({ pairs, record, keyOf, playerOf }) {
  const tasks = Array.from({ length: pairs }, (_, index) =>
    ratings.map((low) => ({ key: keyOf(low, index + 1), low, seed: index + 1 })),
  ).flat()
  const left = tasks.filter(({ key }) => !record.has(key))
  let done = tasks.length - left.length
  await inLanes(
    left,
    () => openPlayers(playerOf),
    async ({ key, low, seed }, { players }) => {
      record.add(key, (await playPair(players.get(low), players.get(low + STEP), seed)) ?? null)
      process.stderr.write(`\r${++done} of ${tasks.length} pairs of games`)
    },
  )
  process.stderr.write('\n')
  const pointsOf = (rating) =>
    tasks
      .filter(({ low }) => low === rating)
      .map(({ key }) => record.get(key))
      .filter((points) => points !== null)
  return new Map(ratings.map((rating) => [rating, pointsOf(rating)]))
}
