// Half of the declarations that tsc writes can be reached by no door of their package. For somebody who wants one mind in a page
// they are bytes to install, so they are not shipped.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findImports } from './find-imports.mjs'
import { root } from './run.mjs'

const DECLARATIONS = '.d.ts'
const toDeclarations = (path) => path.replace(/(\.d)?\.[jt]s$/, DECLARATIONS)

/** The declarations that a file needs, itself among them. */
function reach(file, reached) {
  if (reached.has(file)) return
  reached.add(file)
  for (const { specifier } of findImports(readFileSync(file, 'utf8'), file))
    if (specifier.startsWith('.')) reach(toDeclarations(join(dirname(file), specifier)), reached)
}

export function dropInnerTypes(name) {
  const folder = join(root, 'packages', name)
  const { exports, imports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const doors = Object.values(exports).map((door) => door.default.types)
  const aliases = Object.values(imports).flatMap(Object.values)
  const reached = new Set()
  for (const path of [...doors, ...aliases]) reach(join(folder, toDeclarations(path)), reached)
  for (const path of readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, 'dist', path)
    if (path.endsWith(DECLARATIONS) && !reached.has(file)) rmSync(file)
  }
  // Otherwise tsc would think that what was dropped is still there, where a later change needs it.
  rmSync(join(folder, 'dist/.tsbuildinfo'))
}
