import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { isZero, makeSeconds, run, runTool } from './lib/run.mjs'
import { ensureSystem } from './lib/system.mjs'

const vitestArgs = process.argv.slice(2)
const reportFolder = mkdtempSync(join(tmpdir(), 'rookery-test-'))
const report = join(reportFolder, 'vitest.json')

const steps = [
  { name: 'install', run: install },
  { name: 'build', run: build },
  { name: 'system', run: ensureSystem },
  { name: 'format and lint', run: runBiome },
  { name: 'types of the studio', run: () => isZero(runTool('tsc', ['-p', 'apps/web'])) },
  { name: 'types of the core', run: () => isZero(runTool('tsc', ['-p', 'packages/engine/assembly'])) },
  { name: 'types of Mynah', run: () => isZero(runTool('tsc', ['-p', 'packages/players/assembly'])) },
  { name: 'types of the tests', run: () => isZero(runTool('tsc', ['-p', 'tsconfig.tests.json'])) },
  { name: 'types of the scripts', run: () => isZero(runTool('tsc', ['-p', 'scripts'])) },
  { name: 'import direction', run: () => isZero(run(process.execPath, ['scripts/check-imports.mjs'])) },
  { name: 'styles', run: () => isZero(run(process.execPath, ['scripts/check-styles.mjs'])) },
  { name: 'dead code', run: () => isZero(runTool('knip', ['--no-progress', '--no-config-hints'])) },
  { name: 'packages', run: () => isZero(run(process.execPath, ['scripts/check-packages.mjs'])) },
  { name: 'tests', run: runVitest },
]

/** Left to itself, `biome ci` colours even what goes to a file. */
function runBiome() {
  return isZero(runTool('biome', ['ci', process.stdout.isTTY ? '--colors=force' : '--colors=off', '.']))
}

function runVitest() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return isZero(runTool('vitest', ['run', ...reporters, ...vitestArgs]))
}

/** A file that could not be loaded, or an error outside of a test, fails the run without a failed test: it counts as one. */
function countTests(isOk) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    )
    const brokenFiles = testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
    )
    const failed = numFailedTests + brokenFiles.length
    return { passed: numPassedTests, failed: isOk ? failed : Math.max(failed, 1), skipped: numPendingTests }
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

async function runSteps() {
  for (const step of steps) {
    const startMs = performance.now()
    console.log(`\n${step.name} ...`)
    const isOk = await step.run()
    console.log(`${step.name}: ${isOk ? 'ok' : 'FAILED'} (${makeSeconds(startMs)})`)
    if (!isOk) return false
  }
  return true
}

const isOk = await runSteps()
const { passed, failed, skipped } = countTests(isOk)
rmSync(reportFolder, { recursive: true })
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = isOk && failed === 0 ? 0 : 1
