import { type Experience, type LearnedGame, openExperience } from '@rookery/experience'
import { type Learning, registerMind, requirePlayer, roster } from '@rookery/players'
import { Line, minichess, startPosition, unwrap } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { keepFirstAnswers } from './first-answers.ts'
import { measureOpenings } from './opening-width.ts'
import { type Participant, wakeSparrer } from './participant.ts'
import { playInThread } from './play-in-thread.ts'
import { Rounds } from './rounds.ts'
import { GamePlayer, type SelfPlayPlan } from './self-play.ts'

const never = new AbortController().signal
const seat = (player: string, settings = {}): Participant => ({ player, settings, limits: {} })
const emptyTable = async () => unwrap(await openExperience('memory:'))

const plan: SelfPlayPlan = {
  variant: 'minichess',
  players: [seat('magpie'), seat('fledgling')],
  alternates: true,
  watches: 'both',
  games: 4,
  seed: 5,
  run: 'test',
  lookAhead: 10,
}

/** Each round by so many players, who take its games in turns; nothing is learned unless a table is given. */
async function play(changes: Partial<SelfPlayPlan>, { players = 1, table }: Playing = {}) {
  const whole = { ...plan, ...changes }
  const known = table ?? (await emptyTable())
  const crew = await Promise.all(Array.from({ length: players }, () => GamePlayer.open(whole, known)))
  const rounds = new Rounds(whole)
  const games: LearnedGame[] = []
  for (let round = rounds.next(); round.length > 0; round = rounds.next()) {
    const played = await Promise.all(
      round.map(async (order, at) => (await crew[at % players]!.play(order, never))!),
    )
    rounds.note(round, played)
    const learned = await keepFirstAnswers(whole, round, played, known)
    games.push(...learned)
    await table?.learn(learned)
  }
  return games
}

interface Playing {
  readonly players?: number
  readonly table?: Experience
}

it.each(roster.filter(({ variants }) => variants.includes('minichess')).map(({ id }) => id))(
  'a game of %s depends on none that was played before it',
  async (id) => {
    const thinker = { player: id, settings: {}, limits: { nodes: 2000, depth: 5 } }
    const short = { ...plan, players: [thinker, thinker] as const, plies: 9, lookAhead: 1 }
    const played = async (...indexes: number[]) => {
      const player = await GamePlayer.open(short, await emptyTable())
      let moves: readonly number[] = []
      for (const index of indexes) moves = (await player.play({ index }, never))!.moves
      await player.close()
      return moves
    }
    expect(await played(0, 1, 2, 3)).toEqual(await played(3))
  },
)

describe('a game in this thread', () => {
  it('is played by the rules to its end, and the same again with the same seed', async () => {
    const table = await emptyTable()
    const sides = {
      white: await wakeSparrer(seat('fledgling'), table),
      black: await wakeSparrer(seat('parrot'), table),
    }
    const start = startPosition(minichess)
    const game = await playInThread(start, sides, 3, never)
    expect(new Line(game!.game.positions, game!.game.moves).outcome()?.winner).toBe(game!.winner)
    expect(await playInThread(start, sides, 3, never)).toEqual(game)
    expect((await playInThread(start, sides, 4, never))!.game.moves).not.toEqual(game!.game.moves)
  })

  it('is played from the table that is being learned by every mind that learns', async () => {
    const fledgling = requirePlayer('fledgling')
    const woken: unknown[] = []
    const learning: Learning = {
      store: 'store',
      sources: ['store'],
      async wakeOn(_, table) {
        woken.push(table)
        return (await fledgling.load()).createMind({})
      },
    }
    const takeOut = registerMind({
      ...fledgling,
      id: 'pupil',
      learning,
      settings: { store: requirePlayer('parrot').settings.store! },
    })
    const table = await emptyTable()
    await wakeSparrer(seat('pupil'), table)
    await wakeSparrer(seat('pupil', { store: 'memory:' }), table)
    takeOut()
    expect(woken).toEqual([table])
  })

  it('is given up when it is aborted', async () => {
    const mind = await wakeSparrer(seat('fledgling'), await emptyTable())
    expect(
      await playInThread(startPosition(), { white: mind, black: mind }, 1, AbortSignal.abort()),
    ).toBeUndefined()
  })
})

describe('games to learn from', () => {
  it('teach the first plies alone where a plan says so, as the whole games would', async () => {
    const whole = await play({})
    const begun = await play({ plies: 6 })
    expect(begun.map(({ lessons }) => lessons)).toEqual(whole.map(({ lessons }) => lessons.slice(0, 6)))
  })

  it('teach every ply, each with an id of its own', async () => {
    const games = await play({})
    expect(new Set(games.map(({ id }) => id)).size).toBe(4)
    for (const { lessons } of games) {
      const turns = lessons.map(({ board }) => board.split(' ')[1])
      expect(turns).toEqual(lessons.map((_, ply) => (ply % 2 === 0 ? 'w' : 'b')))
    }
  })

  it('teach only what the teacher did, whose colour changes after each game', async () => {
    const games = await play({ watches: 'first' })
    const turns = games.map(({ lessons }) =>
      [...new Set(lessons.map(({ board }) => board.split(' ')[1]))].join(''),
    )
    expect(turns).toEqual(['w', 'b', 'w', 'b'])
    const fixed = await play({ watches: 'first', alternates: false })
    expect(new Set(fixed.flatMap(({ lessons }) => lessons.map(({ board }) => board.split(' ')[1])))).toEqual(
      new Set(['w']),
    )
  })

  it.each([
    ['minds that know no table', {}],
    [
      'a Parrot that learns from them',
      { players: [seat('parrot', { fallback: 'magpie' }), seat('fledgling')] },
    ],
  ] as const)('are the same however many play them: %s', async (_, changes) => {
    const wishes = { games: 60, watches: 'first', ...changes } as const
    const alone = await play(wishes, { table: await emptyTable() })
    expect(new Set(alone.map(({ id }) => id)).size).toBe(60)
    for (const players of [2, 3])
      expect(await play(wishes, { players, table: await emptyTable() })).toEqual(alone)
  })

  it('are refused where a player has not such a setting', async () => {
    await expect(
      play({ players: [seat('magpie', { boldnes: 1 }), seat('fledgling')] }),
    ).rejects.toMatchObject({
      code: 'bad-settings',
    })
  })
})

describe('shared openings', () => {
  /** Of each of the first eight plies, the share of its positions that know three moves or more. */
  async function measure(changes: Partial<SelfPlayPlan>): Promise<number[]> {
    const table = await emptyTable()
    await play(changes, { table })
    const { plies, isWhole } = await measureOpenings(table, 'minichess')
    expect(isWhole).toBe(true)
    return plies.map(({ positions, three }) => three / positions)
  }
  const curious = seat('parrot', { exploration: 0.1 })
  const pupil = seat('parrot', { fallback: 'magpie' })

  it.each([
    ['Parrot with itself', 0.5, { players: [curious, curious] as const, games: 600 }],
    [
      // Half of its games go their own way, so that half of every ply takes it thousands of games more.
      'a teacher whose moves alone are learned',
      0.15,
      { players: [pupil, seat('fledgling')] as const, watches: 'first' as const, games: 1500 },
    ],
    [
      'two minds that are watched',
      0.5,
      { players: [seat('magpie'), seat('fledgling')] as const, games: 600 },
    ],
  ])('let %s know three moves in a share of %s of the positions of every ply', async (_, least, cast) => {
    const shares = await measure(cast)
    expect(shares).toHaveLength(8)
    for (const [ply, share] of shares.entries())
      expect({ ply, share, isWide: share >= least }).toEqual({ ply, share, isWide: true })
    const apart = await measure({ ...cast, games: 54, sharesOpenings: false })
    expect(apart[7]).toBeLessThan(0.2)
  })
})
