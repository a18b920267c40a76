import { parseSync, Visitor } from 'rolldown/utils'

const SECTION = /^@rookery\/words\/(.+)$/
/** What a person sees or hears of an element, beside its text. */
const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'alt',
  'placeholder',
  'title',
])

function parse(source, file) {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  return program
}

/** The sections that a source opens, as "voices.owl", and all its texts and templates, among which the keys are. */
export function findWordUses(source, file) {
  const sections = new Set()
  const texts = new Set()
  const patterns = []
  const open = ({ source: from }) => {
    const [, section] = SECTION.exec(from?.value ?? '') ?? []
    if (section) sections.add(section.replace('/', '.'))
  }
  new Visitor({
    ImportDeclaration: open,
    ImportExpression: open,
    Literal: ({ value }) => {
      if (typeof value === 'string') texts.add(value)
    },
    TemplateLiteral: ({ quasis }) => {
      const parts = quasis.map(({ value }) => (value.cooked ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      if (parts.some((part) => part !== '')) patterns.push(new RegExp(`^${parts.join('.+')}$`))
    },
  }).visit(parse(source, file))
  return { sections, texts, patterns }
}

/** Words, not signs, numbers or single letters. */
const WORD = /(?<!&\p{L}*)\p{L}{2}/u

/** What writes its first argument onto a canvas. */
const painters = new Set(['fillText', 'strokeText'])

/**
 * The words that a component still says by itself: text between its tags, and texts of what is read aloud; and what it paints, whole
 * or by a name of its own.
 */
export function findLiterals(source, file) {
  const found = []
  const painted = []
  const named = new Map()
  const add = ({ start }, text) => {
    const at = text.search(WORD)
    if (at >= 0) found.push({ line: source.slice(0, start + at).split('\n').length, text: text.trim() })
  }
  const addValue = (node) => {
    if (node?.type === 'JSXExpressionContainer') addValue(node.expression)
    else if (node?.type === 'Literal' && typeof node.value === 'string') add(node, node.value)
    else if (node?.type === 'TemplateLiteral') for (const part of node.quasis) add(node, part.value.cooked)
    else if (node?.type === 'ConditionalExpression')
      for (const each of [node.consequent, node.alternate]) addValue(each)
    else if (node?.type === 'LogicalExpression') addValue(node.right)
  }
  new Visitor({
    JSXText: (node) => add(node, node.value),
    JSXElement: ({ children }) => {
      for (const child of children) if (child.type === 'JSXExpressionContainer') addValue(child)
    },
    JSXFragment: ({ children }) => {
      for (const child of children) if (child.type === 'JSXExpressionContainer') addValue(child)
    },
    JSXAttribute: ({ name, value }) => {
      if (spoken.has(String(name.name))) addValue(value)
    },
    VariableDeclarator: ({ id, init }) => {
      if ('name' in id) named.set(id.name, [...(named.get(id.name) ?? []), init])
    },
    CallExpression: ({ callee, arguments: [text] }) => {
      if ('property' in callee && 'name' in callee.property && painters.has(String(callee.property.name)))
        painted.push(text)
    },
  }).visit(parse(source, file))
  for (const text of painted)
    for (const value of text?.type === 'Identifier' ? (named.get(text.name) ?? []) : [text]) addValue(value)
  return found.sort((a, b) => a.line - b.line)
}

/** A word beside a blank: a sentence, or a piece of one. */
const SENTENCE = /\p{L}{3,}[,.:;!?]? | \p{L}{3,}(?![\p{L}=])/u
/** What a shell or a program reads: options and how they are used, and commands; and the name before an error. */
const TYPED = /^\s*(?:-|<|\[|set=|elo0=|rookery )|\| rookery |^rookery: [\0:\s]+$/

/**
 * The sentences that the terminal still says by itself: texts with a blank and a word. Faults of the program (`new Error`), types and names
 * that are compared with are not said to anybody.
 */
export function findSentences(source, file) {
  const passed = new Set()
  const pass = (...nodes) => {
    for (const node of nodes) if (node) passed.add(node)
  }
  const texts = []
  new Visitor({
    ImportDeclaration: ({ source: from }) => pass(from),
    TSLiteralType: ({ literal }) => pass(literal),
    BinaryExpression: ({ left, right }) => pass(left, right),
    SwitchCase: ({ test }) => pass(test),
    Property: ({ key, value }) => pass(key, 'name' in key && key.name === 'kind' && value),
    NewExpression: ({ callee, arguments: given }) => {
      if ('name' in callee && callee.name === 'Error') pass(...given)
    },
    Literal: (node) => {
      if (typeof node.value === 'string') texts.push({ node, text: node.value })
    },
    TemplateLiteral: (node) =>
      texts.push({ node, text: node.quasis.map(({ value }) => value.cooked ?? '').join('\0') }),
  }).visit(parse(source, file))
  return texts
    .filter(({ node, text }) => !passed.has(node) && SENTENCE.test(text) && !TYPED.test(text))
    .map(({ node, text }) => ({
      line: source.slice(0, node.start).split('\n').length,
      text: text.replaceAll('\0', '…').trim(),
    }))
}
