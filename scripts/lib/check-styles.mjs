import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import postcss from 'postcss'
import { isTest } from './is-test.mjs'
import { findStyleUses } from './style-uses.mjs'
import { findClasses, findRaw, findVars, findWidths } from './style-values.mjs'

/** The sheets whose properties are the tokens: only they write colours and sizes as values. */
const tokenSheets = /\/style\/tokens\.css$/
const breakpoint = /^--breakpoint-/

/**
 * Everything in the style sheets under `folder` that has no counterpart or is no token, as { file, line, message }: properties
 * used and not defined or defined and not used, classes likewise, colours and sizes that are written as values. `besides` are
 * folders whose sources carry style sheets as texts: what those define and use counts, what they write is their own matter.
 */
export function checkStyles(root, folder, besides = []) {
  const sheets = list(root, folder, /\.css$/).map((file) => readSheet(root, file))
  const readSources = (from) =>
    list(root, from, /\.tsx?$/)
      .filter((file) => !isTest(file))
      .map((file) => ({ file, ...findStyleUses(readFileSync(join(root, file), 'utf8'), file) }))
  const sources = readSources(folder)
  const foreign = besides.flatMap(readSources)
  return [
    ...checkProperties(sheets, sources, foreign),
    ...checkModules(sheets, sources),
    ...checkPlainClasses(sheets, sources, foreign),
    ...checkValues(sheets),
    ...sources.flatMap(({ file, written }) =>
      written.flatMap((each) => tellRaw(file, each.line, each.property, each)),
    ),
    ...sources.flatMap(({ file, unreadable }) =>
      unreadable.map(({ line }) => ({ file, line, message: 'a style is made where it cannot be checked' })),
    ),
  ].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
}

const list = (root, folder, ending) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) =>
      posix.join(folder, posix.relative(join(root, folder), join(entry.parentPath, entry.name))),
    )
    .sort()

function readSheet(root, file) {
  const sheet = postcss.parse(readFileSync(join(root, file), 'utf8'), { from: file })
  const declarations = []
  const classes = new Map()
  const queries = []
  const lineOf = (/** @type {import('postcss').Node} */ { source }) => source?.start?.line ?? 1
  sheet.walkDecls((node) => {
    declarations.push({ prop: node.prop, value: node.value, line: lineOf(node) })
  })
  sheet.walkRules((node) => {
    for (const name of findClasses(node.selector)) if (!classes.has(name)) classes.set(name, lineOf(node))
  })
  sheet.walkAtRules('media', (node) => {
    queries.push({ params: node.params, line: lineOf(node) })
  })
  return { file, isModule: file.endsWith('.module.css'), declarations, classes, queries }
}

function checkProperties(sheets, sources, foreign) {
  const named = new Set([...sources, ...foreign].flatMap(({ properties }) => properties))
  const defined = new Set(named)
  const used = new Set(named)
  for (const { declarations } of sheets)
    for (const { prop, value } of declarations) {
      if (prop.startsWith('--')) defined.add(prop)
      for (const name of findVars(value)) used.add(name)
    }
  for (const { vars } of [...sources, ...foreign]) for (const { name } of vars) used.add(name)
  const inSources = sources.flatMap(({ file, vars }) =>
    vars
      .filter(({ name }) => !defined.has(name))
      .map(({ name, line }) => ({ file, line, message: `${name} is defined nowhere` })),
  )
  const inSheets = sheets.flatMap(({ file, declarations }) =>
    declarations.flatMap(({ prop, value, line }) => {
      const unknown = findVars(value).filter((name) => !defined.has(name))
      const isIdle = prop.startsWith('--') && !used.has(prop) && !breakpoint.test(prop)
      return [
        ...unknown.map((name) => ({ file, line, message: `${name} is defined nowhere` })),
        ...(isIdle ? [{ file, line, message: `${prop} is used nowhere` }] : []),
      ]
    }),
  )
  return [...inSources, ...inSheets]
}

function checkModules(sheets, sources) {
  const taken = new Map()
  const faults = []
  const modules = new Map(sheets.filter(({ isModule }) => isModule).map((sheet) => [sheet.file, sheet]))
  for (const { file, modules: imported, taken: uses } of sources) {
    const resolve = (specifier) => posix.join(posix.dirname(file), specifier)
    for (const { specifier, line } of imported)
      if (!modules.has(resolve(specifier)))
        faults.push({ file, line, message: `${specifier} does not exist` })
    for (const { module, name, line } of uses) {
      const path = resolve(module)
      if (name === undefined) {
        faults.push({
          file,
          line,
          message: `a class of ${module} is looked up by a name known only at run time`,
        })
        continue
      }
      if (modules.get(path)?.classes.has(name) === false)
        faults.push({ file, line, message: `${module} has no class ${name}` })
      taken.set(path, (taken.get(path) ?? new Set()).add(name))
    }
  }
  for (const [path, { classes }] of modules)
    for (const [name, line] of classes)
      if (!taken.get(path)?.has(name))
        faults.push({ file: path, line, message: `no component uses .${name}` })
  return faults
}

/** Classes of the sheets that hold for the whole page, and classes that a component names as plain text. */
function checkPlainClasses(sheets, sources, foreign) {
  const plain = sheets.filter(({ isModule }) => !isModule)
  const defined = new Set(plain.flatMap(({ classes }) => [...classes.keys()]))
  const isNamed = (name) =>
    sources.some(({ words, stems }) => words.has(name) || [...stems].some((stem) => name.startsWith(stem)))
  return [
    ...plain.flatMap(({ file, classes }) =>
      [...classes]
        .filter(([name]) => !isNamed(name))
        .map(([name, line]) => ({ file, line, message: `no component uses .${name}` })),
    ),
    ...sources.flatMap(({ file, plainClasses }) =>
      plainClasses
        .filter(({ name }) => !defined.has(name) && !foreign.some(({ words }) => words.has(name)))
        .map(({ name, line }) => ({ file, line, message: `no style sheet has a class ${name}` })),
    ),
  ]
}

const tellRaw = (file, line, property, { colors, lengths }) => [
  ...colors.map((color) => ({ file, line, message: `${color} in ${property} is no token of a colour` })),
  ...lengths.map((length) => ({ file, line, message: `${length} in ${property} is no token of a size` })),
]

function checkValues(sheets) {
  const points = sheets
    .flatMap(({ declarations }) => declarations)
    .filter(({ prop }) => breakpoint.test(prop))
    .map(({ value }) => Number.parseFloat(value))
  // A query for what is wider begins one pixel after the point.
  const widths = new Set(points.flatMap((point) => [`${point}px`, `${point + 1}px`]))
  return sheets
    .filter(({ file }) => !tokenSheets.test(file))
    .flatMap(({ file, declarations, queries }) => [
      ...declarations.flatMap(({ prop, value, line }) => {
        return tellRaw(file, line, prop, findRaw(prop, value))
      }),
      ...queries.flatMap(({ params, line }) =>
        findWidths(params)
          .filter((width) => !widths.has(width))
          .map((width) => ({ file, line, message: `${width} is no breakpoint of the tokens` })),
      ),
    ])
}
