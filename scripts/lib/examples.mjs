/** The `js` blocks of a Markdown page, each with the heading it stands under and the line its code begins on. */
export function findExamples(markdown) {
  const examples = []
  let heading = ''
  let open
  markdown.split('\n').forEach((text, index) => {
    if (open) {
      if (text === '```') {
        examples.push({ ...open, code: open.code.join('\n') })
        open = undefined
      } else open.code.push(text)
    } else if (text === '```js') open = { heading, line: index + 2, code: [] }
    else if (text.startsWith('#')) heading = text.replace(/^#+ /, '')
  })
  return examples
}

/** A program that runs an example: a line `expression // → value` is checked, and the number of checks printed. */
export function makeProgram(code, firstLine) {
  const body = code.split('\n').map((text, index) => {
    const [, expression, value] = /^(.*?) \/\/ → (.*)$/.exec(text) ?? []
    return expression === undefined ? text : `;check(${expression}, ${value}, ${firstLine + index})`
  })
  return [
    `import { deepStrictEqual } from 'node:assert'`,
    `import { inspect } from 'node:util'`,
    'let checked = 0',
    'function check(actual, expected, line) {',
    "  deepStrictEqual(actual, expected, 'line ' + line + ' gives ' + inspect(actual))",
    '  checked++',
    '}',
    ...body,
    "console.log(checked + ' checked')",
  ].join('\n')
}
