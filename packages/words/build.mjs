// Compiles catalogue/ into dist/sections: for each section a module with its English words and a type for each key, and for each
// room a module for each other language.
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

const compilePhrases = (catalogue) => compile(catalogue, catalogue.phrases, (name) => name)

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
    `import { openSection } from '../../words.js'
import { room } from './room.js'
export const say = /* @__PURE__ */ openSection(room, '${section}', ${words})
`,
  )
}

/** The words of a room in every language but English, and what fetches them. */
function writeRoom(others, room, ids) {
  for (const other of others) {
    const bySection = [...groupBy(ids, sectionOf)].map(
      ([section, own]) => `'${section}': ${compile(other, pick(other, own), keyOf)}`,
    )
    write(`${other.id}/${room}.js`, `export default { ${bySection.join(', ')} }\n`)
  }
  write(
    `${room}/room.js`,
    `export const room = { name: '${room}', words: ${makeLoaders(others, '..', room)} }\n`,
  )
}

const makeLoaders = (others, folder, file) =>
  `{ ${others.map(({ id }) => `${id}: () => import('${folder}/${id}/${file}.js')`).join(', ')} }`

function writeLanguages(catalogues, rooms) {
  const [english, ...others] = catalogues
  for (const other of others)
    write(`${other.id}/phrases.js`, `export default { phrases: ${compilePhrases(other)} }\n`)
  const names = catalogues.map(({ id, name }) => ({ id, name }))
  write(
    'languages.js',
    `export const languages = ${JSON.stringify(names)}
export const phrases = ${compilePhrases(english)}
export const otherPhrases = ${makeLoaders(others, '.', 'phrases')}
`,
  )
  const union = (values) => values.map((value) => `'${value}'`).join(' | ')
  write(
    'languages.d.ts',
    `/** The languages that there are words in. */
export type Language = ${union(names.map(({ id }) => id))}
/** Sentences as they were compiled, by their keys. */
export type Messages = Record<string, any>
/** The same by section. */
export type Sections = Record<string, Messages>
/** What fetches words in each language but English. */
export type Words = { readonly [Each in Language]?: () => Promise<{ readonly default: Sections }> }
export type RoomName = ${union(rooms)}
/** Each with its own name for itself; English, in which the code was written, first. */
export declare const languages: readonly { readonly id: Language; readonly name: string }[]
/** What sentences share, in English and in the others. */
export declare const phrases: Messages
export declare const otherPhrases: Words
`,
  )
}

const catalogues = readCatalogues(join(here, '../..'))
const [english, ...others] = catalogues
const ids = [...english.messages.keys()]
const byRoom = groupBy(ids, roomOf)
rmSync(folder, { recursive: true, force: true })
for (const [section, own] of groupBy(ids, sectionOf)) writeSection(english, section, own)
for (const [room, own] of byRoom) writeRoom(others, room, own)
writeLanguages(catalogues, [...byRoom.keys()])
