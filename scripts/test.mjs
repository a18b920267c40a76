import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { capture, isZero, makeSeconds, runTool, toolCommand } from './lib/run.mjs'
import { ensureSystem } from './lib/system.mjs'

const vitestArgs = process.argv.slice(2)
const reportFolder = mkdtempSync(join(tmpdir(), 'rookery-test-'))
const report = join(reportFolder, 'vitest.json')

const steps = [
  { name: 'install', run: install },
  { name: 'build', run: build },
  { name: 'system', run: ensureSystem },
  { name: 'checks and tests', run: runChecksAndTests },
]

const script = (file) => [process.execPath, `scripts/${file}`]
const typesOf = (project) => toolCommand('tsc', ['-p', project])
/** Left to itself, `biome ci` colours even what goes to a file. */
const colors = process.stdout.isTTY ? '--colors=force' : '--colors=off'

/** As many at a time as there are cores, the longest first. */
const checks = [
  { name: 'packages', command: script('check-packages.mjs') },
  { name: 'dead code', command: toolCommand('knip', ['--no-progress', '--no-config-hints']) },
  { name: 'types of the tests', command: typesOf('tsconfig.tests.json') },
  { name: 'format and lint', command: toolCommand('biome', ['ci', colors, '.']) },
  { name: 'types of the studio', command: typesOf('apps/web') },
  { name: 'types of the scripts', command: typesOf('scripts') },
  { name: 'import direction', command: script('check-imports.mjs') },
  { name: 'styles', command: script('check-styles.mjs') },
  { name: 'words', command: script('check-words.mjs') },
  { name: 'types of the core', command: typesOf('packages/engine/assembly') },
  { name: 'types of Mynah', command: typesOf('packages/players/assembly') },
]

/** The checks run while the packages are packed for the tests, which keeps one core busy at most. What they say is told at the end, where it is seen. */
async function runChecksAndTests() {
  const [tellChecks, areTestsOk] = await Promise.all([runChecks(), runVitest()])
  return tellChecks() && areTestsOk
}

/** All of them run, whichever fails. Resolves to what tells how they went. */
async function runChecks() {
  const waiting = [...checks]
  const done = []
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const startMs = performance.now()
      const { exitCode, said } = await capture(...check.command)
      done.push({ name: check.name, isOk: exitCode === 0, said, seconds: makeSeconds(startMs) })
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return () => {
    for (const { name, isOk, said, seconds } of done) {
      process.stdout.write(said)
      reportStep(name, isOk, seconds)
    }
    return done.every(({ isOk }) => isOk)
  }
}

function runVitest() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return isZero(runTool('vitest', ['run', '--mode', 'built', ...reporters, ...vitestArgs]))
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

function reportStep(name, isOk, seconds) {
  console.log(`${name}: ${isOk ? 'ok' : 'FAILED'} (${seconds})`)
}

async function runSteps() {
  for (const step of steps) {
    const startMs = performance.now()
    console.log(`\n${step.name} ...`)
    const isOk = await step.run()
    reportStep(step.name, isOk, makeSeconds(startMs))
    if (!isOk) return false
  }
  return true
}

const isOk = await runSteps()
const { passed, failed, skipped } = countTests(isOk)
rmSync(reportFolder, { recursive: true })
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = isOk && failed === 0 ? 0 : 1
