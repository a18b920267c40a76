// How the detectors of packages/motifs agree with the themes that a file of puzzles has: `npm run measure:motifs -- FILE [STEP]`.
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { mateAlong, motifsOf } from '@rookery/motifs'
import { parsePosition, parseUci, unwrap } from '@rookery/rules'

const usage = `usage: npm run measure:motifs -- FILE [STEP]

FILE has one puzzle a line, separated by tabs, under a line with the names of the columns: fen, moves (UCI, the first leads to the
puzzle) and themes (Lichess's) are read; it may be packed by gzip. Prints for each theme how often its motif is found in the solver's moves
of every STEPth puzzle, with the theme and without.`

const has =
  (kind, fits = (_motif) => true) =>
  ({ motifs }) =>
    motifs.some((motif) => motif.kind === kind && fits(motif))

const themes = {
  fork: has('forks'),
  pin: has('pins'),
  skewer: has('skewers'),
  discoveredAttack: has('discovers'),
  doubleCheck: has('checks', ({ by }) => by.length > 1),
  promotion: has('promotes'),
  mate: has('mates'),
  mateIn1: ({ mate }) => mate?.moves === 1,
  mateIn2: ({ mate }) => mate?.moves === 2,
  mateIn3: ({ mate }) => mate?.moves === 3,
  castling: has('shelters'),
}

function readSolution(fen, text) {
  let position = unwrap(parsePosition(fen))
  const [lead, ...solution] = text.split(' ')
  position = position.play(unwrap(parseUci(position, lead)))
  const start = position
  const moves = []
  const motifs = []
  for (const [ply, uci] of solution.entries()) {
    const move = unwrap(parseUci(position, uci))
    if (ply % 2 === 0) motifs.push(...motifsOf(position, move))
    moves.push(move)
    position = position.play(move)
  }
  return { motifs, mate: mateAlong(start, moves) }
}

async function measure(file, step) {
  const raw = createReadStream(file)
  const lines = createInterface({ input: file.endsWith('.gz') ? raw.pipe(createGunzip()) : raw })
  const tallies = Object.fromEntries(
    Object.keys(themes).map((theme) => [theme, { named: 0, found: 0, other: 0, foundToo: 0 }]),
  )
  let columns
  let read = 0
  for await (const line of lines) {
    const cells = line.split('\t')
    if (!columns) {
      columns = Object.fromEntries(cells.map((name, index) => [name, index]))
      continue
    }
    if (read++ % step !== 0) continue
    const named = new Set(cells[columns.themes].split(' '))
    const solution = readSolution(cells[columns.fen], cells[columns.moves])
    for (const [theme, isFound] of Object.entries(themes)) {
      const tally = tallies[theme]
      const found = Number(isFound(solution))
      if (named.has(theme)) {
        tally.named++
        tally.found += found
      } else {
        tally.other++
        tally.foundToo += found
      }
    }
  }
  return tallies
}

const [file, step = '10'] = process.argv.slice(2)
if (!file || !/^[1-9]\d*$/.test(step)) {
  console.error(usage)
  process.exitCode = 1
} else {
  const percent = (part, all) => (all === 0 ? '-' : `${((100 * part) / all).toFixed(1)} %`)
  console.log('| theme | puzzles with it | motif found there | found in the others |')
  console.log('| --- | ---: | ---: | ---: |')
  for (const [theme, tally] of Object.entries(await measure(file, Number(step))))
    console.log(
      `| ${theme} | ${tally.named} | ${percent(tally.found, tally.named)} | ${percent(tally.foundToo, tally.other)} |`,
    )
}
