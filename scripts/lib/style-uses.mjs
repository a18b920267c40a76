import { parseSync, Visitor } from 'rolldown/utils'
import { findRaw, findVars } from './style-values.mjs'

/** Where a number is a number of pixels. */
const inPixels =
  /^(?:(?:max|min)?(?:width|height)|(?:padding|margin|inset|border|outline)\w*|top|left|right|bottom|\w*gap|fontSize|letterSpacing|flexBasis)$/i
/** What draws in a picture of its own. */
const painted = new Set(['fill', 'stroke', 'stopColor', 'floodColor'])

/**
 * What a source takes from style sheets: the modules it imports with the classes it takes from each, the properties it names,
 * and every word of its texts, among which the classes of plain style sheets are.
 */
export function findStyleUses(source, file) {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  const lineOf = (node) => source.slice(0, node.start).split('\n').length
  const modules = new Map()
  const taken = []
  const properties = []
  const vars = []
  const words = new Set()
  const stems = new Set()
  const plainClasses = []
  const written = []

  const readText = (text, node) => {
    for (const name of findVars(text)) vars.push({ name, line: lineOf(node) })
    if (text.startsWith('--')) properties.push(text.replace(/:.*/s, ''))
    // A style sheet in a text defines properties as a style sheet in a file does.
    for (const [, name] of text.matchAll(/(--[\w-]+)\s*:/g)) properties.push(name)
    for (const word of text.split(/[\s.,;>:[\](){}'"]+/)) words.add(word)
  }
  const readValue = (property, value) => {
    const raw = (text) => {
      const { colors, lengths } = findRaw(property, text)
      written.push({ property, colors, lengths, line: lineOf(value) })
    }
    if (value?.type === 'TemplateLiteral') for (const { value: part } of value.quasis) raw(part.raw)
    if (value?.type === 'ConditionalExpression')
      for (const each of [value.consequent, value.alternate]) readValue(property, each)
    if (value?.type !== 'Literal') return
    if (typeof value.value === 'string') raw(value.value)
    else if (typeof value.value === 'number' && inPixels.test(property)) raw(`${value.value}px`)
  }
  const readStyle = (node) => {
    if (node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression')
      return readStyle(node.expression)
    if (node?.type !== 'ObjectExpression') return
    for (const { type, key, value } of node.properties)
      if (type === 'Property') readValue(key.name ?? String(key.value), value)
  }
  new Visitor({
    ImportDeclaration({ source: from, specifiers }) {
      if (!from.value.endsWith('.module.css')) return
      const name = specifiers.find(({ type }) => type === 'ImportDefaultSpecifier')?.local.name
      modules.set(name, { specifier: from.value, line: lineOf(from) })
    },
    MemberExpression(node) {
      if (node.object.type !== 'Identifier' || !modules.has(node.object.name)) return
      const name = node.computed ? undefined : node.property.name
      taken.push({ module: modules.get(node.object.name).specifier, name, line: lineOf(node) })
    },
    Literal(node) {
      if (typeof node.value === 'string') readText(node.value, node)
    },
    TemplateLiteral(node) {
      for (const { value, tail } of node.quasis) {
        const text = value.cooked ?? value.raw
        readText(text, node)
        if (!tail) stems.add(text.split(/\s/).at(-1))
      }
    },
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier') return
      if (name.name === 'style' && value?.type === 'JSXExpressionContainer') readStyle(value.expression)
      if (painted.has(name.name))
        readValue(name.name, value?.type === 'JSXExpressionContainer' ? value.expression : value)
      if (name.name !== 'className' || value?.type !== 'Literal') return
      for (const each of value.value.split(/\s+/)) plainClasses.push({ name: each, line: lineOf(value) })
    },
  }).visit(program)
  stems.delete('')
  return { modules: [...modules.values()], taken, properties, vars, words, stems, plainClasses, written }
}
