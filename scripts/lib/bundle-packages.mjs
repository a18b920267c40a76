// What tsc leaves to be done for packages that others install. First, what pages load of the engine and the players. A module worker knows no import map, so each worker is bundled with all that
// it imports, and a page needs no bundler of its own.
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { rolldown } from 'rolldown'
import { dropInnerTypes } from './drop-inner-types.mjs'
import { inlineLibraries, shorten } from './inline-libraries.mjs'
import { root } from './run.mjs'

const FILE_URL = /new URL\((["'`])(\.[^"'`]+)\1,\s*import\.meta\.url\)/g

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

/** Workers think and are never seen or heard: voices, guides, portraits and words are not part of them. */
const leaveWordsOut = {
  name: 'leave-words-out',
  resolveId(source, importer = '') {
    const isMind = /players[\\/]dist[\\/][^\\/]+[\\/]index\.js$/.test(importer)
    if (isMind && /^\.\/(voice|guide|portrait)\.js$/.test(source)) return '\0nothing'
    if (source === '@rookery/words') return '\0silence'
    return source.startsWith('@rookery/words/') ? '\0silent-section' : null
  },
  load(id) {
    switch (id) {
      case '\0nothing':
        return 'export const makeVoice = 0, makeGuide = 0, portrait = ""'
      case '\0silence':
        return 'export const withWords = (thing) => thing, inWords = 0, makeNumber = String, makeList = String, language = 0'
      case '\0silent-section':
        return 'export const say = () => ""'
      default:
        return null
    }
  },
}

/**
 * A page finds in the words' own package, as it finds the engine's files, what minds say, in any language.
 * So these are installed once.
 */
const leaveWordsWhereTheyAre = {
  name: 'leave-words-where-they-are',
  resolveId(source, importer = '') {
    const sections = join(root, 'packages/words/dist/sections')
    const isWords = importer.startsWith(sections)
    const target = (path) => ({
      id: relative(bundleFolder('players'), resolve(sections, path)).replaceAll('\\', '/'),
      external: true,
    })
    const [, later] = /^@rookery\/words\/((?:minds|voices|guides)\/.+)$/.exec(source) ?? []
    if (later) return target(`${later}.js`)
    const [, language] = /^\.\.?\/([a-z]{2}\/\w+\.js)$/.exec(source) ?? []
    if (isWords && language) return target(language)
    return source === '@rookery/words' || (isWords && source === '../../words.js')
      ? target('../words.js')
      : null
  },
}

async function bundle(name, output, input, options = {}) {
  const build = await rolldown({
    input: { [output]: join(root, 'packages', name, 'dist', input) },
    platform: 'browser',
    logLevel: 'silent',
    ...options,
  })
  await build.write({ dir: bundleFolder(name), chunkFileNames: `${output}-[name]-[hash].js`, minify: true })
  await build.close()
}

/** Makes `dist/browser` of the packages that start workers. The players' worker holds the engine, so that comes first. */
async function bundleForPages() {
  for (const name of ['engine', 'players']) rmSync(bundleFolder(name), { recursive: true, force: true })
  await bundle('engine', 'index', 'index.js', { external: ['@rookery/rules'] })
  await bundle('engine', 'worker', 'host/worker.js')
  await bundle('engine', 'uci', 'uci/main-worker.js')
  await bundle('players', 'index', 'index.js', {
    external: /^@rookery\/(rules|engine)$/,
    plugins: [leaveWordsWhereTheyAre],
  })
  await bundle('players', 'worker', 'host/worker.js', {
    plugins: [keepEngineFiles, leaveWordsOut],
    resolve: { alias: { '@rookery/engine': join(bundleFolder('engine'), 'index.js') } },
  })
}

/**
 * A script of either kind, module or classic, may hold this: `import` finds the folder beside it by itself, but for a classic
 * script of another site.
 */
const loader = `(() => {
  const own = globalThis.document?.currentScript?.src
  import(own ? new URL('rookery-embed/element.js', own).href : './rookery-embed/element.js')
})()
`

const listNetworks = (name) =>
  readdirSync(join(root, 'packages', name, 'networks')).map((file) => `${name}/networks/${file}`)

/** For pages without a bundler: the script that a page names, and beside it a folder with all that it may need, flat. */
async function bundleEmbed() {
  const dist = join(root, 'packages/embed/dist')
  const folder = join(dist, 'rookery-embed')
  rmSync(folder, { recursive: true, force: true })
  const inputs = {
    element: join(dist, 'standalone.js'),
    worker: join(bundleFolder('players'), 'worker.js'),
    'engine-worker': join(bundleFolder('engine'), 'worker.js'),
  }
  for (const [name, file] of Object.entries(inputs)) {
    const build = await rolldown({
      input: { [name]: file },
      platform: 'browser',
      logLevel: 'silent',
      preserveEntrySignatures: 'allow-extension',
    })
    await build.write({ dir: folder, minify: true, chunkFileNames: `${name}-[hash].js` })
    await build.close()
  }
  for (const file of [
    'engine/wasm/core-single.wasm',
    'engine/wasm/core-shared.wasm',
    'players/wasm/mynah.wasm',
    ...listNetworks('engine'),
    ...listNetworks('players'),
  ])
    copyFileSync(join(root, 'packages', file), join(folder, basename(file)))
  writeFileSync(join(dist, 'rookery-embed.js'), loader)
}

export async function bundlePackages() {
  for (const name of ['experience', 'players']) await inlineLibraries(name)
  await bundleForPages()
  for (const name of ['workers', 'engine', 'experience', 'motifs', 'players']) {
    shorten(name)
    dropInnerTypes(name)
  }
  // tsc has written them anew on its way.
  dropInnerTypes('rules')
  await bundleEmbed()
  return true
}
