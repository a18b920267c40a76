import {
  chess960,
  chess960Start,
  gardner,
  Line,
  makeUci,
  minichess,
  parsePosition,
  startPosition,
} from '@rookery/rules'
import { Chess } from '@rookery/rules/chess'
import { afterEach, describe, expect, it } from 'vitest'
import { platform } from '#platform'
import { bench } from './bench.ts'
import { coreFile } from './core/load.ts'
import { Engine, type EngineOptions, type SearchOptions } from './engine.ts'
import type { Platform } from './host/protocol.ts'
import type { SearchInfo } from './info.ts'

const shared: Platform = platform
const single: Platform = { ...platform, canShareMemory: false }
const builds: readonly [string, Platform][] = [
  ['with shared memory', shared],
  ['without shared memory', single],
]
const start = Line.from(startPosition())

const awake: Engine[] = []

afterEach(async () => {
  for (const engine of awake.splice(0)) await engine.dispose()
})

function createOn(on: Platform, options: EngineOptions = {}): Engine {
  const engine = new Engine(on, { hashMb: 4, ...options })
  awake.push(engine)
  return engine
}

function lineOf(fen: string, variant = startPosition().variant): Line {
  const parsed = parsePosition(fen, variant)
  if (!parsed.ok) throw new Error(fen)
  return Line.from(parsed.value)
}

async function infosOf(search: AsyncIterable<SearchInfo>): Promise<SearchInfo[]> {
  const infos: SearchInfo[] = []
  for await (const info of search) infos.push(info)
  return infos
}

describe.each(builds)('the engine %s', (_name, on) => {
  it('tells endings by its tables, unless they are left aside', async () => {
    const engine = createOn(on, { tables: 'shipped' })
    const rook = lineOf('8/8/8/3k4/8/8/8/K6R w - - 0 1')
    const scoreCp = async (options: SearchOptions) => {
      const { score } = (await infosOf(engine.search(rook, { depth: 3 }, options))).at(-1)!
      return score.kind === 'cp' ? score.cp : Infinity
    }
    expect(await scoreCp({ tables: 'none' })).toBeLessThan(20_000)
    expect(await scoreCp({})).toBeGreaterThan(28_000)
    expect(engine.tablesFault).toBeUndefined()
  })

  it('makes the tables of minichess when an ending comes', async () => {
    const engine = createOn(on, { variant: minichess })
    const queen = lineOf('k4/5/5/5/5/2K1Q w - - 0 1', minichess)
    const infos = await infosOf(engine.search(queen, { depth: 1 }))
    expect(infos.at(-1)!.score.kind).toBe('mate')
  })

  it('reports every depth and answers with the first move of the best line', async () => {
    const search = createOn(on).search(start, { depth: 6 })
    const infos = await infosOf(search)
    expect([...new Set(infos.map((info) => info.depth))]).toEqual([1, 2, 3, 4, 5, 6])
    const { move, ponder } = await search.best
    expect(move).toBe(infos.at(-1)!.moves[0])
    expect(start.position.legalMoves()).toContain(move)
    expect(start.position.play(move!).legalMoves()).toContain(ponder)
  })

  it('is stopped by its signal in an endless search, with a legal move', async () => {
    const controller = new AbortController()
    const search = createOn(on).search(start, {}, { signal: controller.signal })
    let deepest = 0
    for await (const info of search) {
      deepest = info.depth
      if (info.depth === 8) controller.abort()
    }
    // Left alone it would go on to depth 100; what lies between is what it searches while the stop is on its way.
    expect(deepest).toBeLessThan(20)
    expect(start.position.legalMoves()).toContain((await search.best).move)
  })

  it('stops when nobody listens any more', async () => {
    const engine = createOn(on)
    const search = engine.search(start)
    for await (const info of search) if (info.depth > 2) break
    expect((await search.best).move).toBeDefined()
    expect((await engine.search(start, { depth: 1 }).best).move).toBeDefined()
  })

  it('answers a search that was stopped before it began', async () => {
    const search = createOn(on).search(start, {}, { signal: AbortSignal.abort() })
    expect((await search.best).move).toBeDefined()
  })

  it('looks at least one move ahead, and refuses limits that are no numbers', async () => {
    const engine = createOn(on)
    expect((await engine.search(start, { depth: 0 }).best).move).toBeDefined()
    for (const limits of [{ depth: Number.NaN }, { nodes: -1 }, { timeMs: '5' }])
      await expect(engine.search(start, limits as object).best).rejects.toMatchObject({ code: 'limits' })
  })

  it('refuses by the promise whatever is no search', async () => {
    const engine = createOn(on)
    const none = (value: unknown) => value as never
    for (const value of [null, 5, '', [], Symbol('s'), Object.create(null)]) {
      await expect(engine.search(none(value)).best).rejects.toMatchObject({
        name: 'EngineError',
        code: 'game',
      })
      const isEmpty = Object(value) === value && !Array.isArray(value)
      if (isEmpty) continue
      const code = 'limits'
      await expect(engine.search(start, none(value)).best).rejects.toMatchObject({ code })
      await expect(engine.search(start, { depth: 1 }, none(value)).best).rejects.toMatchObject({ code })
      await expect(
        engine.search(start, { depth: none(value === 5 ? null : value) }).best,
      ).rejects.toMatchObject({ code })
      await expect(engine.search(start, { clocks: none(value) }).best).rejects.toMatchObject({ code })
      await expect(engine.search(start, { depth: 1 }, { signal: none(value) }).best).rejects.toMatchObject({
        code,
      })
      await expect(engine.perft(start, none(value === 5 ? 1.5 : value))).rejects.toMatchObject({ code })
    }
    const broken = { start: 1, moves: 2, position: 3 }
    await expect(engine.search(none(broken)).best).rejects.toMatchObject({ code: 'game' })
    await expect(engine.search(start, none(null)).best).rejects.toThrow(
      'the limits of a search must be an object such as { depth: 9 }, not null',
    )
    expect((await engine.search(start, { depth: 1 }).best).move).toBeDefined()
  })

  it('ponders until the opponent moves, though its limit was met', async () => {
    const search = createOn(on).search(start, { depth: 2, ponder: true })
    let isAnswered = false
    void search.best.then(() => {
      isAnswered = true
    })
    await createOn(on).search(start, { depth: 6 }).best
    expect(isAnswered).toBe(false)
    search.ponderHit()
    expect((await search.best).move).toBeDefined()
  })

  it('ends by itself when its time is over', async () => {
    const search = createOn(on).search(start, { timeMs: 30 })
    expect((await search.best).move).toBeDefined()
  })

  it('refuses a second search meanwhile, and goes on with the first', async () => {
    const engine = createOn(on)
    const first = engine.search(start, { depth: 7 })
    await expect(engine.search(start, { depth: 1 }).best).rejects.toMatchObject({ code: 'busy' })
    expect((await first.best).move).toBeDefined()
  })

  it('gives the same line for the same limit of nodes', async () => {
    const run = async () => (await infosOf(createOn(on).search(start, { nodes: 30_000 }))).at(-1)!
    const { moves, score, nodes } = await run()
    expect(await run()).toMatchObject({ moves, score, nodes })
  })
})

describe('the engine', () => {
  it('searches the same nodes in both builds', async () => {
    const [first, second] = [createOn(shared), createOn(single)]
    expect((await bench(first, 6)).nodes).toBe((await bench(second, 6)).nodes)
    await expect(bench(undefined as never)).rejects.toThrow('bench takes an Engine, as createEngine gives it')
  })

  it('searches with several threads and counts the nodes of all', async () => {
    const engine = createOn(shared, { threads: 3 })
    const infos = await infosOf(engine.search(start, { depth: 9 }))
    expect(infos.at(-1)!.depth).toBe(9)
    expect((await engine.search(start, { timeMs: 20 }).best).move).toBeDefined()
  })

  it('plays Chess960 and minichess', async () => {
    const fischer = lineOf(chess960Start(7), chess960)
    expect(
      (await createOn(shared, { variant: chess960 }).search(fischer, { depth: 5 }).best).move,
    ).toBeDefined()
    const mini = Line.from(startPosition(minichess))
    const { move } = await createOn(shared, { variant: minichess }).search(mini, { depth: 6 }).best
    expect(mini.position.legalMoves()).toContain(move)
  })

  it('says that its core cannot be loaded, and finds it when it is there again', async () => {
    let isThere = false
    const moody: Platform = {
      ...single,
      read: () =>
        isThere ? single.read(coreFile(false)) : Promise.resolve(new TextEncoder().encode('junk')),
    }
    // A place of its own, because a core is compiled once for all engines of a process.
    const engine = new Engine(moody, { network: 'none', hashMb: 1, wasmUrl: 'moody/' })
    await expect(engine.ready()).rejects.toThrow("Raven's core cannot be loaded: ")
    isThere = true
    await engine.ready()
    await engine.dispose()
  })

  it('refuses a table that the memory does not hold', async () => {
    const poor: Platform = { ...shared, freeBytes: () => 50_000_000 }
    await expect(createOn(poor, { hashMb: 64 }).ready()).rejects.toMatchObject({
      code: 'memory',
      message: 'the engine would take 73 MB, and 47 MB are free',
    })
  })

  it('refuses a variant it does not play', () => {
    expect(() => new Engine(shared, { variant: gardner })).toThrow(/Gardner/)
  })

  it('has no move where the game is over', async () => {
    const mated = lineOf('R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1')
    expect(await createOn(shared).search(mated, { depth: 3 }).best).toEqual({
      move: undefined,
      ponder: undefined,
    })
  })

  it('counts mates in moves', async () => {
    const infos = await infosOf(
      createOn(shared).search(lineOf('7k/8/8/8/8/8/R7/1R5K w - - 0 1'), { mate: 2 }),
    )
    expect(infos.at(-1)!.score).toEqual({ kind: 'mate', moves: 2 })
  })

  it('considers only the named root moves', async () => {
    const { position } = start
    const move = position.legalMoves().find((candidate) => makeUci(candidate, position) === 'a2a3')!
    expect((await createOn(shared).search(start, { depth: 5, rootMoves: [move] }).best).move).toBe(move)
  })

  it('counts leaves and lists its terms', async () => {
    const engine = createOn(shared)
    expect((await engine.perft(start, 4)).total).toBe(197_281)
    const { terms } = await engine.evaluate(start)
    expect(terms.find((term) => term.name === 'material')!.white.middlegame).toBeGreaterThan(3000)
  })

  it('lists of minichess only what it evaluates by', async () => {
    const engine = createOn(shared, { variant: minichess, network: 'none' })
    const { scoreCp, terms } = await engine.evaluate(Line.from(startPosition(minichess)))
    const used = terms.filter(({ white, black }) => white.middlegame !== 0 || black.middlegame !== 0)
    expect(used.map(({ name }) => name)).toEqual(['material', 'squares', 'mobility'])
    const ahead = used.reduce((sum, { white, black }) => sum + white.middlegame - black.middlegame, 0)
    // All men are on the board, so the middlegame's worth counts alone; whoever moves has something for it.
    expect(scoreCp).toBe(ahead + 15)
  })

  it('fails a search whose worker dies, and answers the next from a new one', async () => {
    let kill = () => {}
    const mortal: Platform = {
      ...shared,
      startWorker(died) {
        kill = () => died(new Error('it was killed'))
        return shared.startWorker(died)
      },
    }
    const engine = createOn(mortal)
    await engine.ready()
    const search = engine.search(start)
    for await (const info of search) {
      if (info.depth < 4) continue
      kill()
      break
    }
    await expect(search.best).rejects.toMatchObject({
      code: 'died',
      message: 'a worker was lost: it was killed',
    })
    expect((await engine.search(start, { depth: 3 }).best).move).toBeDefined()
  })

  it('ends what is under way when it is disposed of, and refuses the rest', async () => {
    const engine = createOn(shared)
    const search = engine.search(start)
    for await (const _ of search) break
    const endless = engine.search(start)
    await expect(endless.best).rejects.toMatchObject({ code: 'busy' })
    await engine.dispose()
    await expect(engine.search(start).best).rejects.toMatchObject({ code: 'disposed' })
  })

  it('ends a search that has met its limit and waits for the opponent, when it is disposed of', async () => {
    const engine = createOn(shared)
    const search = engine.search(start, { depth: 2, ponder: true })
    await createOn(shared).search(start, { depth: 6 }).best
    await engine.dispose()
    await expect(search.best).rejects.toMatchObject({ code: 'disposed' })
  })
})

describe('a game for the engine', () => {
  const fen = '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1'

  it.each([
    ['a FEN', fen],
    ['a Chess', new Chess(fen)],
    ['a Position', lineOf(fen).position],
  ])('may be %s', async (_, game) => {
    const { move } = await createOn(shared).search(game, { depth: 3 }).best
    expect(makeUci(move!, lineOf(fen).position)).toBe('a1a8')
  })

  it('is refused through the promise where it is none, or of another board', async () => {
    const engine = createOn(shared)
    await expect(engine.search('e4').best).rejects.toMatchObject({
      code: 'game',
      message: expect.stringContaining('the FEN "e4" cannot be played'),
    })
    await expect(engine.evaluate(undefined as never)).rejects.toMatchObject({ code: 'game' })
    await expect(engine.perft(startPosition(minichess), 1)).rejects.toMatchObject({
      code: 'variant',
      message: 'this engine plays Standard, not Minichess',
    })
    expect((await engine.search(fen, { depth: 1 }).best).move).toBeDefined()
  })
})

describe('the files of the engine', () => {
  const at = (path: string) => new URL(`../${path}`, import.meta.url)

  it('may be named, as folders or as files', async () => {
    const engine = createOn(shared, {
      workerUrl: at('dist/host/worker.js'),
      wasmUrl: at('wasm/').href,
      networkUrl: at('networks/standard.network'),
    })
    expect((await engine.search(start, { depth: 2 }).best).move).toBeDefined()
    expect(engine.networkFault).toBeUndefined()
  })

  it.each([
    [{ wasmUrl: at('wasm/core-single.wasm') }, 'wasmUrl must be the address of core-shared.wasm'],
    [{ wasmUrl: at('nowhere/') }, "Raven's core cannot be loaded: "],
    [{ workerUrl: at('nowhere.js') }, 'a worker was lost: '],
  ])('that are not there, or the wrong ones, are told of: %j', async (files, message) => {
    await expect(createOn(shared, files).ready()).rejects.toThrow(message)
  })
})

it('searches on where a table cannot be read, and says why', async () => {
  const tablesUrl = new URL('./nowhere/', import.meta.url)
  const engine = createOn(shared, { tablesUrl })
  const infos = await infosOf(engine.search(lineOf('8/8/8/3k4/8/8/8/K6R w - - 0 1'), { depth: 3 }))
  expect(infos.length).toBeGreaterThan(0)
  expect(engine.tablesFault).toContain('cannot be read')
})
