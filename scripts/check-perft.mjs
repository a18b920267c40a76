import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'

const usage = `usage: npm run check:perft -- FILE [--nodes N] [--depth N]

Counts move sequences for every line of an EPD file, such as
  4k3/8/8/8/8/8/8/4K2R w K - 0 1 ;D1 15 ;D2 66
and compares with the counts there. A position that is none of standard chess is taken as Chess960.
  --nodes N   leave out counts above N (default 10000000)
  --depth N   leave out deeper counts (default: 4 for Chess960, none for standard chess)`

function parseRow(line, index) {
  const [fen, ...counts] = line.split(';').map((part) => part.trim())
  const expected = counts.map((count) => /^D(\d+) (\d+)$/.exec(count)?.slice(1).map(Number))
  if (expected.length === 0 || expected.includes(undefined))
    throw new Error(`line ${index + 1} has no counts of the form ";D1 20"`)
  return { fen, expected }
}

function makeProgress(total) {
  const startMs = performance.now()
  return (done) => {
    if (!process.stderr.isTTY) return
    const seconds = (performance.now() - startMs) / 1000
    const left = Math.round((seconds / done) * (total - done))
    const bar = '#'.repeat(Math.round((done / total) * 30)).padEnd(30, '.')
    process.stderr.write(`\r${bar} ${done}/${total} positions, ${left} s left   `)
    if (done === total) process.stderr.write('\n')
  }
}

async function check(file, maxNodes, maxDepth) {
  const { chess960, describeFaults, parsePosition, perft, standard } = await import('@rookery/rules')
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parseRow)
  const showProgress = makeProgress(rows.length)
  const startMs = performance.now()
  let wrong = 0
  let counts = 0
  let sum = 0
  rows.forEach(({ fen, expected }, index) => {
    const asStandard = parsePosition(fen, standard)
    const position = asStandard.ok ? asStandard : parsePosition(fen, chess960)
    if (!position.ok) {
      wrong++
      console.log(`${fen}: refused, ${describeFaults(position.faults)}`)
      return
    }
    const deepest = maxDepth ?? (asStandard.ok ? Number.POSITIVE_INFINITY : 4)
    for (const [depth, nodes] of expected) {
      if (nodes > maxNodes || depth > deepest) continue
      const counted = perft(position.value, depth)
      counts++
      sum += counted
      if (counted === nodes) continue
      wrong++
      console.log(`${fen}: depth ${depth} has ${nodes}, counted ${counted}`)
    }
    showProgress(index + 1)
  })
  const rate = Math.round(sum / (performance.now() - startMs) / 1000)
  console.log(
    `${rows.length} positions, ${counts} counts, ${sum} nodes, ${rate} million a second: ${wrong} wrong`,
  )
  return wrong === 0
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { nodes: { type: 'string' }, depth: { type: 'string' }, help: { type: 'boolean' } },
  })
  const maxNodes = Number(values.nodes ?? 10_000_000)
  const maxDepth = values.depth === undefined ? undefined : Number(values.depth)
  if (values.help || positionals.length !== 1 || Number.isNaN(maxNodes) || Number.isNaN(maxDepth ?? 0)) {
    console.log(usage)
    process.exitCode = values.help ? 0 : 2
  } else {
    const isReady = (await install()) && (await build())
    if (!isReady || !(await check(positionals[0], maxNodes, maxDepth))) process.exitCode = 1
  }
} catch (error) {
  console.error(error.message)
  process.exitCode = 2
}
