import { tokenize } from './tokens.mjs'

const isWord = (token, text) => token?.kind === 'word' && token.text === text
const isMark = (token, ...texts) => token?.kind === 'mark' && texts.includes(token.text)

/** The string of `... from 'x'` when the tokens from `index` on are an import or export clause. */
function findFrom(tokens, index) {
  for (let i = index; i < tokens.length; i++) {
    if (isWord(tokens[i], 'from') && tokens[i + 1]?.kind === 'string') return tokens[i + 1]
    const isEnd = isMark(tokens[i], '}') && !isWord(tokens[i + 1], 'from')
    const isClause =
      tokens[i].kind === 'word' || tokens[i].kind === 'string' || isMark(tokens[i], '{', '}', ',', '*')
    if (isEnd || !isClause) return undefined
  }
  return undefined
}

function findSpecifier(tokens, index) {
  const [token, next, afterNext] = tokens.slice(index, index + 3)
  if (isMark(tokens[index - 1], '.')) return undefined
  if (isWord(token, 'import')) {
    if (next?.kind === 'string') return next
    if (isMark(next, '('))
      return afterNext?.kind === 'string' || afterNext?.kind === 'template' ? afterNext : undefined
    return findFrom(tokens, index + 1)
  }
  const isReexport = isMark(next, '*') || isMark(next, '{') || isWord(next, 'type')
  return isWord(token, 'export') && isReexport ? findFrom(tokens, index + 1) : undefined
}

/** Every module that a TypeScript source names: { specifier, line, isTypeOnly }. */
export function findImports(source) {
  const tokens = tokenize(source)
  const imports = []
  for (let index = 0; index < tokens.length; index++) {
    const specifier = findSpecifier(tokens, index)
    if (specifier === undefined) continue
    const isTypeOnly = isWord(tokens[index + 1], 'type') && !isWord(tokens[index + 2], 'from')
    imports.push({
      specifier: specifier.text,
      line: source.slice(0, specifier.at).split('\n').length,
      isTypeOnly,
    })
  }
  return imports
}
