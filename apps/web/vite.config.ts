import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { endings } from './delivery/endings.ts'
import { firstLoad } from './delivery/first-load.ts'
import { packing } from './delivery/packing.ts'
import { visit } from './delivery/visit.ts'
import { offline } from './offline/plugin.ts'

// The server sends its own policy; this one guards the page on a static host that sends none.
const policy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  // The development server needs an inline script for hot reloading, so only the build carries the policy.
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
      injectTo: 'head-prepend',
    },
  ],
}

const classOwners = new Map<string, string>()

/** Names that a person can read and that pack well: the folder, the module, the class. */
function makeClassName(name: string, id: string): string {
  const file = id.replace(/\?.*$/, '')
  const module = basename(file, '.module.css')
  const folder = basename(dirname(file))
  const made = `${folder === module ? '' : `${folder}-`}${module}-${name}`
  const owner = classOwners.get(made) ?? file
  if (owner !== file) throw new Error(`${file} and ${owner} both make the class ${made}: rename one.`)
  classOwners.set(made, file)
  return made
}

/** Workers think and never speak, so their bundles leave the voices and guides out that a mind's entry could load, and its words. */
const leaveWordsOut = (): Plugin => ({
  name: 'leave-words-out',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const isTelling =
      /^\.\/(voice|guide)\.js$/.test(source) && /players\/dist\/[^/]+\/index\.js$/.test(importer)
    if (isTelling) return '\0no-words'
    return source.startsWith('@rookery/words/minds/') ? '\0silence' : undefined
  },
  load(id) {
    if (id === '\0no-words')
      return 'export const voice = undefined, makeVoice = undefined, makeGuide = undefined'
    return id === '\0silence' ? "export const say = () => ''" : undefined
  },
})

/** What every mind says its thoughts with; whoever shows a thought needs all of it. */
const speech = [
  'words/dist/sections/voices/(plain|reasons|room|search)',
  'motifs/dist/',
  'players/dist/(speak|voice/|(owl|heron|kestrel)/numbers|owl/square-tables|words/(?!is-gift)|search/(voice|yardstick|tell-(squares|chosen)|bare-king))',
  'rules/dist/imagine',
  'web/src/(mind/stage/use-voice|rooms/play/door/headline)',
].join('|')

const strengths = 'play/dist/(strength|words/play/strength)|players/dist/ladder/'

/** Reached through the doors of packages that the page needs at once, but used only by what is loaded later. */
const later = new RegExp(
  [
    // What reads and writes files, and what minds and pictures look up.
    'rules/dist/(chess/|destinations|epd|openings/|perft|polyglot|svg/|visit-pieces|zobrist)',
    'rules/dist/(game|pgn)/',
    'play/dist/game-pgn',
    'engine/dist/network/network-head',
    // How minds think, which runs in workers; pictures of a thought, which are loaded with it, look at some of it.
    'engine/dist/core/(?!index|packed)',
    'players/dist/search/(bare-king|chess-|move-order|piece-table|present|quiet-ends|think|tree-|turn-thought|unseen)',
    'players/dist/wren/(small/|judge|reach|read-value|state-value)',
    // What minds say of their thoughts, and what their stories leave out.
    speech,
    'players/dist/words/is-gift',
    'words/dist/sections/voices/',
    'players/dist/(magpie/words|mynah/(blend|part-names|tell-chances)|parrot/(ignorance|wheel))',
    // Before which moves a coach may ask.
    'play/dist/warnings',
    // What a board's rules are, in words.
    'play/dist/(board-rules|words/play/rules)',
    // How strong minds are, which the front door tells.
    strengths,
    // Parrot's table, which a finished game is written to.
    'experience/dist/(experience|lessons/|limits|open|packed-table|position-key|stores/)',
  ].join('|'),
)

/** What a game is played by, which the door of its package names to everybody. */
const played =
  /play\/dist\/(playing\/(minds-at-play|reducer|pre-move|shown-thought)|typed-command|words\/play\/commands)/

/** Small parts that most rooms share: each file of its own would cost more in headers than in code. */
const parts = new RegExp(
  `web/src/(ui/(?!damage-notice|labelled-rows|shown|told)|board/|rooms/(games/use-games|play/tally))|${strengths}`,
)

/** The rules as they were before they were bundled: as one file, their readers and books would all come with the first move. */
const rulesFile = (path: string): string =>
  fileURLToPath(new URL(`../../packages/rules/dist/${path}`, import.meta.url))
const separateRules = [
  { find: /^@rookery\/rules$/, replacement: rulesFile('index.js') },
  { find: /^@rookery\/rules\/(\w+)$/, replacement: rulesFile('$1/index.js') },
]

const sourceFile = (path: string): string => fileURLToPath(new URL(`./src/${path}`, import.meta.url))

export default defineConfig({
  base: './',
  plugins: [
    endings(),
    react(),
    contentSecurityPolicy,
    visit('first-visit', 'rooms/play/door/door.tsx'),
    visit('game-visit', 'rooms/play/game-room.tsx'),
    offline(),
    packing(),
  ],
  resolve: { alias: separateRules },
  css: { modules: { generateScopedName: makeClassName } },
  worker: { format: 'es', plugins: () => [endings(true), leaveWordsOut()] },
  build: {
    target: 'es2022',
    // Every browser of that target knows it.
    modulePreload: { polyfill: false },
    // The policy allows no data: addresses, so no asset may be inlined as one.
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Each group names what it holds: what that imports may be in another.
          includeDependenciesRecursively: false,
          groups: [
            {
              ...firstLoad({
                page: sourceFile('main.tsx'),
                door: sourceFile('rooms/play/door/door.tsx'),
                game: sourceFile('rooms/play/game-room.tsx'),
                later,
                played,
              }),
              priority: 2,
            },
            { name: 'speech', test: new RegExp(speech), priority: 1 },
            { name: 'parts', test: parts, priority: 0 },
          ],
        },
      },
    },
  },
})
