import {
  createLocalPlayer,
  findPlayer,
  isSearched,
  type KestrelCounts,
  roster,
  type SearchDetails,
  type Settings,
} from '@rookery/players'
import { type Line, type Position, perft } from '@rookery/rules'
import { timeMynah } from './players/mynah.ts'
import { middleGames, minichessStart, positions } from './players/positions.ts'
import { finishReport, reportClaim } from './report.ts'

const DEPTH = 5
/** Plain minimax visits so many times as many nodes as alpha-beta may. */
const RATIO = 200
const SECOND_MS = 1000

interface Run {
  readonly thought: Pick<SearchDetails, 'nodes' | 'totalNodes'>
  readonly hits: number | undefined
  readonly ms: number
}

async function think(id: string, settings: Settings, line: Line): Promise<Run> {
  const player = await createLocalPlayer(id, settings, 1)
  const startMs = performance.now()
  const { thought } = await player.think(line, {}, () => {}, new AbortController().signal)
  const ms = performance.now() - startMs
  if (!isSearched(thought)) throw new Error(`${id} walked no tree`)
  const { hitCount } = thought.details as Partial<KestrelCounts>
  return { thought: thought.details, hits: hitCount, ms }
}

/** All nodes that plain minimax visits, the root included. */
function countMinimax(position: Position): number {
  let nodes = 1
  for (let depth = 1; depth <= DEPTH; depth++) nodes += perft(position, depth)
  return nodes
}

const number = (value: number, width: number): string =>
  Math.round(value).toLocaleString('en').padStart(width)

async function compareWithMinimax(): Promise<void> {
  const minimax = new Map(positions.map(({ name, line }) => [name, countMinimax(line.position)]))
  for (const id of ['owl', 'kestrel', 'heron', 'wren']) {
    // What minimax counts ends at the depth, so theirs has to.
    const settings = { depth: DEPTH, ...(findPlayer(id)?.settings.quietEnds && { quietEnds: false }) }
    console.log(`\n${id} at depth ${DEPTH}: nodes of the last search, against those of plain minimax`)
    let visited = 0
    let all = 0
    for (const { name, line } of positions) {
      const { thought, hits, ms } = await think(id, settings, line)
      const { nodes, totalNodes } = thought
      const whole = minimax.get(name)!
      visited += nodes
      all += whole
      const columns = [
        `${number(nodes, 9)} of ${number(whole, 11)}`,
        `1/${Math.round(whole / nodes)}`.padStart(7),
      ]
      const extra = hits === undefined ? '' : `${number(hits, 8)} hits`
      console.log(
        `  ${name.padEnd(12)} ${columns.join('  ')}  ${number(totalNodes / (ms / 1000), 9)} nodes/s  ${extra}`,
      )
    }
    reportClaim(`at most 1/${RATIO}, here 1/${Math.round(all / visited)}`, all / visited >= RATIO)
  }
}

async function timeKestrel(): Promise<void> {
  console.log('\nkestrel at depth 4 in the middle game')
  let sumMs = 0
  for (const { name, line } of middleGames) {
    const { ms } = await think('kestrel', { depth: 4 }, line)
    sumMs += ms
    console.log(`  ${name.padEnd(12)} ${number(ms, 6)} ms`)
  }
  const averageMs = sumMs / middleGames.length
  reportClaim(`under 1 s on average, here ${Math.round(averageMs)} ms`, averageMs < SECOND_MS)
}

async function timeWren(): Promise<void> {
  console.log('\nwren from the start of minichess')
  const { thought, ms } = await think('wren', { depth: 8 }, minichessStart)
  console.log(`  ${number(thought.totalNodes, 9)} nodes to depth 8`)
  reportClaim(`depth 8 within 1 s, here ${Math.round(ms)} ms`, ms <= SECOND_MS)
}

/** The settings that a person meets first. */
async function timeDefaults(): Promise<void> {
  console.log('\ndefault settings, slowest of the positions')
  for (const id of ['owl', 'kestrel', 'heron', 'wren']) {
    let slowestMs = 0
    for (const { line } of positions) slowestMs = Math.max(slowestMs, (await think(id, {}, line)).ms)
    const name = roster.find((entry) => entry.id === id)!.name
    console.log(`  ${name.padEnd(12)} ${number(slowestMs, 6)} ms`)
  }
}

async function reportMynah(): Promise<void> {
  console.log('\nmynah: the chances of all moves of a position')
  const { node, chromium } = await timeMynah()
  for (const [where, ms] of [['Node', node] as const, ['Chromium', chromium] as const])
    reportClaim(`at most 2 ms in ${where}, here ${ms.toFixed(2)} ms`, ms <= 2)
}

await reportMynah()
await compareWithMinimax()
await timeKestrel()
await timeWren()
await timeDefaults()
finishReport()
