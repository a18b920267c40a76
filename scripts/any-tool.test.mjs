// The engine and the players, packed and installed alone, in Node and in pages made by several tools.
import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { launchBrowser, openSite } from '@rookery/testkit'
import { build as buildByEsbuild } from 'esbuild'
import { build as buildByVite, createServer } from 'vite'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import webpack from 'webpack'
import { makeProject } from './lib/packed.mjs'

/** All that @rookery/players needs of ours; whatever else it asked for would come from the registry. */
const packages = ['rules', 'words', 'workers', 'engine', 'experience', 'motifs', 'players'].map(
  (name) => `@rookery/${name}`,
)
/** Three megabytes of 1,048,576 bytes, as elsewhere in the house. */
const MOST_BYTES = 3 * 1_048_576

const MATE = '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1'

/** What a page does with both libraries; `files` are named where its tool does not find them. */
const pageScript = `
import { createEngine } from '@rookery/engine'
import { bestMove } from '@rookery/players'

window.visit = async (files) => {
  const { workerUrl, engineWorkerUrl, wasmUrl, networkUrl } = files
  const engine = await createEngine({ hashMb: 1, workerUrl: engineWorkerUrl, wasmUrl, networkUrl })
  const { move } = await engine.search('${MATE}', { depth: 3 }).best
  const { networkFault } = engine
  await engine.dispose()
  const kestrel = await bestMove('${MATE}', 'kestrel:depth=3', files)
  const raven = await bestMove('${MATE}', 'raven:level=10', files)
  const mynah = await bestMove('${MATE}', 'mynah:rating=2400,temperature=0', files)
  const sans = [kestrel, raven, mynah].map(({ san }) => san)
  return { isFound: move === kestrel.move, networkFault: networkFault ?? null, sans }
}`

const found = { isFound: true, networkFault: null, sans: ['Ra8#', 'Ra8#', 'Ra8#'] }

let project = ''
let browser

function runNode(file, program) {
  writeFileSync(join(project, file), program)
  return execFileSync(process.execPath, [file], {
    cwd: project,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

const bytesOf = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path).reduce((sum, name) => sum + bytesOf(join(path, name)), 0)
    : statSync(path).size

beforeAll(async () => {
  const { tarballs } = inject('house')
  project = makeProject(packages.map((name) => tarballs[name]))
  writeFileSync(join(project, 'page.js'), pageScript)
  browser = await launchBrowser()
}, 180_000)

afterAll(async () => {
  await browser?.close()
  rmSync(project, { recursive: true, force: true })
}, 60_000)

async function visit(html, files = {}, isIsolated = false) {
  const site = await openSite(pathToFileURL(`${project}/`), `<!doctype html>${html}`, isIsolated)
  try {
    return await visitAddress(site.address, files)
  } finally {
    site.close()
  }
}

async function visitAddress(address, files = {}) {
  const tab = await browser.newPage()
  const faults = []
  tab.on('pageerror', (error) => faults.push(error.message))
  try {
    await tab.goto(address)
    await tab.waitForFunction('window.visit !== undefined').catch((error) => {
      throw new Error(`${error.message}: ${faults.join('; ')}`)
    })
    return await tab.evaluate((given) => window.visit(given), files)
  } finally {
    await tab.close()
  }
}

describe('players and engine, packed and installed alone', () => {
  it('take less than 3 MB, without a driver of a database', () => {
    const folder = join(project, 'node_modules')
    expect(readdirSync(folder)).not.toEqual(expect.arrayContaining(['libsql']))
    expect(readdirSync(folder)).not.toEqual(expect.arrayContaining(['mysql2']))
    expect(bytesOf(folder)).toBeLessThan(MOST_BYTES)
  })

  it('think in a module of Node', () => {
    const program = `import { bestMove } from '@rookery/players'
      console.log((await bestMove('${MATE}', 'raven:level=10')).san)`
    expect(runNode('module.mjs', program)).toBe('Ra8#\n')
  })

  it('think by require', () => {
    const program = `const { createEngine } = require('@rookery/engine')
      const { bestMove } = require('@rookery/players')
      const { makeSan, toGame } = require('@rookery/rules')
      const think = async () => {
        const engine = await createEngine({ hashMb: 1 })
        const { move } = await engine.search('${MATE}', { depth: 3 }).best
        await engine.dispose()
        const { position } = toGame('${MATE}').value
        console.log(makeSan(position, move), (await bestMove('${MATE}', 'kestrel:depth=3')).san)
      }
      think()`
    expect(runNode('common.cjs', program)).toBe('Ra8# Ra8#\n')
  })

  it('say which driver a store needs', () => {
    const program = `import { openExperience } from '@rookery/experience'
      for (const store of ['sqlite:table.db', 'mysql://me@localhost/table']) {
        const opened = await openExperience(store)
        console.log(opened.faults[0].code, opened.faults[0].message)
      }`
    expect(runNode('stores.mjs', program)).toBe(
      'store-driver The store "sqlite:table.db" needs the package libsql, which is not installed: run npm install libsql.\n' +
        'store-driver The store "mysql://localhost/table" needs the package mysql2, which is not installed: run npm install mysql2.\n',
    )
  })
})

describe('a page with players and engine', () => {
  it('is built by Vite', async () => {
    await buildByVite({
      configFile: false,
      logLevel: 'silent',
      root: project,
      base: '/out/vite/',
      worker: { format: 'es' },
      build: {
        outDir: 'out/vite',
        rollupOptions: {
          input: join(project, 'page.js'),
          output: { entryFileNames: 'page.js' },
          preserveEntrySignatures: 'strict',
        },
      },
    })
    expect(await visit('<script type="module" src="/out/vite/page.js"></script>')).toEqual(found)
  })

  it("is served by Vite's development server", async () => {
    writeFileSync(
      join(project, 'index.html'),
      '<!doctype html><title>page</title><script type="module" src="/page.js"></script>',
    )
    const server = await createServer({
      configFile: false,
      logLevel: 'silent',
      root: project,
      cacheDir: join(project, 'vite-cache'),
      worker: { format: 'es' },
      optimizeDeps: { exclude: ['@rookery/engine', '@rookery/players'] },
      server: { port: 0, host: '127.0.0.1' },
    })
    try {
      await server.listen()
      expect(await visitAddress(server.resolvedUrls.local[0])).toEqual(found)
    } finally {
      await server.close()
    }
  })

  it('is built by webpack', async () => {
    const stats = await new Promise((resolve, reject) => {
      const options = {
        mode: 'production',
        optimization: { minimize: false },
        devtool: false,
        context: project,
        entry: './page.js',
        output: { path: join(project, 'out/webpack'), filename: 'page.js' },
      }
      webpack(options, (error, done) => (error ? reject(error) : resolve(done)))
    })
    expect(stats.toJson({ all: false, errors: true }).errors).toEqual([])
    expect(await visit('<script src="/out/webpack/page.js"></script>')).toEqual(found)
  })

  const installed = '/node_modules/@rookery'

  it('is built by esbuild, which is told where the files are', async () => {
    await buildByEsbuild({
      absWorkingDir: project,
      entryPoints: ['page.js'],
      bundle: true,
      format: 'esm',
      splitting: true,
      outdir: 'out/esbuild',
      logLevel: 'silent',
    })
    for (const name of ['engine', 'players'])
      for (const folder of ['wasm', 'networks'])
        cpSync(join(project, installed, name, folder), join(project, 'out', folder), { recursive: true })
    const files = {
      workerUrl: `${installed}/players/dist/browser/worker.js`,
      engineWorkerUrl: `${installed}/engine/dist/browser/worker.js`,
      wasmUrl: '/out/wasm/',
      networkUrl: '/out/networks/',
    }
    expect(await visit('<script type="module" src="/out/esbuild/page.js"></script>', files)).toEqual(found)
  })

  it.each([true, false])('needs no tool but an import map; isolated: %s', async (isIsolated) => {
    const imports = {
      '@rookery/rules': `${installed}/rules/dist/bundle/rules.js`,
      '@rookery/engine': `${installed}/engine/dist/browser/index.js`,
      '@rookery/players': `${installed}/players/dist/browser/index.js`,
    }
    const html = `<script type="importmap">${JSON.stringify({ imports })}</script>
      <script type="module" src="/page.js"></script>`
    expect(await visit(html, {}, isIsolated)).toEqual(found)
  })

  it('is told in a sentence where a worker is not', async () => {
    const asked = visit('<script type="module" src="/out/esbuild/page.js"></script>', {
      workerUrl: '/nowhere.js',
      engineWorkerUrl: `${installed}/engine/dist/browser/worker.js`,
      wasmUrl: `${installed}/engine/wasm/`,
    })
    await expect(asked).rejects.toThrow('kestrel lost its worker: it could not be loaded')
  })
})
