import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import { isTest } from './is-test.mjs'

const isRelative = (specifier) => specifier.startsWith('.')

/** The package of a bare specifier: `@rookery/rules/x` is of `@rookery/rules`. */
export function packageOf(specifier) {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

export function resolveRelative(file, specifier) {
  return posix.join(posix.dirname(file), specifier)
}

function checkReach({ file, from, specifier, byName }) {
  if (isRelative(specifier)) {
    const target = resolveRelative(file, specifier)
    return target.startsWith(`${from.folder}/`)
      ? undefined
      : `reaches out of ${from.folder} by a relative path`
  }
  const isInside = byName.has(packageOf(specifier)) && /^(@[^/]+\/)?[^/]+\/(src|dist)(\/|$)/.test(specifier)
  return isInside ? 'reaches into the inside of another package' : undefined
}

function checkDirection({ file, from, specifier, byName }) {
  const to = byName.get(packageOf(specifier))
  if (to === undefined) return undefined
  if (to === from) return isTest(file) ? undefined : 'a package imports its own files by relative paths'
  switch (to.kind) {
    case 'app':
      return 'nobody imports an app'
    case 'bench':
      return isTest(file) ? undefined : 'only tests may import bench'
    case 'testkit':
      return isTest(file) || from.kind === 'bench' ? undefined : 'only tests and bench may import testkit'
    case 'room':
      return from.kind !== 'room' || to.floor > from.floor
        ? undefined
        : `${to.name} is not below ${from.name}`
  }
}

/** Third-party tools that all tests share are declared once, at the root; what is shipped declares all it needs. */
function checkDeclared({ file, from, specifier, rootManifest }) {
  if (isRelative(specifier) || isBuiltin(specifier)) return undefined
  const name = packageOf(specifier)
  if (name === from.name || specifier in (from.manifest.imports ?? {})) return undefined
  const { dependencies, peerDependencies, optionalDependencies, devDependencies } = from.manifest
  if (name in { ...dependencies, ...peerDependencies, ...optionalDependencies }) return undefined
  // Built into the package's own files, so that nobody has to install all of a library for a part of it.
  if (from.manifest.inlinedDependencies?.includes(name) && name in devDependencies) return undefined
  const isShipped = file.startsWith(`${from.folder}/src/`) && !isTest(file) && !from.manifest.private
  if (isShipped) return `${name} is not in the dependencies of ${from.folder}/package.json`
  if (name in { ...devDependencies, ...rootManifest.devDependencies }) return undefined
  return `${name} is not in the dependencies or devDependencies of ${from.folder}/package.json`
}

export const importRules = { reach: checkReach, direction: checkDirection, declared: checkDeclared }
