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
    // Parrot must not read, or fill, the table of whoever runs the tests.
    env: { ROOKERY_STORE: 'memory:' },
  },
})
