import { parsePgn } from '@rookery/rules'
import { beforeAll, describe, expect, it } from 'vitest'
import { Boards } from './boards.ts'
import { exportTournament, parseTournament } from './document.ts'
import type { Hall } from './hall.ts'
import { makeGamePgn } from './make-game-pgn.ts'
import type { Entrant } from './plan.ts'
import { engine, fledgling, planOf } from './plans.fixture.ts'
import type { GameRecord } from './record.ts'
import { movesOf, run, seatEntrant } from './run-plan.fixture.ts'
import { openTournament } from './run-tournament.ts'
import { Standings } from './standings.ts'
import { MemoryStore, type TournamentStore } from './store.ts'
import { TournamentError, type TournamentEvent } from './tournament-event.ts'

describe('a tournament', () => {
  it('plays its schedule, whatever the number of boards', async () => {
    const plan = planOf([fledgling('a'), fledgling('b'), fledgling('c')])
    const alone = await run(plan)
    const beside = await run(plan, { concurrency: 3 })
    expect(alone.ending).toBe('complete')
    expect(alone.games.map(({ number }) => number)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    )
    expect(movesOf(beside.games)).toEqual(movesOf(alone.games))
    expect(new Set(movesOf(alone.games)).size).toBe(12)
  })

  it('has room for many boards', async () => {
    const warnings: Error[] = []
    const onWarning = (warning: Error) => warnings.push(warning)
    process.on('warning', onWarning)
    const plan = planOf([fledgling('a'), fledgling('b')], {
      schedule: { kind: 'round-robin', rounds: 20, games: 2 },
    })
    const { games } = await run(plan, { concurrency: 20 })
    process.off('warning', onWarning)
    expect(games).toHaveLength(40)
    expect(warnings).toEqual([])
  })

  it('plays both games of a pair from one opening', async () => {
    const openings = [
      { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', moves: ['e2e4', 'e7e5'] },
      { fen: '4k3/8/8/8/8/8/8/R3K3 w Q - 0 1', moves: [] },
    ]
    const { games } = await run(planOf([fledgling('a'), fledgling('b')], { openings }))
    expect(games.map(({ fen, opening }) => [fen, ...opening])).toEqual([
      [openings[0]!.fen, 'e2e4', 'e7e5'],
      [openings[0]!.fen, 'e2e4', 'e7e5'],
      [openings[1]!.fen],
      [openings[1]!.fen],
    ])
  })

  it('goes on when an engine crashes, stalls or cheats, which loses that game', async () => {
    const mischiefs = ['crash', 'illegal', 'nonsense'].map((Mischief) =>
      engine(Mischief, { Mischief, At: '3' }),
    )
    const plan = planOf([engine('honest'), ...mischiefs], {
      schedule: { kind: 'gauntlet', rounds: 1, games: 2 },
    })
    const { games, standings } = await run(plan, { concurrency: 2 })
    expect(games.map(({ ending }) => ending)).toEqual([
      'crash',
      'crash',
      'illegal move',
      'illegal move',
      'illegal move',
      'illegal move',
    ])
    expect(standings.rows()[0]).toMatchObject({ name: 'honest', points: 6, failures: 0 })
    expect(standings.rows()[1]).toMatchObject({ points: 0, failures: 2 })
  })

  it('tells of every game and move', async () => {
    const plan = planOf([fledgling('a'), fledgling('b')], {
      schedule: { kind: 'round-robin', rounds: 1, games: 2 },
    })
    const events: TournamentEvent[] = []
    const store = new MemoryStore(plan)
    await openTournament({ store, seatEntrant, onEvent: (event) => events.push(event) }).run()
    const kinds = events.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'start')).toHaveLength(2)
    expect(kinds.filter((kind) => kind === 'end')).toHaveLength(2)
    expect(kinds.filter((kind) => kind === 'move')).toHaveLength(32)
  })

  it.each([true, false])('keeps the expected lines only where that is asked for: %s', async (keepsLines) => {
    const owl = (name: string): Entrant => ({ ...fledgling(name), player: 'owl' }) as Entrant
    const plan = planOf([owl('a'), owl('b')], { schedule: { kind: 'round-robin', rounds: 1, games: 1 } })
    const store = new MemoryStore(plan)
    await openTournament({ store, seatEntrant, keepsLines }).run()
    const [game] = store.games()
    expect(game!.moves.every(({ nodes }) => nodes! > 0)).toBe(true)
    expect(game!.moves.map(({ uci, line }) => line?.[0] === uci)).toEqual(game!.moves.map(() => keepsLines))
  })

  it('that is stopped goes on where it was, each game being recorded once', async () => {
    const plan = planOf([fledgling('a'), fledgling('b')], {
      schedule: { kind: 'round-robin', rounds: 5, games: 2 },
    })
    const store = new MemoryStore(plan)
    const stop = new AbortController()
    let ended = 0
    const first = await openTournament({
      store,
      seatEntrant,
      concurrency: 2,
      signal: stop.signal,
      onEvent: ({ kind }) => {
        if (kind === 'end' && ++ended === 3) stop.abort()
      },
    }).run()
    expect(first).toBe('stopped')
    expect([...store.games()].length).toBe(3)
    const second = await run(plan, { store })
    expect(second.ending).toBe('complete')
    expect(movesOf(second.games)).toEqual(movesOf((await run(plan)).games))
  })

  it('ends as soon as its SPRT is decided', async () => {
    const plan = planOf([fledgling('a'), { kind: 'person', name: 'quitter', control: {} }], {
      schedule: { kind: 'round-robin', rounds: 1000, games: 2 },
      sprt: { elo0: 0, elo1: 200, alpha: 0.05, beta: 0.05, model: 'logistic', unit: 'pairs' },
    })
    const store = new MemoryStore(plan)
    const { ending, games, standings } = await run(plan, { store })
    expect(ending).toBe('decided')
    expect(games.length).toBeLessThan(100)
    expect(standings.sprt(plan.sprt!).verdict).toBe('H1')
    expect((await run(plan, { store })).games).toHaveLength(games.length)
  })

  it.each(['swiss', 'knockout'] as const)('can be a %s', async (kind) => {
    const names = ['a', 'b', 'c', 'd', 'e']
    const plan = planOf(names.map(fledgling), {
      schedule: { kind, rounds: 2, games: 2 },
      variant: 'minichess',
    })
    const { ending, games, standings } = await run(plan, { concurrency: 2 })
    expect(ending).toBe('complete')
    expect(standings.games).toBe(games.length)
    const points = standings.rows().map((row) => row.points)
    if (kind === 'swiss') expect(points.reduce((sum, each) => sum + each, 0)).toBe(8 + 4)
    const opened = openTournament({ store: new MemoryStore(plan, games), seatEntrant })
    expect(opened.standings.rows().map((row) => row.points)).toEqual(points)
  })

  it('plays a game again in which the runner itself was stopped, and blames nobody', async () => {
    const timed = (name: string) => ({
      ...fledgling(name),
      control: { clock: { baseMs: 2000, incrementMs: 0 } },
    })
    const plan = planOf([timed('a'), timed('b')])
    const store = new MemoryStore(plan)
    const events: TournamentEvent[] = []
    let stoppedMs = 0
    const tournament = openTournament({
      store,
      seatEntrant,
      now: () => performance.now() + stoppedMs,
      onEvent: (event) => {
        events.push(event)
        if (event.kind === 'move' && event.game.number === 2 && stoppedMs === 0) stoppedMs = 60_000
      },
    })
    expect(await tournament.run()).toBe('complete')
    expect([...store.games()].map(({ ending }) => ending)).toEqual(new Array(4).fill('adjudicated length'))
    const paused = events.filter((event) => event.kind === 'paused')
    expect(paused).toMatchObject([{ game: { number: 2 } }])
    expect(paused[0]!.ms).toBeGreaterThan(59_000)
  })

  it('lets a pause pass in games that know no time', async () => {
    const plan = planOf([fledgling('a'), fledgling('b')])
    let stoppedMs = 0
    const kinds = new Set<string>()
    const onEvent = ({ kind }: TournamentEvent) => {
      kinds.add(kind)
      stoppedMs += 5000
    }
    const now = () => performance.now() + stoppedMs
    await openTournament({ store: new MemoryStore(plan), seatEntrant, now, onEvent }).run()
    expect([...kinds]).toEqual(['start', 'move', 'end'])
  })

  it('gives up, in a sentence, where the runner is stopped in every attempt', async () => {
    const timed = (name: string) => ({ ...fledgling(name), control: { moveTimeMs: 500 } })
    const plan = planOf([timed('a'), timed('b')])
    let stoppedMs = 0
    const tournament = openTournament({
      store: new MemoryStore(plan),
      seatEntrant,
      now: () => performance.now() + stoppedMs,
      onEvent: () => {
        stoppedMs += 5000
      },
    })
    await expect(tournament.run()).rejects.toThrow('stopped in each of 10 attempts at game 1')
  })

  it.each([
    [{ Say: 'x.network cannot be read', At: '2' }, 'b: x.network cannot be read'],
    [{ Grumble: 'out of cheese', At: '2' }, 'b: out of cheese'],
    [{ Nothing: '1' }, 'b: the engine has no option Nothing'],
  ])('stops when an engine with %j complains, unless that is tolerated', async (options, sentence) => {
    const plan = planOf([fledgling('a'), engine('b', options as Record<string, string>)])
    const store = new MemoryStore(plan)
    await expect(run(plan, { store })).rejects.toThrow(sentence)
    await expect(run(plan, { store })).rejects.toThrow(TournamentError)
    expect([...store.games()]).toEqual([])
    const notices: string[] = []
    const onEvent = (event: TournamentEvent) => {
      if (event.kind === 'notice') notices.push(`${event.game.number} ${event.notice.text}`)
    }
    await openTournament({ store, seatEntrant, isTolerant: true, onEvent }).run()
    expect([...store.games()]).toHaveLength(4)
    expect(notices).toContain(`1 ${sentence.slice(3)}`)
  })

  it('counts a crash as a crash, whatever the engine wrote to its error output before', async () => {
    const last = engine('b', { Grumble: 'terminate called', Mischief: 'crash', At: '2' })
    const { games } = await run(planOf([fledgling('a'), last]))
    expect(games.map(({ ending }) => ending)).toEqual(new Array(4).fill('crash'))
  })

  it('that is a Swiss orders equal points by tie-breaks, a bye being an opponent with the same points', () => {
    const standings = new Standings(['a', 'b', 'c'], 2)
    const ending = 'checkmate'
    const play = (number: number, white: number, black: number, points: number) =>
      standings.add({ number, pair: Math.floor((number - 1) / 2), white, black, points, ending })
    // a beats b 2-0 while c has the bye, then c and a draw 1-1 while b has it.
    play(1, 0, 1, 1)
    play(2, 1, 0, 0)
    standings.addBye(2, 2)
    play(3, 2, 0, 0.5)
    play(4, 0, 2, 0.5)
    standings.addBye(1, 2)
    expect(standings.rows()).toMatchObject([
      { name: 'c', points: 3, byes: 1, score: 0.5, tieBreaks: { buchholz: 6, sonnebornBerger: 9 } },
      { name: 'a', points: 3, byes: 0, score: 0.75, tieBreaks: { buchholz: 5, sonnebornBerger: 7 } },
      { name: 'b', points: 2, byes: 1, score: 0, tieBreaks: { buchholz: 5, sonnebornBerger: 4 } },
    ])
  })

  it('rejects, and plays on nowhere, when a game cannot be stored', async () => {
    const plan = planOf([fledgling('a'), fledgling('b')])
    const store = new MemoryStore(plan)
    const full: TournamentStore = {
      plan,
      games: () => store.games(),
      add: () => {
        throw new Error('the disk is full')
      },
      close: () => {},
    }
    await expect(run(plan, { store: full, concurrency: 2 })).rejects.toThrow('the disk is full')
  })
})

it('is the same in a hall that hands several games on at a time, in any order', async () => {
  const plan = planOf([fledgling('a'), fledgling('b'), fledgling('c')])
  const store = new MemoryStore(plan)
  const openHall = () => {
    const boards = new Boards({ plan: () => plan, seatEntrant })
    return {
      async play(games, keep) {
        const played: GameRecord[] = []
        await boards.play(games, (records) => played.unshift(...records))
        for (let at = 0; at < played.length; at += 5) keep(played.slice(at, at + 5))
      },
      stop: () => boards.stop(),
      close: () => boards.close(),
    } satisfies Hall
  }
  const { standings, ...tournament } = openTournament({ store, seatEntrant, openHall })
  expect(await tournament.run()).toBe('complete')
  const alone = await run(plan)
  expect(movesOf([...store.games()])).toEqual(movesOf(alone.games))
  expect(standings.rows()).toEqual(alone.standings.rows())
})

describe('a tournament as a document', () => {
  const plan = planOf([fledgling('a'), engine('b')])
  let text: string
  let games: GameRecord[]
  beforeAll(async () => {
    const store = new MemoryStore(plan)
    games = (await run(plan, { store })).games
    text = JSON.stringify(exportTournament(store))
  })

  it('comes back as it was', () => {
    const read = parseTournament(text)
    expect(read.ok && read.value.plan).toEqual(plan)
    expect(read.ok && read.value.games).toEqual(games)
  })

  it.each([
    ['{', 'not-json'],
    ['[]', 'not-a-tournament'],
    ['{"format":"rookery-arena","version":2}', 'newer-version'],
    ['{"format":"rookery-arena","version":1}', 'bad-plan'],
  ])('%j is refused with %s', (input, code) => {
    expect(parseTournament(input)).toMatchObject({ ok: false, faults: [{ code }] })
  })

  it.each([
    [['plan', 'variant'], 'draughts', 'bad-plan'],
    [['plan', 'entrants'], [], 'bad-plan'],
    [['plan', 'schedule', 'rounds'], 0, 'bad-plan'],
    [['plan', 'openings'], [{ fen: 'x', moves: [] }], 'bad-plan'],
    [['games', '1', 'number'], 1, 'bad-game'],
    [['games', '0', 'white'], 7, 'bad-game'],
    [['games', '0', 'ending'], 'boredom', 'bad-game'],
    [['games', '0', 'moves', '0', 'uci'], 'e2e5', 'bad-game'],
    [['games'], null, 'bad-game'],
  ])('with %j set to %j is refused with %s', (path, value, code) => {
    const document = JSON.parse(text)
    const last = path.at(-1)!
    // biome-ignore lint/suspicious/noExplicitAny: the path leads anywhere in a JSON value.
    const owner = path.slice(0, -1).reduce((at: any, key) => at[key], document)
    owner[last] = value
    expect(parseTournament(JSON.stringify(document))).toMatchObject({ ok: false, faults: [{ code }] })
  })

  it('becomes PGN that reads back, with scores, depths and times', () => {
    const pgn = games.map((game) => makeGamePgn(plan, game)).join('\n')
    const read = parsePgn(pgn)
    expect(read.map(({ ok }) => ok)).toEqual(games.map(() => true))
    expect(pgn).toMatch(/\{0\.00\/7 \d+\.\d\ds\}/)
    expect(pgn).toContain('[Termination "adjudication"]')
    expect(pgn).toContain('adjudicated length')
    const [first] = read
    expect(first!.ok && first!.value.line().moves).toHaveLength(games[0]!.moves.length)
  })
})

it('a PGN comment tells scores, mates and clocks', () => {
  const plan = planOf([fledgling('a'), fledgling('b')])
  const record: GameRecord = {
    number: 7,
    round: 2,
    pair: 3,
    white: 1,
    black: 0,
    fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    opening: ['f2f3'],
    moves: [
      {
        ...{ uci: 'e7e5', scoreCp: 25, depth: 12, elapsedMs: 104, clockMs: 7900, nodes: 5200 },
        line: ['e7e5', 'g2g4', 'd8h4', 'e1e1'],
      },
      { uci: 'g2g4', mateIn: -1, depth: 3, elapsedMs: 0, nodes: 7 },
      { uci: 'd8h4', mateIn: 1, depth: 2, elapsedMs: 10 },
    ],
    winner: 'black',
    ending: 'checkmate',
    startedAt: '2026-01-02T03:04:05.000Z',
    durationMs: 200,
  }
  const pgn = makeGamePgn(plan, record).replaceAll('\n', ' ')
  expect(pgn).toContain('[Date "2026.01.02"]')
  expect(pgn).toContain(
    '1. f3 {book} 1... e5 {[%clk 0:00:07.9] +0.25/12 0.10s} 2. g4 {-M1/3 0.00s} 2... Qh4#',
  )
  expect(pgn).toContain('{+M1/2 0.01s} {checkmate} 0-1')
  const told = makeGamePgn(plan, record, ['line', 'nodes', 'speed']).replaceAll('\n', ' ')
  expect(told).toContain('+0.25/12 0.10s, n=5200, nps=50000, pv="e5 g4 Qh4#"}')
  expect(told).toContain('2. g4 {-M1/3 0.00s, n=7}')
  expect(makeGamePgn(plan, record, ['speed']).replaceAll('\n', ' ')).toContain('0.10s, nps=50000}')
  expect(parsePgn(told).map(({ ok }) => ok)).toEqual([true])
})
