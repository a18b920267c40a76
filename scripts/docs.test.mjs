import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './lib/run.mjs'
import { readWorkspaces } from './lib/workspaces.mjs'

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...readWorkspaces(root)
    .map(({ folder }) => `${folder}/README.md`)
    .filter((page) => existsSync(join(root, page))),
]

/** A page without its blocks of code, and without what a script makes. */
const readProse = (page) =>
  readFileSync(join(root, page), 'utf8')
    .replace(/^ *```[\s\S]*?^ *```$/gm, '')
    .replace(/<!-- made by [\s\S]*?<!-- end of what is made -->/g, '')

/** The heading's name in an address, as the common viewers of Markdown make it. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const anchorsOf = (page) =>
  [...readProse(page).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading))

/** What a build makes, and what CONTRIBUTING has its reader make. */
const isMadeLater = (path) => /(^|\/)(dist|NAME|starling|hello)(\/|$)|\/baby\.ts$/.test(path)

/** Where a path in a page may begin: at the root, or in the room that the page is about. */
const beginnings = ['', 'packages/players/src', ...readWorkspaces(root).map(({ folder }) => folder)]

describe.each(pages)('%s', (page) => {
  it('links to what is there', () => {
    const broken = [...readProse(page).matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].filter(
      ([, path, anchor]) => {
        const target = path === '' ? page : join(dirname(page), path)
        if (!existsSync(join(root, target))) return true
        return anchor !== undefined && !anchorsOf(target).includes(anchor)
      },
    )
    expect(broken.map(([link]) => link)).toEqual([])
  })

  it('names files that are there', () => {
    const paths = [...readProse(page).matchAll(/`([\w@./-]+\/[\w.-]+)`/g)].map(([, path]) => path)
    const isOurs = (path) =>
      /\.(ts|tsx|mjs|css)$/.test(path) || /^(packages|apps|scripts|bench|testkit)\//.test(path)
    const isThere = (path) =>
      isMadeLater(path) || beginnings.some((beginning) => existsSync(join(root, beginning, path)))
    expect(paths.filter((path) => isOurs(path) && !isThere(path))).toEqual([])
  })

  it('is wrapped at 100 columns, tables and addresses aside', () => {
    const long = readProse(page)
      .split('\n')
      .filter((line) => line.length > 100 && !line.startsWith('|') && !/https?:|\]\(|`[^`]{60,}`/.test(line))
    expect(long).toEqual([])
  })
})

it('every picture is shown by a page', () => {
  const shown = pages.map(readProse).join('\n')
  const pictures = readdirSync(join(root, 'docs/pictures'))
  expect(pictures.filter((name) => !shown.includes(`pictures/${name})`))).toEqual([])
})
