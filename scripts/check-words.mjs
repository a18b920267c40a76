import { checkWords } from './lib/check-words.mjs'
import { root } from './lib/run.mjs'

/** Whose words are in the catalogue, so that none may be written into a component. */
const moved = [
  'apps/web/src/shell',
  'apps/web/src/rooms/analyse',
  'apps/web/src/rooms/compare',
  'apps/web/src/rooms/arena',
  'apps/web/src/mind',
  'apps/web/src/board',
  'apps/web/src/game',
  'apps/web/src/preferences',
  'apps/web/src/rooms/minds',
  'apps/web/src/rooms/play',
  'apps/web/src/sounds',
  'apps/web/src/ui',
  'apps/web/src/rooms/games',
  'apps/web/src/rooms/editor',
  'apps/web/src/rooms/embed',
  'apps/web/src/rooms/learn',
  'apps/web/src/rooms/practice',
]

const terminal = {
  folder: 'apps/cli/src',
  // What the server answers is for browsers, UCI for chess programs, and the single file of Wren has no catalogue.
  except: ['server/', 'testing/', 'uci/', 'rookery-wren.ts'],
  unsaid: [
    // Written into files.
    ...['Raven, … a position', '… nodes', 'Levels of Raven', 'Rookery arena', 'Rookery ladder, …'],
    'the rest is left out',
    // Names and signs.
    ...['clear hash', 'move overhead', 'skill level', '…=true|false […]', '…=TEXT […]'],
    ...['… h … min', '… min … s'],
  ],
}

const faults = checkWords(root, moved, terminal)
for (const { file, message } of faults) console.error(`${file}: ${message}`)
if (faults.length > 0) process.exitCode = 1
