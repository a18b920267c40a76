// What tsc leaves to be done for packages that others install. First, what pages load of the engine and the players. A module worker knows no import map, so each worker is bundled with all that
// it imports, and a page needs no bundler of its own.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from './run.mjs'

const FILE_URL = /new URL\((["'])(\.[^"']+)\1, import\.meta\.url\)/g

const bundleFolder = (name) => join(root, 'packages', name, 'dist/browser')

/** The files that the engine names by where its own code stands are found from the players' bundle as well. */
const keepEngineFiles = {
  name: 'keep-engine-files',
  load(id) {
    if (!id.startsWith(bundleFolder('engine'))) return null
    return readFileSync(id, 'utf8').replace(FILE_URL, (_, quote, file) => {
      const target = relative(bundleFolder('players'), resolve(dirname(id), file)).replaceAll('\\', '/')
      return `new URL(${quote}${target}${quote}, import.meta.url)`
    })
  },
}

async function bundle(name, output, input, options = {}) {
  const build = await rolldown({
    input: { [output]: join(root, 'packages', name, 'dist', input) },
    platform: 'browser',
    logLevel: 'silent',
    ...options,
  })
  await build.write({ dir: bundleFolder(name), chunkFileNames: `${output}-[name]-[hash].js` })
  await build.close()
}

/** Makes `dist/browser` of the packages that start workers. The players' worker holds the engine, so that comes first. */
async function bundleForPages() {
  for (const name of ['engine', 'players']) rmSync(bundleFolder(name), { recursive: true, force: true })
  await bundle('engine', 'index', 'index.js', { external: ['@rookery/rules'] })
  await bundle('engine', 'worker', 'host/worker.js')
  await bundle('engine', 'uci', 'uci/main-worker.js')
  await bundle('players', 'index', 'index.js', { external: /^@rookery\/(rules|engine)$/ })
  await bundle('players', 'worker', 'host/worker.js', {
    plugins: [keepEngineFiles],
    resolve: { alias: { '@rookery/engine': join(bundleFolder('engine'), 'index.js') } },
  })
}

/**
 * Puts what a package uses of its `inlinedDependencies` into its own files: of @noble/hashes 700 KB would be installed for one
 * function.
 */
async function inlineLibraries(name) {
  const folder = join(root, 'packages', name)
  const { inlinedDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const imports = new RegExp(`from ['"](${inlinedDependencies.join('|')})[/'"]`)
  const isInlined = (id) =>
    inlinedDependencies.some((library) => id === library || id.startsWith(`${library}/`))
  for (const path of readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, 'dist', path)
    if (!file.endsWith('.js') || !imports.test(readFileSync(file, 'utf8'))) continue
    const build = await rolldown({
      input: file,
      external: (id, importer, isResolved) => !isResolved && importer === file && !isInlined(id),
      logLevel: 'silent',
    })
    await build.write({ file })
    await build.close()
  }
}

export async function bundlePackages() {
  await inlineLibraries('experience')
  await bundleForPages()
  return true
}
