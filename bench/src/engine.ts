import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { benchFens } from '@rookery/engine'
import { measureBrowser } from './engine/browser.ts'
import { type Duellist, duel, perft, searchAll } from './engine/duel.ts'
import { geometricMean, raceThreads } from './engine/threads.ts'
import { UciProcess } from './engine/uci-process.ts'
import { finishReport, reportClaim, reportRace } from './report.ts'

const PERFT_ROUNDS = 24
const SEARCH_ROUNDS = 4
const SEARCH_NODES = 200_000
const THREADS_DEPTH = 19
const THREADS_ROUNDS = 3
const BROWSER_DEPTH = 14
const BROWSER_ROUNDS = 3
const stockfish = 'stockfish'

const perftPositions: readonly [string, string, number][] = [
  ['startpos', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 6],
  ['kiwipete', 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', 5],
]

const ravenFile = fileURLToPath(import.meta.resolve('@rookery/engine/uci'))
const stockfishFile = createRequire(import.meta.url).resolve('stockfish/bin/stockfish-19-lite-single.js')
const raven: Duellist = { name: 'Raven', engine: new UciProcess(ravenFile) }
const handWritten: Duellist = { name: 'Raven by hand', engine: new UciProcess(ravenFile) }
const peer: Duellist = { name: stockfish, engine: new UciProcess(stockfishFile) }
const duellists = [raven, handWritten, peer]

handWritten.engine.say('setoption name Use Network value false')
for (const { engine } of duellists) {
  engine.say('setoption name Hash value 32')
  await engine.ask('isready', 'readyok')
}
for (const [name, fen, depth] of perftPositions)
  reportRace(
    `perft, ${name}, depth ${depth}, moves listed at the leaf, against npm's stockfish (lite, single)`,
    'nodes',
    await duel([raven, peer], PERFT_ROUNDS, (engine) => perft(engine, fen, depth)),
    [{ peer: stockfish, ratio: 1.5 }],
  )
const [networked, plain, peers] = await duel(duellists, SEARCH_ROUNDS, (engine) =>
  searchAll(engine, benchFens, SEARCH_NODES),
)
const work = `search, one thread, ${benchFens.length} positions of ${SEARCH_NODES.toLocaleString('en')} nodes`
reportRace(`${work}, with the network`, 'nodes', [networked!, peers!], [{ peer: stockfish, ratio: 1.2 }])
reportRace(`${work}, without it`, 'nodes', [plain!, peers!], [{ peer: stockfish, ratio: 2 }])
for (const { engine } of duellists) await engine.quit()

console.log(`\ntime to depth ${THREADS_DEPTH}, one thread and two`)
const gains = await raceThreads(benchFens, THREADS_DEPTH, THREADS_ROUNDS)
for (const { fen, oneMs, twoMs } of gains)
  console.log(
    `  ${Math.round(oneMs).toString().padStart(6)} ms ${Math.round(twoMs).toString().padStart(6)} ms  ${(twoMs / oneMs).toFixed(2)}  ${fen}`,
  )
const ratio = geometricMean(gains.map(({ oneMs, twoMs }) => twoMs / oneMs))
reportClaim(
  `two threads take at most 0.75 of the time of one, here ${ratio.toFixed(2)} (geometric mean)`,
  ratio <= 0.75,
)

console.log(`\nthe bench set to depth ${BROWSER_DEPTH}, one thread, best of ${BROWSER_ROUNDS}`)
const speeds = await measureBrowser(BROWSER_DEPTH, BROWSER_ROUNDS)
console.log(`  ${'Node'.padEnd(24)} ${speeds.node.toLocaleString('en').padStart(12)} nodes/s`)
for (const [name, speed] of [
  ['Chromium, shared memory', speeds.shared],
  ['Chromium, single thread', speeds.single],
] as const) {
  console.log(`  ${name.padEnd(24)} ${speed.toLocaleString('en').padStart(12)} nodes/s`)
  const share = Math.round((speed / speeds.node) * 100)
  reportClaim(`within 25 % of Node's, here ${share} %`, share >= 75)
}
finishReport()
