import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const packed = 'scripts/{any-tool,command,published,runtimes}.test.mjs'
const browser = '{packages,apps}/*/src/**/*browser.test.ts'

/** In the order in which they run: what takes longest comes first, so that the workers end together. */
const projects = [
  { name: 'packed', include: [packed], globalSetup: 'scripts/lib/packed-setup.mjs' },
  { name: 'browser', include: [browser, 'examples/**/*.test.mjs'] },
  {
    name: 'apps',
    include: ['apps/*/src/**/*.test.ts', 'testkit/src/**/*.test.ts', 'scripts/**/*.test.mjs'],
    exclude: [packed, browser],
  },
  // Their files run in the same processes one after the other, so a test takes back what it changes for all.
  { name: 'packages', include: ['packages/*/src/**/*.test.ts'], exclude: [browser], isolate: true },
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project }: TestSpecification) => projects.findIndex(({ name }) => name === project.name)
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}

export default defineConfig({
  test: {
    projects: projects.map((test) => ({ extends: true as const, test })),
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    // One more than there are cores, because the tests of browsers, servers and clocks wait a good part of their time.
    maxWorkers: availableParallelism() + 1,
    // What is built needs no transforming, and runs faster without.
    server: { deps: { external: [/\/dist\//] } },
    // Parrot must not read, or fill, the table of whoever runs the tests.
    // What they read is English, whatever whoever runs them speaks.
    env: { ROOKERY_STORE: 'memory:', LC_ALL: 'C' },
  },
})
