import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'

/** 10 players, 5,000 games, 100 runs: of the 95 % intervals, 93 to 97 % must hold the true rating. */
async function check(runs, seed) {
  const { createRandom, unwrap } = await import('@rookery/rules')
  const { countHits, ratePool, simulateGames } = await import('@rookery/arena')
  const random = createRandom(seed)
  let hits = 0
  let errorSum = 0
  for (let run = 0; run < runs; run++) {
    const elos = Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [`p${index}`, random.next() * 800]),
    )
    const pool = { elos, whiteAdvantage: random.next() * 60, drawRate: 0.1 + random.next() * 0.7 }
    const { ratings } = unwrap(ratePool(simulateGames(pool, 5000, random)))
    hits += countHits(pool, ratings)
    errorSum += ratings.reduce((sum, { error }) => sum + error, 0) / ratings.length
  }
  const share = hits / (runs * 10)
  console.log(
    `${runs} runs: ${(share * 100).toFixed(1)} % of the intervals hold the truth (asked: 93 to 97 %)`,
  )
  console.log(`their mean half width is ${(errorSum / runs).toFixed(1)} Elo`)
  return share >= 0.93 && share <= 0.97
}

const isReady = (await install()) && (await build())
process.exitCode =
  isReady && (await check(Number(process.argv[2] ?? 100), Number(process.argv[3] ?? 1))) ? 0 : 1
