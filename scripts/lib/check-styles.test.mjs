import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkStyles } from './check-styles.mjs'

let root

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rookery-styles-'))
  write({
    'src/style/tokens.css': ':root { --ink: #111; --space-1: 4px; --breakpoint-phone: 600px; }',
    'src/style/base.css': 'body { color: var(--ink); margin: var(--space-1); } .fence { margin: 0; }',
    'src/card.module.css': '.card { border: 1px solid var(--ink); }',
    'src/card.tsx':
      'import styles from "./card.module.css"\nexport const Card = () => <p className={styles.card}><b className="fence" /></p>',
  })
})

afterEach(() => rmSync(root, { recursive: true }))

function write(files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

const check = (besides = []) =>
  checkStyles(root, 'src', besides).map(({ file, line, message }) => `${file}:${line}: ${message}`)

test('a style sheet in a text of another package defines and uses what the page uses and defines', () => {
  write({
    'board/style.ts': 'export const style = `.piece{--board-light:red;width:var(--corner)}`',
    'src/style/more.css': 'a { color: var(--board-light); --corner: 0; }',
    'src/piece.tsx': 'export const Piece = () => <p className="piece" />',
  })
  expect(check(['board'])).toEqual([])
  expect(check()).toHaveLength(3)
})

test('a page whose styles all have their counterpart has no fault', () => {
  expect(check()).toEqual([])
})

describe('properties', () => {
  test('one that is used and defined nowhere is named, with or without a fallback', () => {
    write({ 'src/style/more.css': 'a {\n  color: var(--drawing-red);\n  top: var(--gone, 0);\n}' })
    expect(check()).toEqual([
      'src/style/more.css:2: --drawing-red is defined nowhere',
      'src/style/more.css:3: --gone is defined nowhere',
    ])
  })

  test('one that is defined and used nowhere is named', () => {
    write({ 'src/style/more.css': 'a { --idle: 0; }' })
    expect(check()).toEqual(['src/style/more.css:1: --idle is used nowhere'])
  })

  test('one that a component sets or reads has its counterpart there', () => {
    write({
      'src/style/more.css': 'a { width: var(--share); --read: 0; }',
      'src/share.tsx': 'export const style = { "--share": 1 }\nexport const name = "--read"',
    })
    expect(check()).toEqual([])
  })

  test('one that a component uses in a value must be defined', () => {
    write({ 'src/share.tsx': 'export const style = { color: "var(--lost)", top: `var(--ink)` }' })
    expect(check()).toEqual(['src/share.tsx:1: --lost is defined nowhere'])
  })
})

describe('classes', () => {
  test('one of a module that no component uses is named', () => {
    write({ 'src/card.module.css': '.card { margin: 0; }\n.card .dead { margin: 0; }' })
    expect(check()).toEqual(['src/card.module.css:2: no component uses .dead'])
  })

  test('a module that nobody imports has only such classes', () => {
    write({ 'src/lone.module.css': '.lone { margin: 0; }' })
    expect(check()).toEqual(['src/lone.module.css:1: no component uses .lone'])
  })

  test('one that a component takes and the module does not have is named, and so is a missing module', () => {
    write({
      'src/other.tsx':
        'import styles from "./card.module.css"\nimport gone from "./gone.module.css"\nexport const both = [styles.nothing, gone.x]',
    })
    expect(check()).toEqual([
      'src/other.tsx:2: ./gone.module.css does not exist',
      'src/other.tsx:3: ./card.module.css has no class nothing',
    ])
  })

  test('one looked up by a name known only at run time cannot be checked, so it is refused', () => {
    write({
      'src/other.tsx':
        'import styles from "./card.module.css"\nexport const of = (name: string) => styles[name]',
    })
    expect(check()).toEqual([
      'src/other.tsx:2: a class of ./card.module.css is looked up by a name known only at run time',
    ])
  })

  test('one that is written as text must be in a sheet of the whole page, and the other way round', () => {
    write({
      'src/style/more.css': '.lonely { margin: 0; }',
      'src/other.tsx': 'export const Other = () => <p className="fence ghost" />',
    })
    expect(check()).toEqual([
      'src/other.tsx:1: no style sheet has a class ghost',
      'src/style/more.css:1: no component uses .lonely',
    ])
  })

  test('one put together from a stem counts as used', () => {
    write({
      'src/style/more.css': '.tone-red { margin: 0; }',
      'src/other.tsx': 'export const tone = (name: string) => `tone-$' + '{name}`',
    })
    expect(check()).toEqual([])
  })

  test('tests keep no class alive', () => {
    write({
      'src/style/more.css': '.lonely { margin: 0; }',
      'src/other.test.tsx': 'export const selector = ".lonely"',
    })
    expect(check()).toEqual(['src/style/more.css:1: no component uses .lonely'])
  })
})

describe('values', () => {
  test.each([
    ['color: #fff', '#fff in color is no token of a colour'],
    ['color: rgb(0 0 0 / 0.5)', 'rgb( in color is no token of a colour'],
    ['border-color: white', 'white in border-color is no token of a colour'],
    ['color: tomato', 'tomato in color is no token of a colour'],
    ['color: RebeccaPurple', 'RebeccaPurple in color is no token of a colour'],
    ['color: color(display-p3 1 0 0)', 'color( in color is no token of a colour'],
    ['padding: calc(1px * 13)', '1px * 13 in padding is no token of a size'],
    ['--own: tomato', 'tomato in --own is no token of a colour'],
    ['--own: red', 'red in --own is no token of a colour'],
    ['padding: 7px', '7px in padding is no token of a size'],
    ['font-size: 0.9rem', '0.9rem in font-size is no token of a size'],
    ['font-size: 1.2em', '1.2em in font-size is no token of a size'],
    ['padding: 0 .5em', '.5em in padding is no token of a size'],
    ['background: Canvas', 'Canvas in background is no token of a colour'],
    ['margin: calc(-1 * 12px)', '12px in margin is no token of a size'],
    ['transition: color 160ms', '160ms in transition is no token of a size'],
  ])('%s is written as a value', (declaration, message) => {
    write({ 'src/card.module.css': `.card { ${declaration}; top: var(--own, 0); --own: 0; }` })
    expect(check()).toEqual([`src/card.module.css:1: ${message}`])
  })

  test.each([
    ["style={{ color: '#ff0000' }}", '#ff0000 in color is no token of a colour'],
    ["style={{ '--ink': 'tomato' } as CSSProperties}", 'tomato in --ink is no token of a colour'],
    ["style={{ padding: '13px' }}", '13px in padding is no token of a size'],
    ['style={{ paddingTop: 13 }}', '13px in paddingTop is no token of a size'],
    ["style={{ color: dark ? 'var(--ink)' : 'navy' }}", 'navy in color is no token of a colour'],
    ['fill="teal"', 'teal in fill is no token of a colour'],
    ['style={tall && { height: 99 }}', '99px in height is no token of a size'],
    ["style={dark ? undefined : { color: dark ?? 'navy' }}", 'navy in color is no token of a colour'],
    ['style={named}', '#123 in color is no token of a colour'],
    ['style={{ ...named, top: 0 }}', '#123 in color is no token of a colour'],
    ['style={made(1)}', '12px in margin is no token of a size'],
    ['style={returned(1)}', '14px in inset is no token of a size'],
    ['style={{ color: tint }}', '#456 in color is no token of a colour'],
    ["ref={(p) => { p.style.color = '#789' }}", '#789 in color is no token of a colour'],
    ['style={props.style}', 'a style is made where it cannot be checked'],
    ['style={{ ...imported }}', 'a style is made where it cannot be checked'],
    ['style={round}', 'a style is made where it cannot be checked'],
    ['style={elsewhere()}', 'a style is made where it cannot be checked'],
  ])('%s is written as a value in a component', (attribute, message) => {
    const before =
      "const tint = '#456'; const named = { color: '#123' }; const made = (x) => ({ margin: '12px' }); function returned(x) { if (x) return undefined; return { inset: '14px' } as Style }; const round = about; const about = round; "
    write({ 'src/other.tsx': `${before}export const Other = () => <p ${attribute} />` })
    expect(check()).toEqual([`src/other.tsx:1: ${message}`])
  })

  test('what a component computes, or takes from the tokens, may stand as it is', () => {
    write({
      'src/other.tsx':
        'export const Other = () => <p style={{ left: `$' +
        '{share}%`, top: 0, opacity: 0.5, color: "var(--ink)" }} fill="none" stroke="currentColor" />',
    })
    expect(check()).toEqual([])
  })

  test('what is no decision, or has a name of its own, may stand as it is', () => {
    write({
      'src/card.module.css':
        '.card { --graph-height: 112px; height: var(--graph-height); margin: 0 -1px; width: min(100%, 50dvh, 20em, 66ch); border: 1px solid currentcolor; background: transparent; grid-template-columns: 1fr 2fr; content: "7px #fff"; stroke-width: 1.5; }',
    })
    expect(check()).toEqual([])
  })

  test('a media query turns at a breakpoint', () => {
    write({
      'src/card.module.css':
        '.card { margin: 0; }\n@media (max-width: 600px) { .card { margin: 0; } }\n@media (min-width: 601px) and (max-width: 777px) { .card { margin: 0; } }',
    })
    expect(check()).toEqual(['src/card.module.css:3: 777px is no breakpoint of the tokens'])
  })
})
