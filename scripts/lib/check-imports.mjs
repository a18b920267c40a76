import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findCycles } from './find-cycles.mjs'
import { findImports } from './find-imports.mjs'
import { importRules, resolveRelative } from './import-rules.mjs'
import { listSources, readWorkspaces } from './workspaces.mjs'

/** Types are erased, so files that only share types do not load one another: such imports make no cycle. */
function checkCycles(importsByFile) {
  const resolve = (file, specifier) => {
    const target = resolveRelative(file, specifier)
    return [target, `${target}.ts`, `${target}/index.ts`].find((path) => importsByFile.has(path))
  }
  const targetsOf = (file, imports) =>
    imports
      .filter(({ specifier, isTypeOnly }) => specifier.startsWith('.') && !isTypeOnly)
      .map(({ specifier, line }) => ({ line, target: resolve(file, specifier) }))
  const targets = new Map([...importsByFile].map(([file, imports]) => [file, targetsOf(file, imports)]))
  const edges = new Map([...targets].map(([file, list]) => [file, list.map(({ target }) => target)]))
  return findCycles(edges).map((cycle) => {
    const [file, next] = cycle
    const { line } = targets.get(file).find(({ target }) => target === next)
    return { file, line, rule: 'cycle', message: cycle.join(' -> ') }
  })
}

/** Checks how the workspaces under `root` import one another; every fault is { file, line, rule, message }. */
export function checkImports(root) {
  const workspaces = readWorkspaces(root)
  const byName = new Map(workspaces.map((workspace) => [workspace.name, workspace]))
  const rootManifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const importsByFile = new Map()
  const faults = []

  for (const from of workspaces) {
    if (from.floor === -1) {
      const message = `${from.folder} has no place in the order of rooms (scripts/lib/workspaces.mjs)`
      faults.push({ file: `${from.folder}/package.json`, line: 1, rule: 'room', message })
    }
    for (const file of listSources(root, from.folder)) {
      const imports = findImports(readFileSync(join(root, file), 'utf8'))
      importsByFile.set(file, imports)
      for (const { specifier, line } of imports) {
        for (const [rule, check] of Object.entries(importRules)) {
          const message = check({ file, from, specifier, byName, rootManifest })
          if (message !== undefined) faults.push({ file, line, rule, message: `'${specifier}': ${message}` })
        }
      }
    }
  }
  return [...faults, ...checkCycles(importsByFile)]
}
