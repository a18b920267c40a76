import { appendFileSync, createReadStream, existsSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { createGunzip } from 'node:zlib'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'

const usage = `usage: npm run compare:review -- FILE [--games N] [--seed S] [--nodes N] [--log FILE]

Reviews games that have Lichess's evaluations, and counts how often both call a move the same.
FILE is text, or text.gz, with a game a line and tabs between: white's rating, black's rating, clock, result, year, a mark,
the moves in UCI, and Lichess's evaluation after each half-move (centipawns for White, or #n).
  --games N    drawn from all games with evaluations (default 1000)
  --seed S     (default 1)
  --nodes N    for each position of a review (default 2000)
  --log FILE   keeps the counts of each game there, and goes on from it`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    nodes: { type: 'string', default: '2000' },
    log: { type: 'string' },
    help: { type: 'boolean' },
  },
})
const [file] = positionals

/** Every game with evaluations has the same chance, in one pass over a file of any length. */
async function sample(count, random) {
  const input = createReadStream(file)
  const text = file.endsWith('.gz') ? input.pipe(createGunzip()) : input
  const drawn = []
  let seen = 0
  for await (const line of createInterface({ input: text })) {
    const [, , , , , , moves = '', evaluations = ''] = line.split('\t')
    if (evaluations === '' || moves === '') continue
    const game = { number: seen, moves: moves.split(' '), evaluations: evaluations.split(' ') }
    const place = drawn.length < count ? drawn.length : Math.floor(random() * (seen + 1))
    if (place < count) drawn[place] = game
    seen++
  }
  return drawn.sort((a, b) => a.number - b.number)
}

async function compare() {
  const { compareGame, makeTable } = await import('./lib/lichess-classes.mjs')
  const { createRandom } = await import('@rookery/rules')
  const { createEngine } = await import('@rookery/engine')
  const random = createRandom(Number(values.seed))
  const games = await sample(Number(values.games), () => random.next())
  const kept = values.log && existsSync(values.log) ? readFileSync(values.log, 'utf8').trim().split('\n') : []
  const done = new Map(kept.filter(Boolean).map((line) => [JSON.parse(line).number, JSON.parse(line)]))
  const engine = await createEngine({ hashMb: 32 })
  const results = []
  for (const game of games) {
    const result = done.get(game.number) ?? {
      number: game.number,
      ...(await compareGame(engine, game, Number(values.nodes))),
    }
    if (values.log && !done.has(game.number)) appendFileSync(values.log, `${JSON.stringify(result)}\n`)
    results.push(result)
  }
  await engine.dispose()
  console.log(makeTable(results))
}

if (values.help || file === undefined) console.log(usage)
else if (!existsSync(file)) {
  console.error(`compare:review: there is no ${file}`)
  process.exitCode = 2
} else if ((await install()) && (await build())) await compare()
else process.exitCode = 1
