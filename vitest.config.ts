import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      '{packages,apps}/*/src/**/*.test.ts',
      'testkit/src/**/*.test.ts',
      'scripts/**/*.test.mjs',
      'examples/**/*.test.mjs',
    ],
    testTimeout: 60_000,
    // By default one core is left free, which on two cores means a single worker; most browser tests wait more than they compute.
    maxWorkers: '100%',
    // Parrot must not read, or fill, the table of whoever runs the tests.
    env: { ROOKERY_STORE: 'memory:' },
  },
})
