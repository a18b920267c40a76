import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keyOf, readCatalogues, sectionOf } from './catalogue.mjs'
import { argumentsOf, compileMessage } from './compile-words.mjs'
import { isTest } from './is-test.mjs'
import { findLiterals, findSentences, findWordUses } from './word-uses.mjs'
import { listSources } from './workspaces.mjs'

/**
 * Checks the catalogues under `root` against each other and against the sources that speak them; every fault is { file, message }. In
 * the folders of `moved`, whose words are in the catalogue, no words may be left in a component. `terminal` has
 * { folder, except, unsaid }: nowhere in the folder but in what is excepted may a sentence be left, unless it is said to nobody.
 */
export function checkWords(root, moved, terminal) {
  const [english, ...others] = readCatalogues(root)
  return [
    ...checkLanguage(english),
    ...others.flatMap((other) => [...checkLanguage(other), ...compareLanguages(english, other)]),
    ...checkUses(root, english),
    ...checkLiterals(root, moved),
    ...checkTerminal(root, terminal),
  ]
}

/** Every sentence can be compiled. */
function checkLanguage({ file, messages, phrases }) {
  return [...messages].flatMap(([id, text]) => {
    try {
      compileMessage(text, phrases)
      argumentsOf(text, phrases)
      return text.trim() === '' ? [{ file, message: `${id} says nothing` }] : []
    } catch (error) {
      return [{ file, message: `${id}: ${/** @type {Error} */ (error).message}` }]
    }
  })
}

function compareLanguages(english, other) {
  const { file, messages, phrases } = other
  const missing = [...english.messages.keys()].filter((id) => !messages.has(id))
  const left = [...messages.keys()].filter((id) => !english.messages.has(id))
  const shared = [...messages.keys()].filter((id) => english.messages.has(id))
  return [
    ...missing.map((id) => ({ file, message: `${id} is missing` })),
    ...left.map((id) => ({ file, message: `${id} is in no other language` })),
    ...shared.flatMap((id) => {
      try {
        const [theirs, ours] = [
          argumentsOf(english.messages.get(id), english.phrases),
          argumentsOf(messages.get(id), phrases),
        ]
        return compareArguments(theirs, ours).map((message) => ({ file, message: `${id} ${message}` }))
      } catch {
        // Told already.
        return []
      }
    }),
  ]
}

/** The arguments are those of the English sentence, of which the types are made. */
function compareArguments(theirs, ours) {
  const missing = [...theirs.keys()].filter((name) => !ours.has(name)).map((name) => `leaves {${name}} out`)
  const wrong = [...ours].flatMap(([name, type]) => {
    const expected = theirs.get(name)
    if (expected === undefined) return [`has {${name}}, which nobody fills in`]
    const isFine = type === expected || type === 'string' || (expected === 'string' && !type.startsWith('{'))
    return isFine && !(type === 'number' && expected !== 'number')
      ? []
      : [`takes {${name}} for ${type}, which is ${expected} in English`]
  })
  return [...missing, ...wrong]
}

const folders = (root) =>
  ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent))
      .map((name) => `${parent}/${name}/src`)
      .filter((folder) => existsSync(join(root, folder))),
  )

/** A key is used where a source that opens its section names it, as a text or by a template that may become it. */
function checkUses(root, { file, messages }) {
  const used = new Map()
  const faults = []
  for (const folder of folders(root))
    for (const source of listSources(root, folder)) {
      if (isTest(source)) continue
      const text = readFileSync(join(root, source), 'utf8')
      if (!text.includes('@rookery/words/')) continue
      const { sections, texts, patterns } = findWordUses(text, source)
      for (const section of sections) {
        const keys = [...messages.keys()].filter((id) => sectionOf(id) === section)
        if (keys.length === 0) faults.push({ file: source, message: `there is no section ${section}` })
        for (const id of keys)
          if (texts.has(keyOf(id)) || patterns.some((pattern) => pattern.test(keyOf(id))))
            used.set(id, source)
      }
    }
  const unused = [...messages.keys()].filter((id) => !used.has(id))
  return [...faults, ...unused.map((id) => ({ file, message: `${id} is said nowhere` }))]
}

const sourcesOf = (root, folder) =>
  existsSync(join(root, folder)) ? listSources(root, folder).filter((source) => !isTest(source)) : []

const checkLiterals = (root, moved) =>
  moved
    .flatMap((folder) => sourcesOf(root, folder))
    .flatMap((source) => tellWords(root, source, findLiterals))

const checkTerminal = (root, { folder, except, unsaid }) =>
  sourcesOf(root, folder)
    .filter((source) => !except.some((path) => source.startsWith(`${folder}/${path}`)))
    .flatMap((source) =>
      tellWords(root, source, (...given) =>
        findSentences(...given).filter(({ text }) => !unsaid.includes(text)),
      ),
    )

const tellWords = (root, source, find) =>
  find(readFileSync(join(root, source), 'utf8'), source).map(({ line, text }) => ({
    file: `${source}:${line}`,
    message: `"${text}" is not in the catalogue`,
  }))
