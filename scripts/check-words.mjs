import { checkWords } from './lib/check-words.mjs'
import { root } from './lib/run.mjs'

/** Whose words are in the catalogue, so that none may be written into a component. */
const moved = [
  'apps/web/src/shell',
  'apps/web/src/rooms/analyse',
  'apps/web/src/rooms/compare',
  'apps/web/src/rooms/arena',
  'apps/web/src/mind/ask',
]

const faults = checkWords(root, moved)
for (const { file, message } of faults) console.error(`${file}: ${message}`)
if (faults.length > 0) process.exitCode = 1
