import { fileURLToPath } from 'node:url'
import { createLocalPlayer } from '@rookery/players'
import { Line, minichess, parsePosition, standard, startPosition } from '@rookery/rules'
import { afterEach, describe, expect, it } from 'vitest'
import { SeatedEngine } from '../node/seated-engine.ts'
import { type GameSetup, playGame } from './play-game.ts'
import type { SeatedEntrant } from './seated-entrant.ts'
import { createSeatedPerson } from './seated-person.ts'
import { SeatedPlayer } from './seated-player.ts'

const testEngine = fileURLToPath(new URL('../node/fixtures/test-engine.mjs', import.meta.url))

const woken: SeatedEntrant[] = []
afterEach(async () => {
  await Promise.all(woken.splice(0).map((seated) => seated.dispose()))
})

function engine(options: Record<string, string> = {}): SeatedEngine {
  const seated = new SeatedEngine({ command: process.execPath, args: [testEngine], options })
  woken.push(seated)
  return seated
}

function player(): SeatedEntrant {
  const seated = new SeatedPlayer('fledgling', {})
  woken.push(seated)
  return seated
}

function positionOf(fen: string) {
  const position = parsePosition(fen)
  if (!position.ok) throw new Error(fen)
  return position.value
}

const play = (white: SeatedEntrant, black: SeatedEntrant, setup: Partial<GameSetup> = {}) =>
  playGame({
    start: startPosition(),
    opening: [],
    sides: {
      white: { seated: white, control: { depth: 1 } },
      black: { seated: black, control: { depth: 1 } },
    },
    adjudication: {},
    marginMs: 0,
    stallMs: 20_000,
    seed: 1,
    signal: new AbortController().signal,
    now: () => performance.now(),
    ...setup,
  })

const clocked = (white: SeatedEntrant, black: SeatedEntrant, baseMs: number): GameSetup['sides'] => {
  const control = { clock: { baseMs, incrementMs: 0 } }
  return { white: { seated: white, control }, black: { seated: black, control } }
}

describe('a game', () => {
  it('between an engine and a player of ours ends by the rules', async () => {
    const game = await play(engine(), player(), { adjudication: { maxMoves: 30 } })
    expect(['checkmate', 'stalemate', 'adjudicated length']).toContain(game?.ending)
    expect(game?.moves[0]).toMatchObject({ depth: 7, scoreCp: 0, nodes: 1234 })
    expect(game?.line.moves).toHaveLength(game!.moves.length)
  })

  it('depends on its seed alone', async () => {
    const moves = async (seed: number) => {
      const game = await play(player(), player(), { seed, adjudication: { maxMoves: 10 } })
      return game!.moves.map(({ uci }) => uci).join(' ')
    }
    const [first, again, other] = [await moves(1), await moves(1), await moves(2)]
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })

  it('begins after its opening, on any board', async () => {
    const start = startPosition(minichess)
    const opening = [start.legalMoves()[0]!]
    const game = await play(player(), player(), { start, opening })
    expect(game?.line.moves[0]).toBe(opening[0])
    expect(game?.moves).toHaveLength(game!.line.moves.length - 1)
    expect(['king captured', 'move limit', 'stalemate']).toContain(game?.ending)
  })

  it.each([
    ['4k3/8/8/8/8/8/8/4K3 w - - 0 1', 'insufficient material'],
    ['7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', 'stalemate'],
    ['4k3/8/8/8/8/8/8/R3K3 w - - 100 90', 'fifty moves'],
  ])('that is over before it begins (%s) is told so: %s', async (fen, ending) => {
    const game = await play(engine(), engine(), { start: positionOf(fen) })
    expect(game).toMatchObject({ winner: undefined, ending, moves: [] })
  })

  it('is won by mate', async () => {
    const person = createSeatedPerson(async ({ position }) => position.findMove(48, 56)!)
    const game = await play(person, engine(), { start: positionOf('7k/R7/6K1/8/8/8/8/8 w - - 0 1') })
    expect(game).toMatchObject({ winner: 'white', ending: 'checkmate' })
  })

  it('is drawn by the third repetition', async () => {
    const shuttle = createSeatedPerson(async ({ position, moves }) => {
      const [from, to] = position.turn === 'white' ? [6, 21] : [62, 45]
      return position.findMove(...((moves.length % 4 < 2 ? [from, to] : [to, from]) as [number, number]))!
    })
    expect(await play(shuttle, shuttle)).toMatchObject({ winner: undefined, ending: 'threefold repetition' })
  })

  it('can be resigned by a person', async () => {
    const person = createSeatedPerson(async () => 'resign')
    expect(await play(engine(), person)).toMatchObject({ winner: 'white', ending: 'resignation' })
  })

  it('that is aborted has no end', async () => {
    const stop = new AbortController()
    const game = play(engine(), engine({ Mischief: 'stall' }), {
      signal: stop.signal,
      onMove: () => stop.abort(),
    })
    expect(await game).toBeUndefined()
  })
})

it.each(['owl', 'kestrel', 'heron'])('%s tells its depth, and its score from its own side', async (id) => {
  const mind = new SeatedPlayer(id, {}, createLocalPlayer)
  for (const [fen, isGood] of [
    ['3qk3/8/8/8/8/8/4P3/4K3 b - - 0 1', true],
    ['4k3/4p3/8/8/8/8/8/3QK3 b - - 0 1', false],
  ] as const) {
    const start = positionOf(fen)
    await mind.newGame(start.variant, 1)
    const answer = await mind.think(Line.from(start), { depth: 2 }, new AbortController().signal)
    if (answer.kind !== 'move') throw new Error(answer.kind)
    expect(answer.remark.depth).toBe(2)
    expect(isGood ? answer.remark.scoreCp : -answer.remark.scoreCp!).toBeGreaterThan(300)
  }
})

describe('the failure of an engine has its own word', () => {
  it.each([
    [{ Mischief: 'crash' }, 'crash', 'ended with exit code 3'],
    [{ Mischief: 'endless' }, 'crash', 'wrote a line without an end'],
    [{ Mischief: 'illegal' }, 'illegal move', 'e2e5 is not legal here'],
    [{ Mischief: 'nonsense' }, 'illegal move', '"(none)" is no move like e2e4 or e7e8q'],
  ])('%j: %s', async (options, ending, detail) => {
    const game = await play(engine(options as Record<string, string>), engine())
    expect(game).toMatchObject({ winner: 'black', ending, detail })
  })

  it('stall, when it gives no answer', async () => {
    const [white, black] = [engine(), engine({ Mischief: 'stall' })]
    // They are started before, so that only the silence takes its time.
    await Promise.all([white.newGame(standard), black.newGame(standard)])
    const game = await play(white, black, { stallMs: 2000 })
    expect(game).toMatchObject({ winner: 'white', ending: 'stall', detail: 'no answer within 2000 ms' })
  })

  it('crash, when it cannot be started', async () => {
    const missing = new SeatedEngine({ command: './no-such-engine', args: [], options: {} })
    expect(await play(missing, engine())).toMatchObject({ winner: 'black', ending: 'crash' })
  })

  it('crash, when it is killed between two moves', async () => {
    const victim = engine()
    const game = await play(victim, engine(), {
      onMove: (_, line) => {
        if (line.moves.length === 3) process.kill(victim.pid!, 'SIGKILL')
      },
    })
    expect(game).toMatchObject({ winner: 'black', ending: 'crash', detail: 'ended by SIGKILL' })
    expect(victim.isAlive).toBe(false)
  })

  it('time forfeit, when its answer comes too late', async () => {
    const late = engine({ Delay: '100' })
    const game = await play(late, engine(), { sides: clocked(late, engine(), 50) })
    expect(game).toMatchObject({ winner: 'black', ending: 'time forfeit' })
  })

  it('but no win where the opponent could never mate', async () => {
    const late = engine({ Delay: '100' })
    const game = await play(late, engine(), {
      sides: clocked(late, engine(), 50),
      start: positionOf('4k3/8/8/8/8/8/8/R3K3 w - - 0 1'),
    })
    expect(game).toMatchObject({ winner: undefined, ending: 'time forfeit' })
  })
})

it('clocks run on the time that is passed in', async () => {
  let time = 0
  const slow = createSeatedPerson(async ({ position }) => {
    time += 400
    return position.legalMoves()[0]!
  })
  const game = await play(slow, slow, { sides: clocked(slow, slow, 1000), now: () => time })
  expect(game?.moves.map(({ clockMs }) => clockMs)).toEqual([600, 600, 200, 200])
  expect(game).toMatchObject({ winner: 'black', ending: 'time forfeit', detail: '200 ms over' })
})

it('an engine plays on in the same process after a game', async () => {
  const [white, black] = [engine(), engine()]
  await play(white, black, { adjudication: { maxMoves: 2 } })
  const { pid } = white
  await play(white, black, { adjudication: { maxMoves: 2 } })
  expect(white.pid).toBe(pid)
  expect(white.name).toBe('Test Engine 1.0')
  await expect(white.newGame(minichess)).rejects.toThrow('does not play Minichess')
})
