import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findCycles } from './find-cycles.mjs'
import { findFolderCircles } from './folder-circles.mjs'
import { importRules } from './import-rules.mjs'
import { isTest } from './is-test.mjs'
import { readImports } from './read-imports.mjs'

function checkRooms({ workspaces }) {
  const message = (folder) => `${folder} has no place in the order of rooms (scripts/lib/workspaces.mjs)`
  return workspaces
    .filter(({ floor }) => floor === -1)
    .map(({ folder }) => ({
      file: `${folder}/package.json`,
      line: 1,
      rule: 'room',
      message: message(folder),
    }))
}

function checkRules(root, { workspaces, imports }) {
  const byName = new Map(workspaces.map((workspace) => [workspace.name, workspace]))
  const rootManifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return imports.flatMap(({ file, from, line, specifier }) =>
    Object.entries(importRules).flatMap(([rule, check]) => {
      const message = check({ file, from, specifier, byName, rootManifest })
      return message === undefined ? [] : [{ file, line, rule, message: `'${specifier}': ${message}` }]
    }),
  )
}

/** Types are erased, so files that only share types do not load one another: such imports make no cycle. */
function checkFileCycles(imports) {
  const edges = new Map()
  for (const { file, targets, isTypeOnly } of imports) {
    if (!isTypeOnly) edges.set(file, [...(edges.get(file) ?? []), ...targets])
  }
  return findCycles(edges).map((cycle) => {
    const [file, next] = cycle
    const { line } = imports.find((one) => one.file === file && !one.isTypeOnly && one.targets.includes(next))
    return { file, line, rule: 'cycle', message: cycle.join(' -> ') }
  })
}

function checkFolderCircles(imports) {
  return findFolderCircles(imports.filter(({ file }) => !isTest(file))).map((steps) => {
    const ways = steps.map(({ from, to, file, line }) => `${from} -> ${to} (${file}:${line})`)
    const { file, line } = steps[0]
    return { file, line, rule: 'folders', message: `folders in a circle: ${ways.join(', ')}` }
  })
}

/** Checks how the workspaces under `root` import one another; every fault is { file, line, rule, message }. */
export function checkImports(root) {
  const house = readImports(root)
  return [
    ...checkRooms(house),
    ...checkRules(root, house),
    ...checkFileCycles(house.imports),
    ...checkFolderCircles(house.imports),
  ]
}
