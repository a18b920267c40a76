// Streams a PGN of 100 MB (or as many as the first argument says) that is made up while it is read, and fails when
// the heap grows above 200 MB.
import { createRandom, Game, makePgn, startPosition, streamPgn } from '@rookery/rules'

const LIMIT_MB = 200
const megabytes = Number(process.argv[2] ?? 100)
const random = createRandom(1)

/** A random legal game with a clock and an evaluation for every move, as servers write them. */
function randomGame(number) {
  const game = new Game(startPosition())
  game.setTag('Event', `Game ${number}`)
  let node = game.root
  for (let ply = 0; ply < 120; ply++) {
    const moves = node.position.legalMoves()
    if (moves.length === 0) break
    node = node.play(moves[random.below(moves.length)])
    node.clockMs = random.below(600_000)
    node.evaluation = { kind: 'score', scoreCp: random.below(2000) - 1000, depth: 1 + random.below(30) }
    if (random.below(10) === 0) node.addComment('a remark of some words '.repeat(1 + random.below(5)))
  }
  return makePgn(game)
}

let characters = 0
let making = 0

function* chunks() {
  for (let number = 1; characters < megabytes * 1e6; number++) {
    const started = performance.now()
    const text = `${randomGame(number)}\n`
    making += performance.now() - started
    characters += text.length
    // Files come in pieces that know nothing of games.
    const cut = random.below(text.length)
    yield text.slice(0, cut)
    yield text.slice(cut)
  }
}

let games = 0
let plies = 0
let peak = 0
const began = performance.now()
for await (const result of streamPgn(chunks())) {
  if (!result.ok) throw new Error(`game ${result.number}: ${result.faults[0].message}`)
  games++
  for (const _ of result.value.mainline()) plies++
  if (games % 50 === 0) peak = Math.max(peak, process.memoryUsage().heapUsed / 1e6)
}
const seconds = (performance.now() - began - making) / 1000

const rates = `${Math.round(games / seconds)} games/s, ${(characters / 1e6 / seconds).toFixed(1)} MB/s`
console.log(`${Math.round(characters / 1e6)} MB, ${games} games, ${plies} moves read, ${rates}`)
console.log(`peak heap ${Math.round(peak)} MB (limit ${LIMIT_MB} MB)`)
if (peak > LIMIT_MB) process.exit(1)
