const operandKeywords = new Set([
  'return',
  'typeof',
  'case',
  'in',
  'of',
  'new',
  'delete',
  'void',
  'throw',
  'await',
  'yield',
])
const word = /[\p{ID_Start}$_@#][\p{ID_Continue}$]*|\d[\w.]*/uy
const blank = /\s+|\/\/.*|\/\*[\s\S]*?(?:\*\/|$)/y
const quoted = /'(?:[^'\\\n]|\\[\s\S])*'|"(?:[^"\\\n]|\\[\s\S])*"/y
const regex = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/y
const templateText = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*/y

function match(pattern, source, at) {
  pattern.lastIndex = at
  return pattern.exec(source)?.[0]
}

/** A slash after a value divides; anywhere else it begins a regular expression, except in a closing JSX tag. */
function mayStartRegex(previous) {
  if (previous === undefined) return true
  if (previous.kind === 'word') return operandKeywords.has(previous.text)
  return previous.kind === 'mark' && !')]}<'.includes(previous.text)
}

/**
 * Splits TypeScript into words, strings and marks, leaving out comments, regular expressions and the text of templates:
 * enough to find imports without being misled by text that looks like one.
 */
export function tokenize(source) {
  const tokens = []
  const openTemplates = []
  let depth = 0
  let at = 0
  const push = (kind, text) => tokens.push({ kind, text, at })

  while (at < source.length) {
    const skipped = match(blank, source, at)
    if (skipped) {
      at += skipped.length
      continue
    }
    const mark = source[at]
    const isTemplate = mark === '`' || (mark === '}' && openTemplates.at(-1) === depth)
    if (isTemplate) {
      if (mark === '}') openTemplates.pop()
      const text = match(templateText, source, at + 1)
      at += 1 + text.length
      if (source.startsWith('${', at)) {
        openTemplates.push(depth)
        push('mark', '(')
        at += 2
      } else {
        push('template', text)
        at += 1
      }
      continue
    }
    const text = match(word, source, at) ?? match(quoted, source, at)
    if (text !== undefined) {
      const isString = text[0] === "'" || text[0] === '"'
      push(isString ? 'string' : 'word', isString ? text.slice(1, -1) : text)
      at += text.length
      continue
    }
    const expression = mark === '/' && mayStartRegex(tokens.at(-1)) ? match(regex, source, at) : undefined
    if (expression !== undefined) {
      push('regex', expression)
      at += expression.length
      continue
    }
    if (mark === '{') depth += 1
    if (mark === '}') depth -= 1
    push('mark', mark)
    at += 1
  }
  return tokens
}
