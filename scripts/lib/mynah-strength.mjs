// How strong Mynah is by its rating and caution, as far as games tell.

/** Caution matters by its ratio, and hardly below this. */
const LEAST_CAUTION = 0.1
const MOST_CAUTION = 200
const NATS_PER_POINT = Math.LN10 / 400
const ROUNDS = 12
/** How much each weight is held to what is usual, so that few games do not bend the curve. */
const usual = [1.5, 0.4, 5, 0, 0]
const hold = [2, 5, 1, 2, 5]

function describe({ rating, caution }) {
  const r = (rating - 1600) / 800
  const c = Math.log(1 + caution / LEAST_CAUTION) / 5
  return [r, r * r, c, c * c, r * c]
}

const dot = (a, b) => a.reduce((sum, each, index) => sum + each * b[index], 0)

/** Solves a system of equations by Gauss's elimination; the matrix is positive definite. */
function solve(matrix, right) {
  const rows = matrix.map((row, index) => [...row, right[index]])
  for (const [pivot, own] of rows.entries())
    for (const [index, row] of rows.entries()) {
      if (index === pivot) continue
      const factor = row[pivot] / own[pivot]
      for (let column = pivot; column < row.length; column++) row[column] -= factor * own[column]
    }
  return rows.map((row, index) => row.at(-1) / row[index])
}

/**
 * The strength in points of a rating with a caution: the curve under which the results of the matches (two games each) are likeliest, by
 * Newton's method.
 */
export function fitStrength(matches) {
  const lessons = matches.map(({ low, high, points }) => {
    const from = describe(low)
    return { difference: describe(high).map((each, index) => each - from[index]), points }
  })
  let weights = usual
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight, index) => hold[index] * (usual[index] - weight))
    const bend = weights.map((_, row) => weights.map((_, column) => (row === column ? hold[row] : 0)))
    for (const { difference, points } of lessons) {
      const expected = 1 / (1 + Math.exp(-dot(weights, difference)))
      for (const [row, each] of difference.entries()) {
        slope[row] += 2 * (points - expected) * each
        for (const [column, other] of difference.entries())
          bend[row][column] += 2 * expected * (1 - expected) * each * other
      }
    }
    const step = solve(bend, slope)
    weights = weights.map((weight, index) => weight + step[index])
  }
  return (rating, caution) => dot(weights, describe({ rating, caution })) / NATS_PER_POINT
}

/** The cautions that make each rating as strong as it says, if the lowest has the given one. */
export function cautionsBySteps(strength, ratings, lowest) {
  const [first, ...rest] = ratings
  const cautions = new Map([[first, lowest]])
  for (const rating of rest) {
    const wanted = strength(first, lowest) + rating - first
    let [low, high] = [0, MOST_CAUTION]
    for (let halving = 0; halving < 40; halving++) {
      const middle = (low + high) / 2
      if (strength(rating, middle) < wanted) low = middle
      else high = middle
    }
    cautions.set(rating, Number(low.toPrecision(3)))
  }
  return cautions
}
