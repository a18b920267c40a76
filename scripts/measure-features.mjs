// What each feature of the search saves: nodes to a depth without it, geometric mean over the bench set, one thread.
//   node scripts/measure-features.mjs [depth]
import { readFileSync } from 'node:fs'
import { benchFens } from '@rookery/engine'
import { Line, parsePosition, unwrap } from '@rookery/rules'
import { raiseFlags } from '../packages/engine/dist/core/flags.js'
import { setLine } from '../packages/engine/dist/core/line.js'
import { createMemory, startCore } from '../packages/engine/dist/core/load.js'
import { packLine } from '../packages/engine/dist/core/packed.js'

const HASH_MB = 64
const depth = Number(process.argv[2] ?? 12)

const read = (path) => readFileSync(new URL(path, import.meta.url))
const features = [
  ...String(read('../packages/engine/assembly/search/features.ts')).matchAll(
    /^export const (\w+): i32 = (\d+)$/gm,
  ),
].map(([, name, bit]) => ({ name: name.toLowerCase().replaceAll('_', ' '), bit: BigInt(bit) }))
const lines = benchFens.map((fen) => packLine(Line.from(unwrap(parsePosition(fen)))))
const memory = createMemory(1, HASH_MB, false)
const module = new WebAssembly.Module(read('../packages/engine/wasm/core-testing.wasm'))
const host = { now: () => performance.now(), report() {}, pause() {} }
/** The build for tests has more than the shipped ones. */
const core =
  /** @type {import('../packages/engine/dist/core/exports.js').CoreExports & { switchOff(features: bigint): void, nodeCount(): bigint }} */ (
    startCore(module, memory, 0, 1, HASH_MB, host)
  )
core.prepareVariant(false)

function countNodes(off) {
  core.switchOff(off)
  let sum = 0
  for (const line of lines) {
    core.clearTable()
    core.forget()
    setLine(core, memory, line)
    core.allowAllRootMoves()
    raiseFlags(memory, false)
    core.think(depth, 0, 0, 0, 0n, 1, 0, 1)
    sum += Math.log(Number(core.nodeCount()))
  }
  return Math.exp(sum / lines.length)
}

const whole = countNodes(0n)
const report = (name, nodes) =>
  console.log(
    `${name.padEnd(22)} ${(nodes / 1000).toFixed(1).padStart(8)} thousand  ${(nodes / whole).toFixed(2)}`,
  )
report('everything on', whole)
for (const { name, bit } of features) report(name, countNodes(1n << bit))
