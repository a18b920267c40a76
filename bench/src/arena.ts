import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Entrant, openTournament, type Plan } from '@rookery/arena'
import { SqliteStore, seatEntrantsInNode } from '@rookery/arena/node'
import { createRandom, Line, makeUci, startPosition } from '@rookery/rules'
import { finishReport, reportRate, reportSize } from './report.ts'

const engineFile = fileURLToPath(new URL('./arena/instant-engine.js', import.meta.url))

/** A random game that does not end before so many half-moves. */
function makeGame(plies: number): string[] {
  for (let seed = 1; ; seed++) {
    const random = createRandom(seed)
    let line = Line.from(startPosition())
    const moves: string[] = []
    while (moves.length < plies && !line.outcome() && !line.claimableDraw()) {
      const legal = line.position.legalMoves()
      const move = legal[random.below(legal.length)]!
      moves.push(makeUci(move, line.position))
      line = line.play(move)
    }
    if (moves.length === plies) return moves
  }
}

function planOf(plies: number, rounds: number): Plan {
  const game = makeGame(plies)
  const entrant = (name: string): Entrant => ({
    kind: 'engine',
    name,
    command: process.execPath,
    args: [engineFile, game.join(',')],
    options: {},
    control: { clock: { baseMs: 60_000, incrementMs: 1000 } },
  })
  return {
    event: 'bench',
    variant: 'standard',
    entrants: [entrant('a'), entrant('b')],
    schedule: { kind: 'round-robin', rounds, games: 2 },
    openings: [],
    seed: 1,
    adjudication: { maxMoves: plies / 2 },
    marginMs: 1000,
    stallMs: 60_000,
  }
}

async function play(plan: Plan, onGame: (games: number) => void = () => {}): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'rookery-bench-'))
  const store = SqliteStore.openOrCreate(join(folder, 'bench.arena'), plan)
  let moves = 0
  let games = 0
  const startMs = performance.now()
  try {
    await openTournament({
      store,
      seatEntrant: seatEntrantsInNode(),
      onEvent: (event) => {
        if (event.kind !== 'end') return
        moves += event.record.moves.length
        onGame(++games)
      },
    }).run()
    return moves / ((performance.now() - startMs) / 1000)
  } finally {
    store.close()
    rmSync(folder, { recursive: true })
  }
}

const perSecond = await play(planOf(160, 30))
reportRate(
  'one game thread, two engines in processes of their own that answer at once',
  perSecond,
  'moves',
  400,
)

// What is not yet collected is no growth.
setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

const games = Number(process.argv[3] ?? 10_000)
let early = 0
let late = 0
await play(planOf(8, games / 2), (done) => {
  if (done !== games / 10 && done !== games) return
  collect()
  const { heapUsed, external } = process.memoryUsage()
  if (done === games) late = heapUsed + external
  else early = heapUsed + external
})
reportSize(`growth of memory from game ${games / 10} to game ${games}`, Math.max(0, late - early), 4_000_000)
finishReport()
