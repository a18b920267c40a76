import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkWords } from './check-words.mjs'

const phrases = { role: '{it, select, pawn {pawn} king {king} other {}}' }
const english = {
  language: 'English',
  phrases,
  web: { play: { takes: 'takes the {taken, role}', moves: '{count, plural, one {# move} other {# moves}}' } },
}
const german = {
  language: 'Deutsch',
  phrases: { role: { accusative: '{it, select, pawn {den Bauern} king {den König} other {}}' } },
  web: {
    play: {
      takes: 'schlägt {taken, role, accusative}',
      moves: '{count, plural, one {# Zug} other {# Züge}}',
    },
  },
}

let root

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rookery-words-'))
  writeWords('en', english)
  writeWords('de', german)
  write(
    'apps/web/src/room.tsx',
    "import { say } from '@rookery/words/web/play'\nexport const Room = () => <p title={say('takes', {})}>{say('moves', {})}</p>",
  )
  mkdirSync(join(root, 'packages/rules/src'), { recursive: true })
})

afterEach(() => rmSync(root, { recursive: true }))

function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const writeWords = (id, words) => write(`packages/words/catalogue/${id}.json`, JSON.stringify(words))

const inGerman = (play) => writeWords('de', { ...german, web: { play: { ...german.web.play, ...play } } })

const terminal = { folder: 'apps/cli/src', except: ['server/'], unsaid: ['Levels of …'] }
const check = () =>
  checkWords(root, ['apps/web/src'], terminal).map(({ file, message }) => `${file}: ${message}`)

const de = 'packages/words/catalogue/de.json'

test('languages that say the same, all of which is said, have no fault', () => {
  expect(check()).toEqual([])
})

describe('a language', () => {
  test('has all that English has, and no more', () => {
    inGerman({ takes: undefined, more: 'mehr' })
    expect(check()).toEqual([
      `${de}: web.play.takes is missing`,
      `${de}: web.play.more is in no other language`,
    ])
  })

  test('takes the arguments that English takes', () => {
    inGerman({ takes: 'schlägt {piece}', moves: '{count, select, one {ein Zug} other {Züge}}' })
    expect(check()).toEqual([
      `${de}: web.play.takes leaves {taken} out`,
      `${de}: web.play.takes has {piece}, which nobody fills in`,
    ])
    inGerman({ takes: '{taken, plural, one {# Stein} other {# Steine}}' })
    expect(check()).toEqual([
      `${de}: web.play.takes takes {taken} for number, which is 'pawn' | 'king' in English`,
    ])
  })

  test('is written so that it can be compiled', () => {
    inGerman({ takes: 'schlägt {taken', moves: '{count, wort}' })
    const faults = check()
    expect(faults).toHaveLength(2)
    expect(faults[0]).toMatch(/web\.play\.takes: "schlägt \{taken":/)
    expect(faults[1]).toBe(`${de}: web.play.moves: there is no phrase wort`)
  })
})

describe('a sentence', () => {
  test('that nobody says is named', () => {
    write('apps/web/src/room.tsx', "import { say } from '@rookery/words/web/play'\nsay('moves')")
    expect(check()).toEqual(['packages/words/catalogue/en.json: web.play.takes is said nowhere'])
  })

  test('may be named by a template', () => {
    write(
      'apps/web/src/room.tsx',
      `import { say } from '@rookery/words/web/play'\nsay(\`\${a}es\`), say(\`m\${b}\`)`,
    )
    expect(check()).toEqual([])
  })

  test('of a section that there is not is named', () => {
    write('apps/web/src/other.ts', "import { say } from '@rookery/words/web/gone'")
    expect(check()).toEqual(['apps/web/src/other.ts: there is no section web.gone'])
  })
})

test('a component has no words of its own, in its text or in what is read aloud', () => {
  write(
    'apps/web/src/own.tsx',
    `export const Own = ({ a }) => (\n  <p aria-label='Board' className='no words' data-a='none'>\n    Hello {a ? 'yes' : '+'} &middot; 3 x\n    {\`of \${a}\`}\n  </p>\n)`,
  )
  expect(check()).toEqual([
    'apps/web/src/own.tsx:2: "Board" is not in the catalogue',
    'apps/web/src/own.tsx:3: "yes" is not in the catalogue',
    'apps/web/src/own.tsx:3: "Hello" is not in the catalogue',
    'apps/web/src/own.tsx:4: "of" is not in the catalogue',
  ])
})

test('a picture has no words of its own, painted as they are or by a name', () => {
  write(
    'apps/web/src/paint.ts',
    `const name = node === 0 ? 'now' : san(node)\ncontext.fillText(name, 0, 0)\ncontext.font = 'bold'\ncontext.fillText(\`+ \${count} more\`, 0, 0)`,
  )
  expect(check()).toEqual([
    'apps/web/src/paint.ts:1: "now" is not in the catalogue',
    'apps/web/src/paint.ts:4: "more" is not in the catalogue',
  ])
})

describe('the terminal', () => {
  test('has no sentences of its own, whole or in pieces', () => {
    write(
      'apps/cli/src/commands/own.ts',
      `fail('cannot do that')\nwrite(\`\${count} games\`)\nwrite(isLeft ? 'left behind' : '-')\nthrow usage(\`wrong: \${a}\`)`,
    )
    const found = ['1: "cannot do that"', '2: "… games"', '3: "left behind"', '4: "wrong: …"']
    expect(check()).toEqual(
      found.map((each) => `apps/cli/src/commands/own.ts:${each} is not in the catalogue`),
    )
  })

  test('may hold what is typed, compared, written into files or a fault of the program', () => {
    write(
      'apps/cli/src/commands/own.ts',
      [
        "import a from 'no such module'",
        "option('--port <number>'), example('rookery play --new'), example('zcat a | rookery pgn -')",
        "type End = { kind: 'goes on' }; const end: End = { kind: 'goes on' }",
        `if (reason === 'move limit') throw new Error(\`it is \${reason} after all\`)`,
        `event(\`Levels of \${name}\`), error(\`rookery: \${message}\`)`,
      ].join('\n'),
    )
    write('apps/cli/src/server/answer.ts', "send('There is nothing here.')")
    write('apps/cli/src/own.test.ts', "test('says what it does')")
    expect(check()).toEqual([])
  })
})
