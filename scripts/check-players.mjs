import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { isZero, runTool } from './lib/run.mjs'

const usage = `usage: npm run check:players

Runs the tests of the players with their large sets: every mind that searches is compared with plain minimax on 500
positions at depths 1 and 2, 100 at depth 3 and 20 at depth 4, and Wren's two methods on 1000. Takes some minutes.`

if (process.argv.length > 2) {
  console.log(usage)
  process.exitCode = process.argv.includes('--help') ? 0 : 2
} else {
  const isReady = (await install()) && (await build())
  const env = { ...process.env, ROOKERY_THOROUGH: '1' }
  const isOk = isReady && (await isZero(runTool('vitest', ['run', 'packages/players'], { env })))
  process.exitCode = isOk ? 0 : 1
}
