import { parseSync, Visitor } from 'rolldown/utils'

/** The text of a specifier, which may be a template without holes; undefined when it is only known at run time. */
function readText(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  const isPlain = node?.type === 'TemplateLiteral' && node.expressions.length === 0
  return isPlain ? node.quasis[0].value.cooked : undefined
}

/**
 * Every module that a TypeScript source names, in the order of the text: { specifier, line, isTypeOnly }. The parser is
 * the bundler's (oxc), which reads what the compiler reads, so comments and strings that look like imports are none.
 */
export function findImports(source, file = 'source.ts') {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  const imports = []
  const add = (node, isTypeOnly) => {
    const specifier = readText(node)
    if (specifier === undefined) return
    imports.push({ specifier, line: source.slice(0, node.start).split('\n').length, isTypeOnly })
  }
  new Visitor({
    ImportDeclaration: (node) => add(node.source, node.importKind === 'type'),
    ExportNamedDeclaration: (node) => add(node.source, node.exportKind === 'type'),
    ExportAllDeclaration: (node) => add(node.source, node.exportKind === 'type'),
    ImportExpression: (node) => add(node.source, false),
    TSImportType: (node) => add(node.source, true),
  }).visit(program)
  return imports
}
