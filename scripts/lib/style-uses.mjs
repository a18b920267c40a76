import { parseSync, Visitor } from 'rolldown/utils'
import { findRaw, findVars } from './style-values.mjs'

/** Where a number is a number of pixels. */
const inPixels =
  /^(?:(?:max|min)?(?:width|height)|(?:padding|margin|inset|border|outline)\w*|top|left|right|bottom|\w*gap|fontSize|letterSpacing|flexBasis)$/i
/** Names that lead to each other are followed so far: two may lead in a circle. */
const mostSteps = 12
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
  const unreadable = []
  const known = findKnown(program)

  const readText = (text, node) => {
    for (const name of findVars(text)) vars.push({ name, line: lineOf(node) })
    if (text.startsWith('--')) properties.push(text.replace(/:.*/s, ''))
    // A style sheet in a text defines properties as a style sheet in a file does.
    for (const [, name] of text.matchAll(/(--[\w-]+)\s*:/g)) properties.push(name)
    for (const word of text.split(/[\s.,;>:[\](){}'"]+/)) words.add(word)
  }
  const readValue = (property, value, steps = 0) => {
    const raw = (text) => {
      const { colors, lengths } = findRaw(property, text)
      written.push({ property, colors, lengths, line: lineOf(value) })
    }
    if (value?.type === 'TemplateLiteral') for (const { value: part } of value.quasis) raw(part.raw)
    if (steps < mostSteps) for (const each of outcomesOf(value, known)) readValue(property, each, steps + 1)
    if (value?.type !== 'Literal') return
    if (typeof value.value === 'string') raw(value.value)
    else if (typeof value.value === 'number' && inPixels.test(property)) raw(`${value.value}px`)
  }
  const readStyle = (node, steps = 0) => {
    const outcomes = steps < mostSteps ? outcomesOf(node, known) : []
    for (const each of outcomes) readStyle(each, steps + 1)
    if (outcomes.length > 0 || isNothing(node)) return
    if (node.type !== 'ObjectExpression') {
      unreadable.push({ line: lineOf(node) })
      return
    }
    for (const { type, key, value, argument } of node.properties)
      if (type === 'Property') readValue(key.name ?? String(key.value), value)
      else readStyle(argument)
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
    AssignmentExpression({ left, right }) {
      if (left.type !== 'MemberExpression' || left.object.type !== 'MemberExpression' || left.computed) return
      const { property: owner } = left.object
      if (owner.type === 'Identifier' && owner.name === 'style' && left.property.type === 'Identifier')
        readValue(left.property.name, right)
    },
  }).visit(program)
  stems.delete('')
  const found = { taken, properties, vars, words, stems, plainClasses, written, unreadable }
  return { modules: [...modules.values()], ...found }
}

/** What the source itself gives a name to: the values of its constants, and what its functions return. */
function findKnown(program) {
  const known = new Map()
  /** The names whose functions the walk is in, the innermost last. */
  const inside = []
  const enter = (name) => inside.push(name)
  const leave = () => inside.pop()
  new Visitor({
    VariableDeclaration({ kind, declarations }) {
      for (const { id, init } of declarations)
        if (kind === 'const' && id.type === 'Identifier' && init) known.set(id.name, resultsOf(init))
    },
    FunctionDeclaration: ({ id }) => enter(id?.name),
    'FunctionDeclaration:exit': leave,
    FunctionExpression: () => enter(undefined),
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: () => enter(undefined),
    'ArrowFunctionExpression:exit': leave,
    ReturnStatement({ argument }) {
      const name = inside.at(-1)
      if (name !== undefined && argument) known.set(name, [...(known.get(name) ?? []), argument])
    },
  }).visit(program)
  return known
}

const resultsOf = (init) =>
  init.type === 'ArrowFunctionExpression' && init.body.type !== 'BlockStatement' ? [init.body] : [init]

/** What an expression may turn out to be, one step further; none where it is what it is. */
function outcomesOf(node, known) {
  switch (node?.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return [node.expression]
    case 'ConditionalExpression':
      return [node.consequent, node.alternate]
    case 'LogicalExpression':
      return node.operator === '&&' ? [node.right] : [node.left, node.right]
    case 'Identifier':
      return known.get(node.name) ?? []
    case 'CallExpression':
      return node.callee.type === 'Identifier' ? (known.get(node.callee.name) ?? []) : []
    default:
      return []
  }
}

const isNothing = (node) =>
  !node ||
  node.type === 'JSXEmptyExpression' ||
  node.name === 'undefined' ||
  node.value === null ||
  node.value === false
