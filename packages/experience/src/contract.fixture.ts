import type { Experience, KnownPosition, LearnedGame, Lesson, Portion } from './experience.ts'

/**
 * What every store must do, as plain functions: they run under Vitest, and in a browser's page, which has none. Each gets a way to open
 * one and the same empty store as often as it likes.
 */
export interface ContractCase {
  readonly name: string
  readonly run: (open: () => Promise<Experience>) => Promise<void>
}

export const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -'
const OTHER = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -'

export function gameOf(id: string, ...lessons: readonly [string, string, number, number][]): LearnedGame {
  return {
    id,
    variant: 'standard',
    lessons: lessons.map(
      ([board, move, defensive, offensive]): Lesson => ({ board, move, defensive, offensive }),
    ),
  }
}

function expectSame(found: unknown, wanted: unknown): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)]
  if (a !== b) throw new Error(`found ${a?.slice(0, 1000)}, wanted ${b?.slice(0, 1000)}`)
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = []
  for await (const item of items) collected.push(item)
  return collected
}

const row = (move: string, defensiveSum: number, offensiveSum: number, counter: number) => ({
  move,
  defensiveSum,
  offensiveSum,
  counter,
})

const nothing = { games: 0, positions: 0, moves: 0, plies: 0 }

const makeBoard = (i: number): string => `${i}/8 w - -`

export const contract: readonly ContractCase[] = [
  {
    name: 'an empty store knows nothing',
    run: async (open) => {
      const store = await open()
      expectSame(await store.rowsOf('standard', START), [])
      expectSame(await store.count('standard'), nothing)
      expectSame(await collect(store.positions('standard')), [])
      expectSame(await collect(store.gameIds('standard')), [])
      expectSame(await store.transfers('standard'), [])
    },
  },
  {
    name: 'lessons are summed in the row of their board and move',
    run: async (open) => {
      const store = await open()
      expectSame(await store.learn([gameOf('a', [START, 'e4', 1, -3], [OTHER, 'e5', -1000, 1000])]), 1)
      expectSame(await store.learn([gameOf('b', [START, 'e4', 2, 7]), gameOf('c', [START, 'd4', 0, 0])]), 2)
      expectSame(await store.rowsOf('standard', START), [row('d4', 0, 0, 1), row('e4', 3, 4, 2)])
      expectSame(await store.rowsOf('standard', OTHER), [row('e5', -1000, 1000, 1)])
      expectSame(await store.count('standard'), { games: 3, positions: 2, moves: 3, plies: 4 })
    },
  },
  {
    name: 'a game fed twice counts once, in one call, in two and after the store was closed',
    run: async (open) => {
      const store = await open()
      const game = gameOf('a', [START, 'e4', 1, 2])
      expectSame(await store.learn([game, game, gameOf('b', [START, 'e4', 1, 2])]), 2)
      expectSame(await store.learn([game]), 0)
      expectSame(await (await open()).learn([game]), 0)
      expectSame(await store.rowsOf('standard', START), [row('e4', 2, 4, 2)])
      expectSame(await store.knownGames('standard', ['b', 'x', 'a']), ['b', 'a'])
    },
  },
  {
    name: 'a position that comes twice in one game is counted twice',
    run: async (open) => {
      const store = await open()
      await store.learn([gameOf('a', [START, 'Nf3', 1, 1], [START, 'Nf3', -2, 4])])
      expectSame(await store.rowsOf('standard', START), [row('Nf3', -1, 5, 2)])
    },
  },
  {
    name: 'variants keep their boards and their games apart',
    run: async (open) => {
      const store = await open()
      const game = gameOf('a', [START, 'e4', 1, 2])
      expectSame(await store.learn([game, { ...game, variant: 'chess960' }]), 2)
      expectSame(await store.rowsOf('chess960', START), [row('e4', 1, 2, 1)])
      await store.forget('standard')
      expectSame(await store.count('standard'), nothing)
      expectSame(await store.count('chess960'), { games: 1, positions: 1, moves: 1, plies: 1 })
      expectSame(await store.learn([game]), 1)
    },
  },
  {
    name: 'boards and moves that differ in the case of a letter stay apart',
    run: async (open) => {
      const store = await open()
      await store.learn([gameOf('a', ['k/K w - -', 'bxc3', 1, 0], ['K/k w - -', 'Bxc3', 2, 0])])
      await store.learn([gameOf('A', ['k/K w - -', 'Bxc3', 3, 0])])
      expectSame(await store.rowsOf('standard', 'k/K w - -'), [row('Bxc3', 3, 0, 1), row('bxc3', 1, 0, 1)])
      expectSame(await store.rowsOf('standard', 'K/k w - -'), [row('Bxc3', 2, 0, 1)])
    },
  },
  {
    name: 'a hundred writers at once on one position lose no update',
    run: async (open) => {
      const stores = await Promise.all(Array.from({ length: 25 }, open))
      const written = await Promise.all(
        Array.from({ length: 100 }, (_, i) =>
          stores[i % stores.length]!.learn([gameOf(`game-${i}`, [START, 'e4', i, -1], [START, 'd4', 1, 1])]),
        ),
      )
      expectSame(
        written,
        written.map(() => 1),
      )
      expectSame(await stores[0]!.rowsOf('standard', START), [
        row('d4', 100, 100, 100),
        row('e4', 4950, -100, 100),
      ])
    },
  },
  {
    name: 'sums are exact as far as a number of JavaScript is',
    run: async (open) => {
      const store = await open()
      const most = Number.MAX_SAFE_INTEGER
      const rows = [row('e4', most - 1, 1 - most, most - 1)]
      const portion = { number: 0, isLast: true, games: [], positions: [{ board: START, rows }] }
      expectSame(await store.absorb({ variant: 'standard', transfer: 't', ...portion }), 'new')
      await store.learn([gameOf('a', [START, 'e4', 1, -1])])
      const sums = [row('e4', most, -most, most)]
      expectSame(await store.rowsOf('standard', START), sums)
      expectSame(await collect(store.positions('standard')), [{ board: START, rows: sums }])
      expectSame(await store.count('standard'), { games: 1, positions: 1, moves: 1, plies: most })
    },
  },
  {
    name: 'a game that many feed at once counts once',
    run: async (open) => {
      const stores = await Promise.all(Array.from({ length: 10 }, open))
      const game = gameOf('a', [START, 'e4', 1, 2])
      const others = Array.from({ length: 10 }, (_, i) => gameOf(`b${i}`, [OTHER, 'e5', 1, 1]))
      const written = await Promise.all(
        stores.map((store, i) => store.learn(i % 2 ? [game, others[i]!] : [others[i]!, game])),
      )
      expectSame(
        written.reduce((sum, n) => sum + n, 0),
        11,
      )
      expectSame(await stores[0]!.rowsOf('standard', START), [row('e4', 1, 2, 1)])
      expectSame(await stores[0]!.rowsOf('standard', OTHER), [row('e5', 10, 10, 10)])
    },
  },
  {
    name: 'everything is read back a position at a time, however many there are',
    run: async (open) => {
      const store = await open()
      const boards = Array.from({ length: 2500 }, (_, i) => makeBoard(i))
      const games = boards.map((board, i) => gameOf(`game-${i}`, [board, 'Ka1', i, 1], [board, 'Ka2', 0, 0]))
      expectSame(await store.learn(games), 2500)
      const read = await collect(store.positions('standard'))
      const order = (a: KnownPosition, b: KnownPosition) =>
        Number.parseInt(a.board, 10) - Number.parseInt(b.board, 10)
      expectSame(
        [...read].sort(order),
        boards.map((board, i) => ({ board, rows: [row('Ka1', i, 1, 1), row('Ka2', 0, 0, 1)] })),
      )
      expectSame(await collect((await open()).positions('standard')), read)
      expectSame(
        new Set(await collect(store.gameIds('standard'))).size,
        new Set(games.map((game) => game.id)).size,
      )
      expectSame(await store.count('standard'), { games: 2500, positions: 2500, moves: 5000, plies: 5000 })
    },
  },
  {
    name: 'portions of another table are added once, in their order',
    run: async (open) => {
      const [store, other] = [await open(), await open()]
      await store.learn([gameOf('a', [START, 'e4', 1, 2])])
      const takeTwice = async (portion: Portion) =>
        (await Promise.all([store.absorb(portion), other.absorb(portion)])).sort()
      const common = { variant: 'standard', transfer: 't' } as const
      const first = { ...common, number: 0, isLast: false, games: ['x', 'y'], positions: [] }
      const second = {
        ...common,
        number: 1,
        isLast: true,
        games: [],
        positions: [{ board: START, rows: [row('e4', 10, 20, 2)] }],
      }
      const refused = await store.absorb(second).catch((error: Error) => error.name)
      expectSame(refused, 'RangeError')
      expectSame(await store.absorb({ ...first, games: ['x', 'a'] }), 'overlap')
      expectSame(await store.transfers('standard'), [])
      expectSame(await takeTwice(first), ['known', 'new'])
      expectSame(await store.transfers('standard'), [{ id: 't', portions: 1, isComplete: false }])
      expectSame(await takeTwice(second), ['known', 'new'])
      expectSame(await store.absorb(first), 'known')
      expectSame(await store.transfers('standard'), [{ id: 't', portions: 2, isComplete: true }])
      expectSame(await store.rowsOf('standard', START), [row('e4', 11, 22, 3)])
      expectSame(await store.count('standard'), { games: 3, positions: 1, moves: 1, plies: 3 })
      await store.forget('standard')
      expectSame(await store.transfers('standard'), [])
    },
  },
  {
    name: 'a game that cannot be stored is refused, with all that came with it',
    run: async (open) => {
      const store = await open()
      const bad = [
        gameOf('', [START, 'e4', 0, 0]),
        gameOf('with a space', [START, 'e4', 0, 0]),
        gameOf('x'.repeat(191), [START, 'e4', 0, 0]),
        gameOf('a', ['x'.repeat(101), 'e4', 0, 0]),
        gameOf('a', [`${START} `, 'e4', 0, 0]),
        gameOf('a', [START, '', 0, 0]),
        gameOf('a', [START, 'e4', 0.5, 0]),
        gameOf('a', [START, 'e4', 0, Number.NaN]),
      ]
      for (const game of bad) {
        const refused = await store
          .learn([gameOf('good', [START, 'd4', 0, 0]), game])
          .catch((error: Error) => error.name)
        expectSame(refused, 'RangeError')
      }
      expectSame(await store.count('standard'), nothing)
    },
  },
  {
    name: 'the longest id, board and move are kept whole',
    run: async (open) => {
      const store = await open()
      const [id, board, move] = ['x'.repeat(190), 'k'.repeat(100), 'N'.repeat(16)]
      await store.learn([gameOf(id, [board, move, -1_000_000, 1_000_000])])
      expectSame(await collect(store.gameIds('standard')), [id])
      expectSame(await collect(store.positions('standard')), [
        { board, rows: [row(move, -1_000_000, 1_000_000, 1)] },
      ])
    },
  },
]
