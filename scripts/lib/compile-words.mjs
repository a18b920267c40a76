import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/** What ICU itself knows; every other name after an argument is a phrase of the catalogue. */
const formats = new Set(['plural', 'selectordinal', 'select', 'number', 'date', 'time'])
/** The one argument of a phrase that is about a single fact. */
const FACT = 'it'

const isPhrase = (token) => Array.isArray(token) && token.length > 1 && !formats.has(token[1])

/** @param {any[]} token */
const branchesOf = ([, type, options]) =>
  type === 'plural' || type === 'selectordinal' || type === 'select'
    ? Object.entries(options).filter(([name]) => name !== 'offset')
    : []

/**
 * A sentence as Lingui's run time reads it. A phrase becomes an argument whose name tells which phrase of what: "taken|piece.accusative",
 * which `say` fills in.
 */
export function compileMessage(text, phrases) {
  return expand(parse(text), phrases)
}

/** A catalogue is edited by hand: what is wrong in it is told with the sentence. */
function parse(text) {
  try {
    return compileMessageOrThrow(text)
  } catch (error) {
    throw new Error(`"${text}": ${/** @type {Error} */ (error).message}`)
  }
}

function expand(tokens, phrases) {
  return tokens.map((token) => {
    if (!Array.isArray(token)) return token
    if (isPhrase(token)) return [`${token[0]}|${nameOfPhrase(token, phrases)}`]
    const [name, type, options] = token
    const branches = branchesOf(token)
    if (branches.length === 0) return token
    const { offset } = options
    const expanded = Object.fromEntries(branches.map(([key, inner]) => [key, expand(inner, phrases)]))
    return [name, type, { ...(offset && { offset }), ...expanded }]
  })
}

/**
 * @param {any[]} token
 * @param {Map<string, string>} phrases
 */
function nameOfPhrase([, phrase, form], phrases) {
  const name = form === undefined ? phrase : `${phrase}.${form}`
  if (!phrases.has(name)) throw new Error(`there is no phrase ${phrase}${form ? `, ${form}` : ''}`)
  return name
}

const findPhrase = (token, phrases) => phrases.get(nameOfPhrase(token, phrases))

/**
 * What a sentence must be given: a Map from each argument's name to its type, as TypeScript writes it. A select with an empty `other`
 * takes nothing but what it names.
 */
export function argumentsOf(text, phrases) {
  const found = new Map()
  collect(parse(text), phrases, found)
  return found
}

/** A number is written by `{count, number}`, so that each language writes it its own way. */
const PLAIN = 'string'

function collect(tokens, phrases, found) {
  for (const token of tokens) {
    if (!Array.isArray(token)) continue
    const [name] = token
    const type = typeOf(token, phrases)
    const before = found.get(name)
    if (before === undefined || before === PLAIN) found.set(name, type)
    for (const [, inner] of branchesOf(token)) collect(inner, phrases, found)
  }
}

function typeOf(token, phrases) {
  const [, kind, options] = token
  if (kind === undefined) return PLAIN
  if (kind === 'date' || kind === 'time') return 'Date | number'
  if (kind === 'select') return selectType(options)
  if (!isPhrase(token)) return 'number'
  const parts = argumentsOf(findPhrase(token, phrases), phrases)
  if (parts.has(FACT)) return parts.get(FACT)
  return `{ ${[...parts].map(([part, type]) => `readonly ${part}: ${type}`).join('; ')} }`
}

function selectType({ other, offset, ...named }) {
  const names = Object.keys(named)
  if (names.some((name) => name === 'true' || name === 'false')) return 'boolean'
  if (other === undefined) throw new Error(`a select of ${names.join(', ')} has no other`)
  return other.length === 0 ? names.map((name) => `'${name}'`).join(' | ') : 'string'
}
