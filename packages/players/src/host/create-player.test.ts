import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lessonsOf, openExperience } from '@rookery/experience'
import {
  bestMove,
  createLocalPlayer,
  createPlayer,
  type Player,
  registerMind,
  requirePlayer,
  roster,
  type Thought,
} from '@rookery/players'
import {
  chess960,
  chess960Start,
  type GameView,
  Line,
  makeFen,
  makeUci,
  minichess,
  parsePosition,
  startPosition,
  unwrap,
  variants,
} from '@rookery/rules'
import { Chess } from '@rookery/rules/chess'
import { afterEach, describe, expect, it } from 'vitest'

const startFen = makeFen(startPosition())
const never = new AbortController().signal
const awake: Player[] = []

afterEach(async () => {
  for (const player of awake.splice(0)) await player.dispose()
})

async function fledgling(seed: number, create = createPlayer): Promise<Player> {
  const player = await create('fledgling', {}, seed)
  awake.push(player)
  return player
}

async function playGame(player: Player, start: Line): Promise<Line> {
  let line = start
  while (!line.outcome()) {
    const { move } = await player.think(line, {}, () => {}, never)
    expect(line.position.legalMoves()).toContain(move)
    line = line.play(move)
  }
  return line
}

describe('a player in a worker', () => {
  it.each(variants)('plays whole games of $name by its rules', async (variant) => {
    const player = await fledgling(1)
    const line = await playGame(player, Line.from(startPosition(variant)))
    expect(line.outcome()).toBeDefined()
  })

  it('plays Chess960 from a start where the rooks stand anywhere', async () => {
    const start = parsePosition(chess960Start(300), chess960)
    if (!start.ok) throw new Error('no start')
    expect((await playGame(await fledgling(2), Line.from(start.value))).outcome()).toBeDefined()
  })

  it('gives the same answers as one in this thread with the same seed', async () => {
    const [there, here] = [await fledgling(5), await fledgling(5, createLocalPlayer)]
    let line: Line = Line.from(startPosition(minichess))
    while (!line.outcome()) {
      const choice = await there.think(line, {}, () => {}, never)
      expect(choice).toEqual(await here.think(line, {}, () => {}, never))
      line = line.play(choice.move)
    }
  })

  it('plays differently with another seed', async () => {
    const start = Line.from(startPosition(minichess))
    const games = [await playGame(await fledgling(1), start), await playGame(await fledgling(2), start)]
    expect(games[0]?.moves).not.toEqual(games[1]?.moves)
  })

  it('reports the thought that its choice carries', async () => {
    const thoughts: Thought[] = []
    const player = await fledgling(1)
    const choice = await player.think(Line.from(startPosition()), {}, (t) => thoughts.push(t), never)
    expect(thoughts).toEqual([choice.thought])
  })

  it('thinks in a program that stands on the command line', () => {
    const program = `
      import { createPlayer } from '@rookery/players'
      import { Line, startPosition } from '@rookery/rules'
      const player = await createPlayer('fledgling', {}, 1)
      const { move } = await player.think(Line.from(startPosition()), {}, () => {}, new AbortController().signal)
      await player.dispose()
      console.log(startPosition().legalMoves().includes(move))`
    const args = ['--input-type=module', '-e', program]
    expect(execFileSync(process.execPath, args, { cwd: import.meta.dirname, encoding: 'utf8' })).toBe(
      'true\n',
    )
  })

  it('answers a draw offer', async () => {
    expect(await (await fledgling(1)).answerDraw(Line.from(startPosition()))).toBe(false)
  })

  it('answers with a legal move though it was stopped before it began', async () => {
    const line = Line.from(startPosition())
    const { move } = await (await fledgling(1)).think(line, {}, () => {}, AbortSignal.abort())
    expect(line.position.legalMoves()).toContain(move)
  })
})

describe.each([
  ['createPlayer', createPlayer],
  ['createLocalPlayer', createLocalPlayer],
])('%s', (_, create) => {
  const start: GameView = Line.from(startPosition())

  it('refuses an id that is not in the roster', async () => {
    await expect(create('fledgeling', {}, 1)).rejects.toMatchObject({
      code: 'unknown-player',
      message: expect.stringContaining('did you mean fledgling?'),
    })
  })

  it('refuses settings that the player does not have', async () => {
    await expect(create('fledgling', { depth: 3 }, 1)).rejects.toMatchObject({
      code: 'bad-settings',
      message: 'Fledgling: there is no setting "depth"',
    })
  })

  it('refuses a second question while one is open, and answers the first', async () => {
    const player = await fledgling(1, create)
    const first = player.think(start, {}, () => {}, never)
    const others = await Promise.allSettled([
      player.think(start, {}, () => {}, never),
      player.answerDraw(start),
    ])
    const busy = { status: 'rejected', reason: expect.objectContaining({ code: 'busy' }) }
    expect(others).toEqual([busy, busy])
    expect(start.position.legalMoves()).toContain((await first).move)
  })

  it('refuses questions after it was disposed of, and disposes twice without harm', async () => {
    const player = await fledgling(1, create)
    await player.dispose()
    await player.dispose()
    await expect(player.think(start, {}, () => {}, never)).rejects.toMatchObject({ code: 'disposed' })
    await expect(player.answerDraw(start)).rejects.toMatchObject({ code: 'disposed' })
  })

  it('refuses a game that has no move left', async () => {
    const mated = parsePosition('rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3')
    if (!mated.ok) throw new Error('bad FEN')
    const player = await fledgling(1, create)
    await expect(player.think(Line.from(mated.value), {}, () => {}, never)).rejects.toMatchObject({
      code: 'game-over',
    })
  })

  it('refuses root moves that are illegal, or none', async () => {
    const player = await fledgling(1, create)
    const [first] = start.position.legalMoves()
    const later = Line.from(start.position.play(first!))
    const asked = player.think(later, { rootMoves: [first!] }, () => {}, never)
    await expect(asked).rejects.toMatchObject({
      code: 'bad-limits',
      message: expect.stringContaining(makeUci(first!, start.position)),
    })
    await expect(player.think(start, { rootMoves: [] }, () => {}, never)).rejects.toMatchObject({
      code: 'bad-limits',
    })
  })
})

it('Parrot plays from the table that it is handed, though no setting and no environment names it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rookery-parrot-'))
  const store = `sqlite:${join(folder, 'parrot.db')}`
  const table = unwrap(await openExperience(store))
  const start = Line.from(startPosition())
  const game = start.play(start.position.legalMoves()[7]!)
  await table.learn([{ id: 'one', variant: 'standard', lessons: lessonsOf({ game, winner: 'white' }) }])
  await table.close()
  const player = await createPlayer('parrot', {}, 1, { store })
  try {
    const { move, thought } = await player.think(start, {}, () => {}, new AbortController().signal)
    expect(move).toBe(game.moves[0])
    expect(JSON.stringify(thought)).toContain('"fallback":null')
    expect(JSON.stringify(player.settings)).not.toContain(folder)
  } finally {
    await player.dispose()
    rmSync(folder, { recursive: true })
  }
})

describe('the short way', () => {
  const fen = '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1'

  it('finds a move from a FEN and the name of a player with its settings', async () => {
    expect(await bestMove(fen, 'kestrel:depth=3')).toMatchObject({
      san: 'Ra8#',
      uci: 'a1a8',
      thought: { kind: 'kestrel' },
    })
  })

  it.each([
    ['a Chess', new Chess(fen)],
    ['a Position', unwrap(parsePosition(fen))],
    ['a Line', Line.from(unwrap(parsePosition(fen)))],
  ])('takes %s for a game', async (_, game) => {
    expect((await bestMove(game, 'owl', { settings: { depth: 2 }, depth: 2 })).uci).toBe('a1a8')
  })

  it('plays the same with the same seed, reports and can be stopped', async () => {
    const thoughts: Thought[] = []
    const options = { seed: 3, report: (thought: Thought) => thoughts.push(thought) }
    const { move, thought } = await bestMove(startFen, 'fledgling', options)
    expect(thoughts).toEqual([thought])
    expect((await bestMove(startFen, 'fledgling', { seed: 3 })).move).toBe(move)
    const stopped = await bestMove(startFen, 'raven', { signal: AbortSignal.abort() })
    expect(startPosition().legalMoves()).toContain(stopped.move)
  })

  it('plays other boards by their FEN', async () => {
    const { uci } = await bestMove(minichess.startFen, 'magpie', { variant: minichess })
    expect(uci).toMatch(/^[a-e][1-5][a-e][1-5]$/)
  })

  it('thinks about a game alone, without limits, report or signal', async () => {
    const player = await fledgling(1)
    expect(startPosition().legalMoves()).toContain((await player.think(startFen)).move)
    expect(startPosition().legalMoves()).toContain((await player.think(startFen, {})).move)
    expect(await player.answerDraw(startFen)).toBe(false)
  })

  it.each(roster)('$name thinks without a report, in a worker and in this thread', async ({ id }) => {
    const player = await createPlayer(id)
    const local = await createLocalPlayer(id)
    awake.push(player, local)
    for (const each of [player, local])
      expect(startPosition().legalMoves()).toContain((await each.think(startFen, {})).move)
  })

  it.each([
    [['e4'], 'bad-game', 'the FEN "e4" cannot be played: '],
    [[undefined], 'bad-game', 'a game is a FEN, a Position, a Line or a Chess, not nothing'],
    [[startFen, 'kestral'], 'unknown-player', 'there is no mind "kestral" (did you mean kestrel?)'],
    [[startFen, 7], 'unknown-player', 'a player is named by a text such as "kestrel:depth=3", not number'],
    [[startFen, 'kestrel:depth=99'], 'bad-settings', 'Kestrel: depth must be between 1 and 8, not 99'],
    [[startFen, 'kestrel', { settings: 'deep' }], 'bad-settings', 'settings must be an object'],
    [[startFen, 'kestrel:depth=2', { settings: 'deep' }], 'bad-settings', 'settings must be an object'],
    [[startFen, 'owl', null], 'bad-settings', 'the options of bestMove are an object, not null'],
    [
      [startFen, 'owl', 5],
      'bad-settings',
      'the options of bestMove are an object, not a value of type number',
    ],
    [[startFen, 'owl', { settings: null }], 'bad-settings', 'settings must be an object'],
    [[startFen, 'fledgling', { seed: Symbol('s') }], 'bad-settings', 'not a value of type symbol'],
    [[startFen, 'fledgling', { depth: Object.create(null) }], 'bad-limits', 'not a value of type object'],
    [
      [startFen, 'fledgling', { rootMoves: [Object.create(null)] }],
      'bad-limits',
      'was asked to consider a value',
    ],
    [[startFen, 'fledgling', { seed: 'x' }], 'bad-settings', 'Fledgling: the seed must be a number, not x'],
    [[startFen, 'fledgling', { depth: 'x' }], 'bad-limits', 'depth must be a number of at least 0, not x'],
    [[startFen, 'fledgling', { clocks: {} }], 'bad-limits', 'clocks.white must have numbers remainingMs'],
    [
      [startFen, 'fledgling', { timeMS: 1 }],
      'bad-limits',
      'there is no limit "timeMS" (did you mean timeMs?)',
    ],
    [[startFen, 'fledgling', { foo: 1 }], 'bad-limits', 'there is no limit "foo"; there are depth, nodes,'],
    [[startFen, 'fledgling', { rootMoves: 1 }], 'bad-limits', 'rootMoves must be a list of moves'],
    [[startFen, 'fledgling', { report: 1 }], 'bad-limits', 'a report that is no function'],
    [[startFen, 'fledgling', { signal: {} }], 'bad-limits', 'a signal that is no AbortSignal'],
  ])('rejects %o with a sentence', async (given, code, message) => {
    const asked = (bestMove as (...given: unknown[]) => Promise<unknown>)(...given)
    await expect(asked).rejects.toMatchObject({
      name: 'PlayerError',
      code,
      message: expect.stringContaining(message),
    })
  })

  it.each([null, 5, 'x', []])('is not woken with %j as options', async (options) => {
    for (const create of [createPlayer, createLocalPlayer])
      await expect(create('owl', {}, 1, options as never)).rejects.toMatchObject({
        name: 'PlayerError',
        message: expect.stringContaining(`the options of ${create.name} are an object, not `),
      })
  })

  it.each([null, 5, {}, Symbol('s')])('is no mind: %o', (entry) => {
    expect(() => registerMind(entry as never)).toThrow('a mind is an entry of the roster with an id, not ')
    expect(() => requirePlayer(entry as never)).toThrow('a player is named by a text, not ')
  })

  it('rejects a thought whose report throws, and lives on', async () => {
    const player = await fledgling(1)
    const report = () => {
      throw new Error('not now')
    }
    await expect(player.think(startFen, {}, report)).rejects.toThrow('not now')
    expect(startPosition().legalMoves()).toContain((await player.think(startFen)).move)
  })
})
