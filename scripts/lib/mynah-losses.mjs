// What Mynah and people lose in the same positions, for any caution: what costs time, Raven's judgement, is kept.
import { createEngine } from '@rookery/engine'
import { characterAt, weigh } from '@rookery/players/mynah'
import { createRandom, makeUci } from '@rookery/rules'
import {
  BAND,
  judgeLosses,
  onlySettled,
  pickPositions,
  readRatedGames,
  withoutHeldOut,
} from '@rookery/training/human'
import { inLanes, openMind, STEP, summarize } from './mynah-match.mjs'

const SEED = 1
/** One game of so many is enough, and they come from the whole file. */
const SPARSE = 10
const JUDGE_NODES = 5000
const HASH_MB = 8
const bands = [800, 1000, 1200, 1400, 1600, 1800, 2000, 2200]
/** Moves that are likely at one of these cautions are judged. */
const triedCautions = [0, 1, 30]
const LEAST_CHANCE = 0.004

const middleOf = (band) => band + BAND / 2

/** What the higher-rated of two people about 200 points apart scores, from 0 to 1 a game. */
export async function scorePeople(file) {
  const points = []
  for await (const { white, black, isProvisional, points: whitePoints } of readRatedGames(file, () => {})) {
    const isWanted = !isProvisional && Math.abs(Math.abs(white - black) - STEP) <= STEP / 8
    if (isWanted && whitePoints !== undefined) points.push(white > black ? whitePoints : 1 - whitePoints)
  }
  return summarize(points)
}

async function drawGames(file) {
  const random = createRandom(SEED)
  const games = []
  for await (const game of onlySettled(
    withoutHeldOut(
      readRatedGames(file, () => {}),
      SEED,
    ),
  ))
    if (random.below(SPARSE) === 0) games.push({ game, order: random.next() })
  return games.sort((a, b) => a.order - b.order).map(({ game }) => game)
}

/** The first `each` positions of every band that are not judged yet, the bands in turn. */
function wantedPositions(games, judged, each) {
  const counts = new Map(bands.map((band) => [band, 0]))
  const wanted = []
  for (const game of games)
    for (const { line, played, band } of pickPositions(game)) {
      const count = counts.get(band)
      if (count === undefined || count >= each) continue
      counts.set(band, count + 1)
      const key = line.moves.map((move, index) => makeUci(move, line.positions[index])).join(' ')
      if (!judged.has(key)) wanted.push({ key, line, played, band, count })
    }
  return wanted.sort((a, b) => a.count - b.count)
}

async function openTools() {
  const [judge, ...minds] = await Promise.all([
    createEngine({ hashMb: HASH_MB }),
    ...bands.map((band) => openMind(middleOf(band))),
  ])
  return {
    judge,
    minds: new Map(bands.map((band, index) => [band, minds[index]])),
    dispose: () => Promise.all([judge, ...minds].map((each) => each.dispose())),
  }
}

/** Of each legal move people's chance, what it loses by Mynah's glance and by Raven's judgement, as far as they tell. */
async function judgePosition({ line, played, band }, { judge, minds }) {
  const { people, raven = [] } = (await minds.get(band).think(line, SEED)).details
  const { temperature } = characterAt(middleOf(band))
  const likely = triedCautions
    .flatMap((caution) => weigh(people, raven, { temperature, caution }))
    .filter(({ chance }) => chance >= LEAST_CHANCE)
  const losses = await judgeLosses(judge, JUDGE_NODES, line, [played, ...likely.map(({ move }) => move)])
  const seen = new Map(raven.map(({ move, lostPoints }) => [move, lostPoints]))
  return {
    band,
    playedCp: losses.get(played),
    moves: people.map(({ move, chance }) => [chance, seen.get(move) ?? null, losses.get(move) ?? null]),
  }
}

export async function judgePositions({ file, judged, each }) {
  const wanted = wantedPositions(await drawGames(file), judged, each)
  let done = 0
  await inLanes(wanted, openTools, async (position, tools) => {
    judged.add(position.key, await judgePosition(position, tools))
    process.stderr.write(`\r${++done} of ${wanted.length} positions`)
  })
  process.stderr.write('\n')
}

/** What Mynah loses on the average in a judged position. */
function mynahLoss({ band, moves }, caution) {
  const { temperature } = characterAt(middleOf(band))
  const people = moves.map(([chance], move) => ({ move, chance }))
  const seen = moves.flatMap(([, lostPoints], move) => (lostPoints === null ? [] : [{ move, lostPoints }]))
  let sum = 0
  let lossCp = 0
  for (const { move, chance } of weigh(people, seen, { temperature, caution })) {
    const judgedCp = moves[move][2]
    if (judgedCp === null) continue
    sum += chance
    lossCp += chance * judgedCp
  }
  return lossCp / sum
}

const meanOf = (values) => values.reduce((sum, each) => sum + each, 0) / values.length

/** Mynah's loss divided by people's, in each band and in all; cautions by rating, and between them along straight lines. */
export function lossRatios(judged, cautions) {
  const positions = judged.entries().map(([, position]) => position)
  const rows = bands
    .map((band) => {
      const own = positions.filter((position) => position.band === band)
      const caution = (cautions.get(band) + cautions.get(band + BAND)) / 2
      const lost = own.map((position) => [position.playedCp, mynahLoss(position, caution)])
      const people = meanOf(lost.map(([byPeople]) => byPeople))
      const mynah = meanOf(lost.map(([, byMynah]) => byMynah))
      const off = lost.map(([byPeople, byMynah]) => (byMynah - (mynah / people) * byPeople) ** 2)
      return { band, count: own.length, people, mynah, error: Math.sqrt(meanOf(off) / own.length) / people }
    })
    .filter(({ count }) => count > 0)
  return {
    bands: rows,
    all: meanOf(rows.map(({ mynah }) => mynah)) / meanOf(rows.map(({ people }) => people)),
  }
}
