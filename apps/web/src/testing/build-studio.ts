import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { afterAll } from 'vitest'

const app = fileURLToPath(new URL('../..', import.meta.url))

/** For `setUpStudio`: a studio of its own for a file of tests, whose code and whose workers' code is changed on the way. */
export function buildStudio(change: () => Plugin[]): () => Promise<string> {
  let folder: string | undefined
  afterAll(async () => {
    if (folder) await rm(folder, { recursive: true, force: true })
  })
  return async () => {
    folder = await mkdtemp(join(tmpdir(), 'rookery-studio-'))
    // Neither packed nor kept offline, which would take most of the time.
    await build({
      root: app,
      configFile: false,
      base: './',
      logLevel: 'error',
      plugins: [react(), ...change()],
      worker: { format: 'es', plugins: change },
      build: { target: 'es2022', outDir: folder, emptyOutDir: true, minify: false, assetsInlineLimit: 0 },
    })
    return folder
  }
}
