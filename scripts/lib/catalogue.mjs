import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 'packages/words/catalogue'

/**
 * The catalogues of all languages, English first. Each is { id, name, phrases, messages }: `phrases` are what sentences share, by
 * "piece.accusative", and `messages` the sentences, by "players.owl.quiet", which is room, section and key.
 */
export function readCatalogues(root) {
  const ids = readdirSync(join(root, FOLDER)).map((file) => file.replace(/\.json$/, ''))
  return ids.sort((a, b) => Number(b === 'en') - Number(a === 'en')).map((id) => readCatalogue(root, id))
}

function readCatalogue(root, id) {
  const file = `${FOLDER}/${id}.json`
  const { language, phrases, ...rooms } = JSON.parse(readFileSync(join(root, file), 'utf8'))
  return { id, file, name: language, phrases: flatten(phrases), messages: flatten(rooms) }
}

/** Texts by the path to each; a list is a text of several paragraphs. */
function flatten(tree, path = []) {
  return new Map(
    Object.entries(tree).flatMap(([name, value]) => {
      const here = [...path, name]
      if (typeof value === 'string') return [[here.join('.'), value]]
      if (Array.isArray(value)) return [[here.join('.'), value.join('\n\n')]]
      return [...flatten(value, here)]
    }),
  )
}

/** "players.owl" of "players.owl.settings.depth". */
export const sectionOf = (id) => id.split('.').slice(0, 2).join('.')

export const keyOf = (id) => id.split('.').slice(2).join('.')
