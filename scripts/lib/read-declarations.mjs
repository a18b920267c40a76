import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'rolldown/utils'

/**
 * What a name of a door stands for, a class being both a value and a type; a generic class has its type parameters as they are written.
 * @typedef {{ isValue: boolean, isType: boolean, parameters?: { text: string, names: string[] } | undefined }} Meaning
 */

/** @type {Meaning} */
const VALUE = { isValue: true, isType: false }
/** @type {Meaning} */
const TYPE = { isValue: false, isType: true }

/**
 * The names that a declaration brings into being.
 * @returns {[string, Meaning][]}
 */
function readDeclaration(node, source) {
  switch (node?.type) {
    case 'VariableDeclaration':
      return node.declarations.map(({ id }) => [id.name, VALUE])
    case 'FunctionDeclaration':
    case 'TSDeclareFunction':
      return [[node.id.name, VALUE]]
    case 'ClassDeclaration':
      return [
        [
          node.id.name,
          { isValue: true, isType: true, parameters: readParameters(node.typeParameters, source) },
        ],
      ]
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return [[node.id.name, TYPE]]
    default:
      return []
  }
}

function readParameters(node, source) {
  if (!node) return undefined
  return { text: source.slice(node.start, node.end), names: node.params.map(({ name }) => name.name) }
}

/**
 * What the file behind a specifier exports; nothing is known of other packages and aliases.
 * @returns {Map<string, Meaning>}
 */
function follow(file, specifier) {
  if (!specifier.startsWith('.')) return new Map()
  return readDeclarations(join(dirname(file), specifier.replace(/\.[jt]s$/, '.d.ts')))
}

/** What is imported is followed only where it is exported again: the types of files may name each other in circles. */
function readLocal(file, body, source) {
  const local = new Map()
  for (const node of body) {
    add(local, readDeclaration(node, source))
    if (node.type !== 'ImportDeclaration') continue
    for (const { local: name, imported, importKind } of node.specifiers)
      if (imported && node.importKind !== 'type' && importKind !== 'type')
        local.set(name.name, () => follow(file, node.source.value).get(imported.name))
  }
  return local
}

/** A name may be declared twice, as a value and as a type. */
function add(names, declared) {
  for (const [name, { isValue, isType, parameters }] of declared) {
    const before = names.get(name) ?? { isValue: false, isType: false }
    names.set(name, { isValue: before.isValue || isValue, isType: before.isType || isType, parameters })
  }
}

/**
 * What a file of declarations exports, by name.
 * @returns {Map<string, Meaning>}
 */
export function readDeclarations(file) {
  const source = readFileSync(file, 'utf8')
  const { body } = parseSync(file, source).program
  const local = readLocal(file, body, source)
  const exported = new Map()
  for (const node of body) {
    if (node.type === 'ExportAllDeclaration') add(exported, follow(file, node.source.value))
    if (node.type !== 'ExportNamedDeclaration') continue
    add(exported, readDeclaration(node.declaration, source))
    /** @type {any[]} */
    const names = node.specifiers
    const values = names.filter(({ exportKind }) => node.exportKind !== 'type' && exportKind !== 'type')
    const known = node.source && values.length > 0 ? follow(file, node.source.value) : local
    for (const name of names) {
      const found = values.includes(name) ? known.get(name.local.name) : TYPE
      const meaning = typeof found === 'function' ? found() : found
      add(exported, [[name.exported.name, meaning ?? VALUE]])
    }
  }
  return exported
}
