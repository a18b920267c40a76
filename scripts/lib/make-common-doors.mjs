// The packages are modules, which Node requires as well. TypeScript takes that from a CommonJS file under `nodenext` only, so each door has
// a CommonJS twin: one line that requires the module, and types that stand for the module's, so that both have the same classes.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { readDeclarations } from './read-declarations.mjs'
import { root } from './run.mjs'

const AS_MODULE = "with { 'resolution-mode': 'import' }"

const specifierBetween = (from, to) => {
  const path = relative(dirname(from), to).replaceAll('\\', '/')
  return path.startsWith('.') ? path : `./${path}`
}

/** A generic class, where the names in the bounds of its parameters are the door's. */
function writeGeneric(name, { text, names: own }, exported) {
  const bounds = text.replace(/\b[A-Z]\w*\b/g, (word) =>
    exported.has(word) && !own.includes(word) ? `door.${word}` : word,
  )
  return `export type ${name}${bounds} = door.${name}<${own.join(', ')}>`
}

/** @param {string} specifier of the module, as seen from the types */
function makeCommonTypes(exported, specifier) {
  const names = [...exported].sort(([one], [other]) => (one < other ? -1 : 1))
  const types = names.filter(([, { isValue }]) => !isValue).map(([name]) => name)
  const lines = names.flatMap(([name, { isValue, isType, parameters }]) => {
    if (!isValue) return []
    const value = `export declare const ${name}: typeof door.${name}`
    if (!isType) return [value]
    return [
      value,
      parameters ? writeGeneric(name, parameters, exported) : `export type ${name} = door.${name}`,
    ]
  })
  return [
    `import type * as door from '${specifier}' ${AS_MODULE}`,
    `export type { ${types.join(', ')} } from '${specifier}' ${AS_MODULE}`,
    ...lines,
    '',
  ].join('\n')
}

/** Writes the twin of every door of a package that its manifest names under `require`. */
export function makeCommonDoors(workspace) {
  const folder = join(root, workspace)
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  for (const { require: common = {}, default: module } of Object.values(exports))
    for (const [condition, twin] of Object.entries(common)) {
      const specifier = specifierBetween(twin, module[condition].replace(/\.d\.ts$/, '.js'))
      const text =
        condition === 'types'
          ? makeCommonTypes(readDeclarations(join(folder, module.types)), specifier)
          : `module.exports = require('${specifier}')\n`
      writeFileSync(join(folder, twin), text)
    }
}
