import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'

const usage = `usage: npm run make:primer

Makes packages/players/networks/parrot.table, the small table that Parrot comes with: plays the seeded games below in this thread, and
packs the positions that were seen often enough. At the end the primer alone is tested on minichess.`

const seat = (player, settings = {}, limits = {}) => ({ player, settings, limits })
const magpies = [seat('parrot', { fallback: 'magpie' }), seat('fledgling')]

/**
 * Standard chess is learned from people's openings, as Mynah plays them: a random player's are too many to be met again. On minichess
 * teachers show how a game is won; the first half of their games shares its openings, so that the wheel has several slices there.
 *
 * @type {any[]}
 */
const courses = [
  {
    variant: 'standard',
    leastSeen: 1,
    lessons: [
      {
        players: [seat('mynah', { rating: 1500 }), seat('mynah', { rating: 1500 })],
        watches: 'both',
        games: 154,
        plies: 12,
      },
    ],
  },
  {
    variant: 'minichess',
    // Most positions were met once or twice: they are most of the file, and against Fledgling nothing is lost without them.
    leastSeen: 3,
    lessons: [
      { players: magpies, watches: 'first', games: 3000, sharesOpenings: true },
      { players: magpies, watches: 'first', games: 2700 },
      {
        players: [seat('parrot', { fallback: 'raven' }, { nodes: 500 }), seat('magpie')],
        watches: 'first',
        games: 180,
      },
    ],
  },
]
const SEED = 30_000
const STORE = 'memory:'
const EXAM_GAMES = 200
const EXAM_SEED = 77

async function learn({ variant, lessons }) {
  const { openExperience } = await import('@rookery/experience')
  const { unwrap } = await import('@rookery/rules')
  const { learnFromSelfPlay } = await import('@rookery/training')
  const experience = unwrap(await openExperience(STORE))
  for (const [index, lesson] of lessons.entries()) {
    const plan = { variant, alternates: true, lookAhead: 10, sharesOpenings: false, ...lesson }
    const signal = new AbortController().signal
    const { learned, elapsedMs } = await learnFromSelfPlay(
      { ...plan, seed: SEED + index, run: `primer-${index}` },
      { experience, store: STORE, workers: 0, signal },
    )
    console.log(`${variant}: ${learned} games learned in ${(elapsedMs / 1000).toFixed(0)} s`)
  }
  return experience
}

async function* seenOften(experience, { variant, leastSeen }) {
  for await (const position of experience.positions(variant))
    if (position.rows.reduce((sum, { counter }) => sum + counter, 0) >= leastSeen) yield position
}

async function make() {
  const { packTable, parsePackedTable } = await import('@rookery/experience')
  const { unwrap } = await import('@rookery/rules')
  const learned = []
  for (const course of courses) {
    const experience = await learn(course)
    learned.push({ variant: course.variant, experience, positions: seenOften(experience, course) })
  }
  const bytes = await packTable(learned)
  const packed = gzipSync(bytes, { level: 9 })
  writeFileSync(new URL('../packages/players/networks/parrot.table', import.meta.url), packed)
  const table = unwrap(parsePackedTable(bytes))
  for (const { variant, experience } of learned) {
    const { positions, moves } = table.count(variant)
    console.log(`${variant}: ${positions} positions and ${moves} moves`)
    await experience.close()
  }
  console.log(`packages/players/networks/parrot.table: ${packed.length} bytes`)
  await examine(table)
}

/** What the primer is worth by itself on the small board; on the large one games are long and mostly drawn. */
async function examine(table) {
  const { minichess, startPosition } = await import('@rookery/rules')
  const { defaultExaminee, holdExam } = await import('@rookery/training')
  for (const opponent of ['fledgling', 'magpie']) {
    const exam = { examinee: defaultExaminee, opponent: seat(opponent), games: EXAM_GAMES, seed: EXAM_SEED }
    const result = await holdExam(exam, startPosition(minichess), table, new AbortController().signal)
    console.log(`minichess against ${opponent}: ${result?.score} % of ${EXAM_GAMES} games`)
  }
}

if (process.argv.length > 2) {
  console.log(usage)
  process.exitCode = process.argv.includes('--help') ? 0 : 2
} else if ((await install()) && (await build())) await make()
else process.exitCode = 1
