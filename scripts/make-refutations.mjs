import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createEngine } from '@rookery/engine'
import { askMind, parseSettings, requirePlayer } from '@rookery/players'
import { createRandom, Line, makeFen, makeSan, startPosition, unwrap } from '@rookery/rules'

const usage = `usage: npm run make:refutations -- --found FILE [--count N] [--seconds S]

Draws games from what people of ratings from 1000 to 1800 would play by Mynah, and looks at moves that they would play at
least every seventh time. Where one loses a quarter of the winning chances or more by Raven at 5,000 nodes a position, and
again with ten times as many, the position becomes a row. FILE keeps the rows as they are found, and the same command goes on
there. Once there are enough they are written to testkit/src/refutations.ts.
  --count N      rows (default 200)
  --seconds S    ends after so long, to be gone on with later`

const { values } = parseArgs({
  options: {
    found: { type: 'string' },
    count: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '1e9' },
    help: { type: 'boolean' },
  },
})

const FIRST_NODES = 500
const NODES = 5_000
const LOSS = 0.25
/** Openings are short of mistakes, and after them every game is another. */
const FIRST_PLY = 8
const LAST_PLY = 70
/** A few of each game, so that the rows differ. */
const MOST_OF_GAME = 4

/** People would play it at least so often. */
const LIKELY = 0.15

async function lookAt(engine, line, nodes) {
  let last
  for await (const info of engine.search(line, { nodes }))
    if (info.line === 1 && (info.bound === 'exact' || !last)) last = info
  return { chance: (last.wdl[0] + last.wdl[1] / 2) / 1000, move: last.moves[0] }
}

/** What people would play, each move with its chance: Mynah's first thought, before Raven has looked over its shoulder. */
async function askPeople(mind, seed, line) {
  const stop = new AbortController()
  let first
  const hear = (thought) => {
    first ??= thought
    stop.abort()
  }
  const last = await askMind(mind, seed, line, {}, hear, stop.signal).catch(() => undefined)
  return (first ?? last).details.people
}

function draw(people, drawn) {
  let left = drawn
  for (const { move, chance } of people) {
    left -= chance
    if (left < 0) return move
  }
  return people[0].move
}

async function* findIn(engine, mind, seed) {
  const random = createRandom(seed)
  let line = Line.from(startPosition())
  let found = 0
  while (!line.outcome() && line.moves.length < LAST_PLY && found < MOST_OF_GAME) {
    const people = await askPeople(mind, seed, line)
    if (line.moves.length >= FIRST_PLY) {
      const row = await prove(engine, line, people)
      if (row) {
        found++
        yield row
      }
    }
    line = line.play(draw(people, random.next()))
  }
}

/** A row of a likely move that is proved to lose; undefined where there is none. */
async function prove(engine, line, people) {
  let likely = people.filter(({ move, chance }) => chance >= LIKELY && !line.play(move).outcome())
  let proof
  for (const nodes of [FIRST_NODES, NODES, 10 * NODES]) {
    await engine.newGame()
    const best = await lookAt(engine, line, nodes)
    likely = likely.filter(({ move }) => move !== best.move && best.chance >= LOSS)
    for (const { move } of likely) {
      const after = await lookAt(engine, line.play(move), nodes)
      const loss = best.chance + after.chance - 1
      if (loss < LOSS) continue
      proof = { move, best: best.move, answer: after.move, loss, nodes }
      break
    }
    if (proof?.nodes !== nodes) return undefined
    likely = likely.filter(({ move }) => move === proof.move)
  }
  const { position } = line
  return [
    makeFen(position),
    makeSan(position, proof.move),
    makeSan(position.play(proof.move), proof.answer),
    makeSan(position, proof.best),
    Math.round(100 * proof.loss),
  ]
}

async function find(file, count, seconds) {
  const read = () => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean) : [])
  const lines = read().map((line) => JSON.parse(line))
  const rows = new Map(lines.filter(({ row }) => row).map(({ row }) => [row[0], row]))
  let seed = Math.max(0, ...lines.filter(({ done }) => done).map(({ done }) => done))
  const { settings, load } = requirePlayer('mynah')
  const { createMind } = await load()
  const engine = await createEngine({ hashMb: 16 })
  const endMs = performance.now() + 1000 * seconds
  while (rows.size < count && performance.now() < endMs) {
    seed++
    const rating = 1000 + 200 * (seed % 5)
    const mind = await createMind(unwrap(parseSettings(settings, { rating })))
    for await (const row of findIn(engine, mind, seed)) {
      if (!rows.has(row[0])) appendFileSync(file, `${JSON.stringify({ row })}\n`)
      rows.set(row[0], row)
      if (performance.now() >= endMs) break
    }
    await mind.dispose?.()
    appendFileSync(file, `${JSON.stringify({ done: seed })}\n`)
  }
  await engine.dispose()
  console.log(`${rows.size} rows of ${seed} games`)
  return [...rows.values()].slice(0, count)
}

const header = `// Made by \`npm run make:refutations\`, which says how.

/** A position, a move that people would play there, its refutation, what Raven would play instead, and the chances lost. */
export interface Refutation {
  readonly fen: string
  readonly move: string
  readonly refutation: string
  readonly better: string
  readonly lossPercent: number
}

const rows: readonly (readonly [string, string, string, string, number])[] = [
`
const footer = `]

export const refutations: readonly Refutation[] = rows.map(([fen, move, refutation, better, lossPercent]) => ({
  fen,
  move,
  refutation,
  better,
  lossPercent,
}))
`

if (values.help || values.found === undefined) console.log(usage)
else {
  const rows = await find(values.found, Number(values.count), Number(values.seconds))
  if (rows.length >= Number(values.count)) {
    const file = new URL('../testkit/src/refutations.ts', import.meta.url)
    writeFileSync(file, `${header}${rows.map((row) => `  ${JSON.stringify(row)},\n`).join('')}${footer}`)
  }
}
