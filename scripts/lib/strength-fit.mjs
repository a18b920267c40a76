import { addEvidence, estimateStrength, LEAST_MOVES, noEvidence } from '@rookery/practice'
import { lossNatsAt, natsAt, PRIOR_RATINGS, priorAt, ratings, scaled } from '@rookery/practice/strength'

const isEnough = ({ evidence }) => evidence.moves >= LEAST_MOVES
const sum = (numbers) => numbers.reduce((total, each) => total + each, 0)
const mean = (numbers) => sum(numbers) / numbers.length

/** The numbers under which the sides' losses, and then their ratings, are likeliest. */
export function fitModel(sides) {
  const known = sides.filter(isEnough)
  const losses = fitLosses(known)
  const prior = fitPrior(known)
  return { prior, weight: fitWeight(known, prior, losses), losses }
}

/** How far a rating is seen in the prior, so that it is smooth. */
const BLUR = 100
/** Nobody is impossible. */
const LEAST_SHARE = 1e-4

function fitPrior(sides) {
  const { lowest, step, count } = PRIOR_RATINGS
  const shares = Array.from({ length: count }, (_, index) =>
    sum(sides.map(({ rating }) => Math.exp(-(((rating - lowest - index * step) / BLUR) ** 2) / 2))),
  )
  const whole = sum(shares)
  return shares.map((share) => Math.log(Math.max(share / whole, LEAST_SHARE)))
}

const ROUNDS = 3000
const RATE = 0.5

/** Logits that are quadratic in the rating, by climbing the likelihood: it has one top. */
function fitLosses(sides) {
  const classes = noEvidence.losses.length
  const coefficients = Array.from({ length: classes - 1 }, () => [0, 0, 0])
  const all = sum(sides.flatMap(({ evidence }) => evidence.losses))
  const rows = byRating(sides)
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = coefficients.map(() => [0, 0, 0])
    for (const { powers, losses } of rows) {
      const count = sum(losses)
      const shares = [
        1,
        ...coefficients.map((row) => Math.exp(sum(row.map((each, index) => each * powers[index])))),
      ]
      const whole = sum(shares)
      for (const [index, slope] of slopes.entries()) {
        const surplus = losses[index + 1] - (count * shares[index + 1]) / whole
        for (const [power, each] of powers.entries()) slope[power] += surplus * each
      }
    }
    for (const [index, slope] of slopes.entries())
      for (const [power, each] of slope.entries()) coefficients[index][power] += (RATE * each) / all
  }
  return coefficients
}

const RATING_STEP = 25

/** Sides of like ratings together, which makes them quicker to go through. */
function byRating(sides) {
  const groups = new Map()
  for (const { rating, evidence } of sides) {
    const place = Math.round(rating / RATING_STEP) * RATING_STEP
    const losses = groups.get(place) ?? noEvidence.losses
    groups.set(
      place,
      losses.map((count, index) => count + evidence.losses[index]),
    )
  }
  return [...groups].map(([rating, losses]) => {
    const x = scaled(rating)
    return { powers: [1, x, x * x], losses }
  })
}

const triedWeights = Array.from({ length: 20 }, (_, index) => (index + 1) / 20)

/** How many of the intervals are to hold the true rating. */
const COVERED = 0.95

/**
 * How much to believe Mynah and Raven, so that the true ratings are likeliest, of one game and of several together, and no
 * interval promises too much.
 */
function fitWeight(sides, prior, losses) {
  const groups = groupsOf(sides)
  const known = groups.map(({ rating, evidence }) => ({
    place: nearest(rating),
    nats: ratings.map((each) => natsAt(evidence.nats, each)),
    lossNats: ratings.map((each) => lossNatsAt(evidence, losses, each)),
  }))
  const priors = ratings.map((rating) => priorAt(prior, rating))
  const surprise = (weight) =>
    mean(
      known.map(({ place, nats, lossNats }) => {
        const logs = priors.map((log, at) => log - weight.nats * nats[at] - weight.losses * lossNats[at])
        const most = Math.max(...logs)
        return Math.log(sum(logs.map((log) => Math.exp(log - most)))) + most - logs[place]
      }),
    )
  const isCovered = (weight) =>
    checkGroups(groups, { prior, weight, losses }).every(({ covered }) => covered >= COVERED)
  return triedWeights
    .flatMap((nats) => triedWeights.map((each) => ({ nats, losses: each })))
    .map((weight) => ({ weight, surprise: surprise(weight) }))
    .sort((one, other) => one.surprise - other.surprise)
    .map(({ weight }) => weight)
    .find(isCovered)
}

const nearest = (rating) =>
  ratings.reduce(
    (best, each, index) => (Math.abs(each - rating) < Math.abs(ratings[best] - rating) ? index : best),
    0,
  )

const sizes = [1, 3, 10]

/**
 * Games of people of like ratings together, as many as the sizes say: nobody's name is in the games, and the games of one person
 * would be more alike.
 */
function groupsOf(sides) {
  const inOrder = sides.toSorted((one, other) => one.rating - other.rating)
  return sizes.flatMap((size) =>
    Array.from({ length: Math.floor(inOrder.length / size) }, (_, index) => {
      const group = inOrder.slice(index * size, (index + 1) * size)
      const rating = mean(group.map((side) => side.rating))
      return {
        size,
        rating,
        evidence: group.reduce((all, side) => addEvidence(all, side.evidence), noEvidence),
      }
    }),
  )
}

/** How far strengths are from ratings, by the number of games that they are told from. */
export const checkModel = (sides, model) => checkGroups(groupsOf(sides.filter(isEnough)), model)

function checkGroups(all, model) {
  const told = all.map(({ size, rating, evidence }) => {
    const strength = estimateStrength(evidence, model)
    if (!strength) throw new Error('a side with enough moves has no strength')
    const { rating: own, low, high } = strength
    return {
      size,
      error: Math.abs(rating - own),
      isCovered: low <= rating && rating <= high,
      halfWidth: (high - low) / 2,
    }
  })
  return sizes.map((size) => {
    const groups = told.filter((each) => each.size === size)
    return {
      size,
      groups: groups.length,
      error: mean(groups.map(({ error }) => error)),
      covered: mean(groups.map(({ isCovered }) => Number(isCovered))),
      halfWidth: mean(groups.map(({ halfWidth }) => halfWidth)),
    }
  })
}
