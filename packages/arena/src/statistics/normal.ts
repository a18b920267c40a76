/** 95 % of a normal distribution lies within so many standard deviations of its mean. */
export const Z95 = 1.959963984540054

/**
 * The same of Student's distribution, to three digits from 9 degrees of freedom on, by the expansion of Cornish and Fisher
 * (Abramowitz and Stegun, 26.7.5).
 */
export function student95(degreesOfFreedom: number): number {
  const z = Z95
  return (
    z +
    (z ** 3 + z) / (4 * degreesOfFreedom) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * degreesOfFreedom ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * degreesOfFreedom ** 3)
  )
}

/** The standard normal distribution function, to about 1e-15. */
export function normalCdf(x: number): number {
  const distance = Math.abs(x)
  const tail = distance < 3 ? 0.5 - centralArea(distance) : upperTail(distance)
  return x > 0 ? 1 - tail : tail
}

const density = (x: number): number => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)

/** From 0 to x, by the series x + x³/3 + x⁵/(3·5) + ... times the density. */
function centralArea(x: number): number {
  let term = x
  let sum = x
  for (let odd = 3; term > sum * 1e-17; odd += 2) {
    term *= (x * x) / odd
    sum += term
  }
  return sum * density(x)
}

/** Beyond x, by Laplace's continued fraction, which converges fast where the series does not. */
function upperTail(x: number): number {
  if (x > 40) return 0
  let fraction = x
  for (let level = 200; level > 0; level--) fraction = x + level / fraction
  return density(x) / fraction
}
