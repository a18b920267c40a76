import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { minifySync } from 'rolldown/utils'
import { root } from './run.mjs'

/** Lingui brings a parser along for programs that are not in production, which nothing of ours needs. */
const transform = { define: { 'process.env.NODE_ENV': '"production"' } }

/** The scripts that a package was compiled to. */
const listScripts = (name) =>
  readdirSync(join(root, 'packages', name, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.js'))
    .map((path) => join(root, 'packages', name, 'dist', path))

/**
 * Puts what a package uses of its `inlinedDependencies` into its own files: of @noble/hashes 700 KB would be installed for one
 * function.
 */
export async function inlineLibraries(name) {
  const folder = join(root, 'packages', name)
  const { inlinedDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const imports = new RegExp(`from ['"](${inlinedDependencies.join('|')})[/'"]`)
  const isInlined = (id) =>
    inlinedDependencies.some((library) => id === library || id.startsWith(`${library}/`))
  for (const file of listScripts(name)) {
    if (!imports.test(readFileSync(file, 'utf8'))) continue
    const build = await rolldown({
      input: file,
      external: (id, importer, isResolved) => !isResolved && importer === file && !isInlined(id),
      logLevel: 'silent',
    })
    await build.write({ file })
    await build.close()
  }
  writeNotices(name, inlinedDependencies)
}

/** A page that has no bundler cannot know what a package calls its own files, as `#languages`. */
const nameFiles = (imports) => ({
  name: 'name-files',
  resolveId: (source) =>
    source.startsWith('#') ? { id: imports[source].default.replace('./dist/', './'), external: true } : null,
})

/** Makes one file, `dist/NAME.js`, of a package's door and all that stands behind it, libraries included. */
export async function bundleDoor(name) {
  const folder = join(root, 'packages', name)
  const { inlinedDependencies, imports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const input = join(folder, 'dist/index.js')
  const build = await rolldown({ input, plugins: [nameFiles(imports)], transform, logLevel: 'silent' })
  await build.write({ file: join(folder, `dist/${name}.js`) })
  await build.close()
  writeNotices(name, inlinedDependencies)
}

function writeNotices(name, libraries) {
  const notices = libraries.map((library) => {
    const text = readFileSync(join(root, 'node_modules', library, findLicense(library)), 'utf8')
    return `${library}\n\n${text.trim()}\n`
  })
  writeFileSync(join(root, 'packages', name, 'dist/THIRD-PARTY.txt'), notices.join('\n\n'))
}

function findLicense(library) {
  const found = readdirSync(join(root, 'node_modules', library)).find((name) => /^licen[sc]e/i.test(name))
  if (found === undefined) throw new Error(`${library} has no licence to be shipped with it`)
  return found
}

/** For somebody who wants one mind in a page, half of what is installed would be spaces, comments and long names. */
export function shorten(name) {
  for (const file of listScripts(name)) {
    const { code, errors } = minifySync(file, readFileSync(file, 'utf8'), { module: true })
    if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
    writeFileSync(file, code)
  }
}
