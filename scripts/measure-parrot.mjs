import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'

const usage = `usage: npm run measure:parrot -- [minichess|standard] [--games N] [--exam-games N] [--workers N] [--shared-openings]

Lets an empty Parrot learn in rounds from two teachers, on a table in a temporary SQLite file, and tries it before, between and after
against Fledgling and Magpie: exploration off, Fledgling as fallback, both colours. Prints scores, games and times, and draws
docs/pictures/parrot-VARIANT.svg. Lessons share no openings unless --shared-openings says so, as \`rookery learn\` does. The games of an exam are never those of a lesson: their lots are drawn from other seeds.`

/**
 * Who teaches, and for what share of a round. Magpie comes first, and so chooses the openings: it takes a random player's king soon, and a
 * short game is sooner known. Raven teaches how to go on from there against Magpie.
 */
const lessons = [
  {
    teacher: { player: 'parrot', settings: { fallback: 'magpie' }, limits: {} },
    against: 'fledgling',
    share: 0.95,
  },
  {
    teacher: { player: 'parrot', settings: { fallback: 'raven' }, limits: { nodes: 500 } },
    against: 'magpie',
    share: 0.05,
  },
]
/** All games, and what has been learned after each round as a share of them. Games of standard chess take many times as long. */
const courses = {
  minichess: { games: 40_000, marks: [0.1, 0.4, 1] },
  standard: { games: 3000, marks: [1] },
}
const opponents = ['fledgling', 'magpie']
const LESSON_SEED = 20_000
const EXAM_SEED = 77

function readArguments(args) {
  const options = { variant: 'minichess', examGames: 1000, workers: 2, sharesOpenings: false }
  const numbers = { '--games': 'games', '--exam-games': 'examGames', '--workers': 'workers' }
  for (let at = 0; at < args.length; at++) {
    const word = args[at]
    if (Object.hasOwn(courses, word)) options.variant = word
    else if (word === '--shared-openings') options.sharesOpenings = true
    else if (numbers[word] && /^\d{1,7}$/.test(args[at + 1] ?? ''))
      options[numbers[word]] = Number(args[++at])
    else return undefined
  }
  return options
}

/** Half of the 95 % interval, in points. */
function errorOf({ won, drawn, lost }) {
  const games = won + drawn + lost
  const mean = (won + drawn / 2) / games
  const variance = (won + drawn / 4) / games - mean ** 2
  return 196 * Math.sqrt(variance / games)
}

const cpuSeconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

async function measure(options, folder) {
  const { variant, games = courses[variant].games, examGames, workers, sharesOpenings } = options
  const { openExperience } = await import('@rookery/experience')
  const { requirePlayer } = await import('@rookery/players')
  const { startPosition, unwrap, variantById } = await import('@rookery/rules')
  const { defaultExaminee, holdExam, learnFromSelfPlay, makeScorePlot } = await import('@rookery/training')
  const store = `sqlite:${join(folder, 'parrot.db')}`
  const experience = unwrap(await openExperience(store))
  const signal = new AbortController().signal
  const start = startPosition(variantById(variant))
  const series = opponents.map((id) => ({
    name: requirePlayer(id).name,
    hue: requirePlayer(id).hue,
    points: /** @type {{ learned: number, score: number, error: number }[]} */ ([]),
  }))
  let learned = 0
  let trainingMs = 0
  let trainingCpu = 0

  const examine = async () => {
    for (const [index, player] of opponents.entries()) {
      const exam = {
        examinee: defaultExaminee,
        opponent: { player, settings: {}, limits: {} },
        games: examGames,
        seed: EXAM_SEED + index,
      }
      const result = await holdExam(exam, start, experience, signal)
      if (result === undefined) throw new Error('an exam that nobody stopped has no result')
      const error = errorOf(result)
      series[index].points.push({ learned, score: result.score, error })
      const { won, drawn, lost, score } = result
      console.log(
        `${learned} games learned, against ${player}: ${score.toFixed(1)} ± ${error.toFixed(1)} % (${examGames} games: +${won} =${drawn} -${lost})`,
      )
    }
  }

  await examine()
  for (const [round, mark] of courses[variant].marks.entries()) {
    const goal = Math.round(games * mark)
    const wanted = goal - learned
    for (const [index, { teacher, against, share }] of lessons.entries()) {
      const count = Math.max(1, Math.round(wanted * share))
      const [begunMs, begunCpu] = [performance.now(), cpuSeconds()]
      /** @type {import('@rookery/training').SelfPlayPlan} */
      const plan = {
        variant,
        players: [teacher, { player: against, settings: {}, limits: {} }],
        alternates: true,
        watches: 'first',
        games: count,
        seed: LESSON_SEED + 10 * round + index,
        run: `measure-${round}-${index}`,
        lookAhead: 10,
        sharesOpenings,
      }
      learned += (await learnFromSelfPlay(plan, { experience, store, workers, signal })).learned
      trainingMs += performance.now() - begunMs
      trainingCpu += cpuSeconds() - begunCpu
    }
    const { positions, moves } = await experience.count(variant)
    console.log(
      `round ${round + 1}: ${positions} positions, ${moves} moves; training so far ${(trainingMs / 1000).toFixed(0)} s, ${trainingCpu.toFixed(0)} s of processor time`,
    )
    await examine()
  }
  await experience.close()
  for (const { name, points } of series)
    console.log(
      `${name}: ${points[0].score.toFixed(1)} % before, ${points.at(-1).score.toFixed(1)} % after, ${(points.at(-1).score - points[0].score).toFixed(1)} points more`,
    )
  const file = new URL(`../docs/pictures/parrot-${variant}.svg`, import.meta.url)
  writeFileSync(file, makeScorePlot(`Parrot on ${variant}: score against games learned`, series))
  console.log(`plot: docs/pictures/parrot-${variant}.svg`)
}

const options = readArguments(process.argv.slice(2))
if (!options) {
  console.log(usage)
  process.exitCode = process.argv.includes('--help') ? 0 : 2
} else if ((await install()) && (await build())) {
  const folder = mkdtempSync(join(tmpdir(), 'rookery-parrot-'))
  try {
    await measure(options, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
} else process.exitCode = 1
