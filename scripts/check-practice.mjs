import { mkdirSync } from 'node:fs'
import { loadPuzzles, nameThemes, openPuzzle } from '@rookery/practice'
import {
  CHECK_HASH_MB,
  CHECK_NODES,
  CheckedFile,
  findKnown,
  keyOf,
  openRaven,
  stands,
} from '@rookery/practice/mining'
import { unwrap } from '@rookery/rules'

const usage = `usage: npm run check:practice -- FOLDER [FILES...]

Checks every puzzle that is shipped: Raven looks at each of the solver's moves with ten times the nodes of its making, themes are named
anew, no position comes twice, and none is in one of the FILES (puzzles or games, with tabs between their columns).
In FOLDER it keeps what it has found out, and a run goes on from there: stop it whenever you like. What rookery puzzles check has found
out in the same folder is not looked at again, and rookery puzzles pack takes what stands.`

const [folder, ...files] = process.argv.slice(2)
if (folder === undefined || folder.startsWith('-')) {
  console.log(usage)
  process.exit(process.argv.includes('--help') ? 0 : 2)
}
mkdirSync(folder, { recursive: true })

/** Of all puzzles this share must stand. */
const LEAST_STANDING = 0.99
/** What Raven's score decides, which is not kept: all else is on the board. */
const byScore = new Set(['equality', 'advantage', 'crushing'])

const plain = (themes) => themes.filter((theme) => !byScore.has(theme)).join(' ')
const isMisnamed = (puzzle) => plain(nameThemes(unwrap(openPuzzle(puzzle)), 0)) !== plain(puzzle.themes)
const checked = new CheckedFile(folder)
let isFine = true
const fail = (message) => {
  console.log(message)
  isFine = false
}

for (const variant of /** @type {const} */ (['standard', 'minichess'])) {
  const puzzles = await loadPuzzles(variant)
  const core = await openRaven(variant, CHECK_HASH_MB)
  const startedMs = performance.now()
  let looked = 0
  let fallen = 0
  // The hard ones fall most often.
  const hardFirst = [...puzzles].sort((one, other) => other.rating - one.rating)
  for (const [index, puzzle] of hardFirst.entries()) {
    if (checked.get(puzzle) === undefined) {
      checked.add(puzzle, stands(core, puzzle, CHECK_NODES))
      looked++
    }
    if (!checked.get(puzzle)) fallen++
    const leftMin =
      ((performance.now() - startedMs) / Math.max(looked, 1) / 60_000) * (puzzles.length - index - 1)
    process.stderr.write(`\r${variant}: ${index + 1} of ${puzzles.length}, ${leftMin.toFixed(1)} min left `)
  }
  process.stderr.write('\n')
  const misnamed = puzzles.filter(isMisnamed).length
  const twice = puzzles.length - new Set(puzzles.map((puzzle) => keyOf(variant, puzzle))).size
  const known = (await findKnown(files, variant, puzzles)).size
  const share = 1 - fallen / puzzles.length
  console.log(
    `${variant}: ${puzzles.length} puzzles, ${(100 * share).toFixed(2)} % stand ${CHECK_NODES} nodes (${fallen} do not), ` +
      `${misnamed} misnamed, ${twice} twice, ${files.length > 0 ? `${known} known` : 'no files to compare with'}`,
  )
  if (share < LEAST_STANDING) fail(`${variant}: fewer than ${100 * LEAST_STANDING} % stand`)
  if (misnamed + twice + known > 0) fail(`${variant}: names or positions are wrong`)
}
process.exitCode = isFine ? 0 : 1
