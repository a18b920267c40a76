// Makes the table of sizes in docs/embed.md anew: installs the other libraries from npm into an empty folder, bundles the least use
// of each with esbuild, and counts what a browser would fetch, gzipped.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { launchBrowser, openSite } from '@rookery/testkit'
import { build } from 'esbuild'
import { replaceTable } from './lib/architecture-table.mjs'
import { root } from './lib/run.mjs'

const installed = ['chessground', 'chess.js', 'gchessboard', 'cm-chessboard', 'react-chessboard', 'stockfish']
const folder = mkdtempSync(join(tmpdir(), 'rookery-comparison-'))

const gzipped = (bytes) => gzipSync(bytes, { level: 9 }).length
const sumOf = (files) => files.reduce((sum, file) => sum + gzipped(readFileSync(file)), 0)
const inFolder = (path) => join(folder, 'node_modules', path)
const readManifest = (name) => JSON.parse(readFileSync(inFolder(`${name}/package.json`), 'utf8'))

/** What a page loads that uses a library as little as possible; `assets` are files that it needs besides. */
async function measure(program, assets = [], external = [], plugins = []) {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: folder, loader: 'jsx' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    external,
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  })
  return gzipped(outputFiles[0].contents) + sumOf(assets.map(inFolder))
}

/** Leaves out the rules, but not the pieces, which have a door of their own in the same package. */
const besideRules = {
  name: 'beside-rules',
  setup(bundler) {
    bundler.onResolve({ filter: /^@rookery\/rules$/ }, ({ path }) => ({ path, external: true }))
  },
}

/** What a browser fetches of our own element until the mind has moved. */
async function measureGame(browser, mind) {
  const dist = join(root, 'packages/embed/dist/')
  const html = `<!doctype html><script type="module" src="/rookery-embed.js"></script><rookery-game mind="${mind}" color="black"></rookery-game>`
  const site = await openSite(pathToFileURL(dist), html, false)
  const page = await browser.newPage()
  const paths = new Set()
  page.on('request', (request) => paths.add(new URL(request.url()).pathname))
  await page.goto(site.address)
  await page.locator('[part=status]').getByText('Your move.').waitFor()
  await page.close()
  site.close()
  return sumOf(
    [...paths]
      .filter((path) => /\.\w+$/.test(path) && path !== '/favicon.ico')
      .map((path) => join(dist, path)),
  )
}

const reactProgram = `import { createRoot } from 'react-dom/client'
  import { Chessboard } from 'react-chessboard'
  createRoot(document.body).render(<Chessboard options={{ position: 'start' }} />)`
const chessgroundProgram = `import { Chessground } from 'chessground'
  Chessground(document.body, { movable: { free: true } })`
const chessgroundAssets = ['base', 'brown', 'cburnett'].map(
  (name) => `chessground/assets/chessground.${name}.css`,
)

async function makeRows(browser) {
  const ours = readFileSync(join(root, 'packages/board/package.json'), 'utf8')
  const { version } = JSON.parse(ours)
  const release = `${readManifest('stockfish').version.split('.')[0]}-lite-single`
  const engineFiles = [`bin/stockfish-${release}.js`, `bin/stockfish-${release}.wasm`]
  const jsx = `import React from 'react'\n${reactProgram}`
  const board = `import ${JSON.stringify(join(root, 'packages/board/dist/index.js'))}`
  return [
    [
      '`<rookery-board>` beside `@rookery/rules`',
      version,
      'MIT',
      await measure(board, [], [], [besideRules]),
    ],
    [
      '`<rookery-board>`, rules included',
      version,
      'MIT',
      sumOf([join(root, 'packages/board/dist/rookery-board.js')]),
    ],
    row('chessground', 'chessground', await measure(chessgroundProgram, chessgroundAssets)),
    row(
      'chessground with chess.js for the rules',
      'chessground',
      await measure(
        `import { Chess } from 'chess.js'\nnew Chess()\n${chessgroundProgram}`,
        chessgroundAssets,
      ),
    ),
    row('gchessboard', 'gchessboard', await measure(`import 'gchessboard'`)),
    row(
      'cm-chessboard',
      'cm-chessboard',
      await measure(
        `import { Chessboard, FEN } from 'cm-chessboard/src/Chessboard.js'
         new Chessboard(document.body, { position: FEN.start }).enableMoveInput(() => true)`,
        ['cm-chessboard/assets/chessboard.css', 'cm-chessboard/assets/pieces/standard.svg'],
      ),
    ),
    row(
      'react-chessboard beside React',
      'react-chessboard',
      await measure(jsx, [], ['react', 'react-dom', 'react/*', 'react-dom/*']),
    ),
    row('react-chessboard with React', 'react-chessboard', await measure(jsx)),
    ['`<rookery-game mind="owl">`, mind included', version, 'MIT', await measureGame(browser, 'owl')],
    [
      '`<rookery-game mind="raven">`, engine and network included',
      version,
      'MIT',
      await measureGame(browser, 'raven'),
    ],
    row(
      'stockfish.js, lite, one thread: the engine alone',
      'stockfish',
      sumOf(engineFiles.map((file) => inFolder(`stockfish/${file}`))),
    ),
  ]
}

function row(label, name, bytes) {
  const { version, license } = readManifest(name)
  return [label, version, license, bytes]
}

try {
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', 'react', 'react-dom', ...installed]
  execFileSync('npm', args, { cwd: folder, stdio: 'inherit' })
  const browser = await launchBrowser()
  const rows = await makeRows(browser)
  await browser.close()
  const lines = rows.map(
    ([label, version, license, bytes]) =>
      `| ${label} | ${version} | ${license} | ${(bytes / 1000).toFixed(0)} |`,
  )
  const table = [
    '| what a page loads | version | licence | KB |',
    '| --- | --- | --- | --: |',
    ...lines,
  ].join('\n')
  const file = join(root, 'docs/embed.md')
  const page = replaceTable(readFileSync(file, 'utf8'), table, 'make:comparison')
  if (page === undefined) throw new Error('docs/embed.md has lost the marks that its table stands between')
  writeFileSync(file, page)
  console.log(table)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
