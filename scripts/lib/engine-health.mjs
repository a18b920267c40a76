import { setTimeout as wait } from 'node:timers/promises'

const load = (path) => import(new URL(`../../packages/engine/dist/${path}`, import.meta.url).href)

/** Raven on each of its builds, and what makes positions for it; loaded late, when all is built. */
export async function openRaven() {
  const { Engine } = await load('engine.js')
  const { platform } = await load('host/platform-node.js')
  const { benchFens } = await load('bench.js')
  const { Line, parsePosition, unwrap } = await import('@rookery/rules')
  const single = { ...platform, canShareMemory: false }
  return {
    lines: benchFens.map((fen) => Line.from(unwrap(parsePosition(fen)))),
    builds: [
      { name: 'one thread', create: () => new Engine(platform, { threads: 1 }) },
      { name: 'two threads', create: () => new Engine(platform, { threads: 2 }) },
      { name: 'without shared memory', create: () => new Engine(single, {}) },
    ],
  }
}

/** How long endless searches take to end once they are told to, in milliseconds, in ascending order. */
export async function measureStops({ create }, lines, rounds) {
  const engine = create()
  await engine.ready()
  const times = []
  for (let round = 0; round < rounds; round++) {
    const search = engine.search(lines[round % lines.length])
    // Some are stopped when they have hardly begun, some in the midst of it.
    await wait(5 + ((round * 37) % 200))
    const startMs = performance.now()
    search.stop()
    await search.best
    times.push(performance.now() - startMs)
  }
  await engine.dispose()
  return times.sort((a, b) => a - b)
}
