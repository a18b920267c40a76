// Compiles catalogue/ into dist/sections: for each section a module with its English words and a type for each key, and for each
// other language a module for each room.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keyOf, readCatalogues, sectionOf } from '../../scripts/lib/catalogue.mjs'
import { argumentsOf, compileMessage } from '../../scripts/lib/compile-words.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const folder = join(here, 'dist/sections')

function write(path, text) {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const groupBy = (ids, nameOf) => {
  const groups = new Map()
  for (const id of ids) groups.set(nameOf(id), [...(groups.get(nameOf(id)) ?? []), id])
  return groups
}

const roomOf = (id) => id.split('.')[0]

function compile({ file, phrases }, texts, nameOf) {
  const compiled = [...texts].map(([id, text]) => {
    try {
      return [nameOf(id), compileMessage(text, phrases)]
    } catch (error) {
      throw new Error(`${file}: ${id}: ${/** @type {Error} */ (error).message}`)
    }
  })
  return JSON.stringify(Object.fromEntries(compiled))
}

const pick = ({ messages }, ids) => ids.filter((id) => messages.has(id)).map((id) => [id, messages.get(id)])

const compilePhrases = (catalogue) => compile(catalogue, catalogue.phrases, (name) => `phrases.${name}`)

function writeSection(english, section, ids) {
  const path = section.replace('.', '/')
  const types = ids.map((id) => {
    const found = [...argumentsOf(english.messages.get(id), english.phrases)]
    const fields = found.map(([name, type]) => `readonly ${name}: ${type}`).join('; ')
    return `  readonly '${keyOf(id)}': readonly [${fields && `{ ${fields} }`}]\n`
  })
  write(
    `${path}.d.ts`,
    `import type { Say } from '../../section.js'\nexport declare const say: Say<{\n${types.join('')}}>\n`,
  )
  const words = compile(english, pick(english, ids), keyOf)
  write(
    `${path}.js`,
    `import { openSection } from '../../section.js'\nexport const say = /* @__PURE__ */ openSection('${section}', ${words})\n`,
  )
}

function writeLanguage(catalogue, byRoom) {
  for (const [room, ids] of byRoom) {
    const words = compile(catalogue, pick(catalogue, ids), (id) => id)
    write(`${catalogue.id}/${room}.js`, `export default ${words}\n`)
  }
  write(`${catalogue.id}/phrases.js`, `export default ${compilePhrases(catalogue)}\n`)
}

function writeLanguages(catalogues, roomNames) {
  const [, ...others] = catalogues
  const loaders = others.map(({ id }) => {
    const each = roomNames.map((room) => `${room}: () => import('./${id}/${room}.js')`)
    return `${id}: { ${each.join(', ')} }`
  })
  const names = catalogues.map(({ id, name }) => ({ id, name }))
  write(
    'languages.js',
    `export const languages = ${JSON.stringify(names)}
export const phrases = ${compilePhrases(catalogues[0])}
export const rooms = { ${loaders.join(', ')} }
`,
  )
  const union = (values) => values.map((value) => `'${value}'`).join(' | ')
  write(
    'languages.d.ts',
    `/** The languages that there are words in. */
export type Language = ${union(names.map(({ id }) => id))}
export type Room = ${union(roomNames)}
/** Sentences as they were compiled, by their keys. */
export type Messages = Record<string, any>
/** Each with its own name for itself; English, in which the code was written, first. */
export declare const languages: readonly { readonly id: Language; readonly name: string }[]
/** What English sentences share. */
export declare const phrases: Messages
/** What fetches the words of a room in each language but English. */
export declare const rooms: {
  readonly [Each in Language]?: Readonly<Record<Room, () => Promise<{ readonly default: Messages }>>>
}
`,
  )
}

const catalogues = readCatalogues(join(here, '../..'))
const [english, ...others] = catalogues
const ids = [...english.messages.keys()]
const byRoom = groupBy(ids, roomOf)
rmSync(folder, { recursive: true, force: true })
for (const [section, own] of groupBy(ids, sectionOf)) writeSection(english, section, own)
for (const other of others) writeLanguage(other, byRoom)
writeLanguages(catalogues, ['phrases', ...byRoom.keys()])
