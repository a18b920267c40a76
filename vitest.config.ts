import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const packed = 'scripts/{any-tool,command,published,runtimes}.test.mjs'
const browser = '{packages,apps}/*/src/**/*browser.test.ts'
/** They look at their whole process, or change the language that it speaks. */
const alone =
  'packages/*/src/**/{memory,board-labels,coach,fault-words,german,german-voices,move-words,report,voice,words}.test.ts'

/** In the order in which they run: what takes longest comes first, so that the workers end together. */
const projects = [
  { name: 'packed', include: [packed], globalSetup: 'scripts/lib/packed-setup.mjs' },
  { name: 'browser', include: [browser, 'examples/**/*.test.mjs'] },
  {
    name: 'apps',
    include: ['apps/*/src/**/*.test.ts', 'testkit/src/**/*.test.ts', 'scripts/**/*.test.mjs'],
    exclude: [packed, browser],
  },
  { name: 'alone', include: [alone], isolate: true },
  { name: 'packages', include: ['packages/*/src/**/*.test.ts'], exclude: [browser, alone] },
]

/** By processor time, measured: short files that take long, which would come last by their size. */
const long =
  /(whole-games|mistakes|minds|practice|language|session|command|colony|release|tune|arena-file|compare|arena|terminal-leave|liars|create-player|games-hall|review-game|known-mistakes|against-naive|self-play|moves-as-written|data|mining|windows)\.(browser\.)?test\.m?[jt]s$/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification) =>
      2 * projects.findIndex(({ name }) => name === project.name) + (long.test(moduleId) ? 0 : 1)
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}

/**
 * With `--mode built`, tests of packages and of the command meet what is built of the sources beside them. It needs no transforming,
 * and runs several times as fast; `npm test` has just built it.
 */
const meetTheBuilt: Plugin = {
  name: 'meet-the-built',
  enforce: 'pre',
  resolveId(source, importer) {
    if (importer === undefined || !source.startsWith('.')) return undefined
    const [, room, file] = /^(.*)\/src\/(.*)\.ts$/.exec(resolve(dirname(importer), source)) ?? []
    const built = `${room}/dist/${file}.js`
    return existsSync(built) ? built : undefined
  },
}

export default defineConfig(({ mode }) => ({
  test: {
    projects: projects.map((test) => ({
      extends: true as const,
      plugins: mode === 'built' && ['apps', 'packages'].includes(test.name) ? [meetTheBuilt] : [],
      test,
    })),
    // Files run in the same processes one after the other, so a test takes back what it changes for all.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // A machine may be three times as slow as the slowest that was seen: what hangs is told later, and nothing that works is called broken.
    testTimeout: 180_000,
    // What is waited for comes late on a busy machine; left to itself, a poll gives up after a second.
    expect: { poll: { timeout: 90_000 } },
    // Servers, browsers and builds are started in hooks.
    hookTimeout: 180_000,
    // Two more than there are cores, because the tests of browsers, servers and clocks wait a good part of their time.
    maxWorkers: availableParallelism() + 2,
    // What is built needs no transforming, and runs faster without.
    server: { deps: { external: [/\/dist\//] } },
    // Parrot must not read, or fill, the table of whoever runs the tests.
    // What they read is English, whatever whoever runs them speaks.
    env: { ROOKERY_STORE: 'memory:', LC_ALL: 'C' },
  },
}))
