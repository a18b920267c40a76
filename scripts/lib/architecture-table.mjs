import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFolderCircles } from './folder-circles.mjs'
import { packageOf } from './import-rules.mjs'
import { isTest } from './is-test.mjs'
import { readImports } from './read-imports.mjs'

const end = '<!-- end of what is made -->'

const countLines = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

function medianOf(sorted) {
  const middle = sorted.length / 2
  return Math.round((sorted[Math.floor(middle)] + sorted[Math.ceil(middle) - 1]) / 2)
}

/** How many imports of a workspace lead to each other one: `rules 12, engine 3`, the most used first. */
function describeImports(imports, byName) {
  const counts = new Map()
  for (const { specifier } of imports) {
    const to = byName.get(packageOf(specifier))
    if (to !== undefined) counts.set(to.folder, (counts.get(to.folder) ?? 0) + 1)
  }
  const parts = [...counts].sort(([, one], [, other]) => other - one)
  return parts.map(([folder, count]) => `${folder.replace('packages/', '')} ${count}`).join(', ')
}

/** From top to bottom of the house: apps, rooms, and then what serves tests and measurements. */
function inOrder(workspaces) {
  const rank = { app: 0, room: 1, testkit: 2, bench: 3 }
  return [...workspaces].sort((a, b) => rank[a.kind] - rank[b.kind] || (a.floor ?? 0) - (b.floor ?? 0))
}

/** The rooms in numbers, as a table in Markdown. Tests and what serves them alone are left out. */
export function makeArchitectureTable(root) {
  const { workspaces, files, imports } = readImports(root)
  const byName = new Map(workspaces.map((workspace) => [workspace.name, workspace]))
  const sources = files.filter((file) => !isTest(file))
  const shipped = imports.filter(({ file }) => !isTest(file))
  const circles = findFolderCircles(shipped)

  const rows = inOrder(workspaces).map((workspace) => {
    const isInside = (path) => path.startsWith(`${workspace.folder}/`)
    const sizes = sources
      .filter(isInside)
      .map((file) => ({ file, lines: countLines(readFileSync(join(root, file), 'utf8')) }))
      .sort((a, b) => a.lines - b.lines)
    const largest = sizes.at(-1)
    return [
      `\`${workspace.folder}\``,
      sizes.length,
      sizes.reduce((sum, { lines }) => sum + lines, 0),
      medianOf(sizes.map(({ lines }) => lines)),
      `\`${largest.file.slice(workspace.folder.length + 1)}\` (${largest.lines})`,
      describeImports(
        shipped.filter(({ file }) => isInside(file)),
        byName,
      ),
      circles.filter(([{ from }]) => isInside(from)).length,
    ]
  })
  const head = ['room', 'files', 'lines', 'median', 'largest file', 'imports from', 'circles']
  const line = (cells) => `| ${cells.join(' | ')} |`
  const marks = ['---', '--:', '--:', '--:', '---', '---', '--:']
  return [line(head), line(marks), ...rows.map(line)].join('\n')
}

/** The page with its table made anew; undefined if the marks that it stands between are not there. */
export function replaceTable(page, table, command = 'make:architecture') {
  const begin = `<!-- made by npm run ${command} -->`
  const from = page.indexOf(begin)
  const to = page.indexOf(end, from)
  if (from < 0 || to < 0) return undefined
  return `${page.slice(0, from + begin.length)}\n\n${table}\n\n${page.slice(to)}`
}
