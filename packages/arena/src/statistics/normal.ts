/** 95 % of a normal distribution lies within so many standard deviations of its mean. */
export const Z95 = 1.959963984540054

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
