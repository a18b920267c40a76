import { type LearnedGame, openExperience } from '@rookery/experience'
import { type Learning, registerMind, requirePlayer } from '@rookery/players'
import { Line, minichess, startPosition, unwrap } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { measureOpenings } from './opening-width.ts'
import { type Participant, wakeSparrer } from './participant.ts'
import { playInThread } from './play-in-thread.ts'
import { playShare, type SelfPlayPlan, type Share } from './self-play.ts'

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

async function play(changes: Partial<SelfPlayPlan>, share: Share = { first: 0, step: 1 }) {
  const games = []
  for await (const game of playShare({ ...plan, ...changes }, share, await emptyTable(), never))
    games.push(game)
  return games
}

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

  it('are known to the Parrot that plays on before they are written down', async () => {
    const teacher = seat('parrot', { fallback: 'magpie' })
    const games = await play({
      players: [teacher, seat('fledgling')],
      watches: 'first',
      games: 30,
      sharesOpenings: false,
    })
    const answers = new Map<string, Set<string>>()
    for (const { board, move } of games.flatMap(({ lessons }) => lessons))
      answers.set(board, (answers.get(board) ?? new Set()).add(move))
    expect([...answers.values()].filter((moves) => moves.size > 1)).toEqual([])
  })

  const sorted = (played: readonly LearnedGame[]) => [...played].sort((a, b) => (a.id < b.id ? -1 : 1))
  const playShared = async (changes: Partial<SelfPlayPlan>, step: number) => {
    const shares = Array.from({ length: step }, (_, first) => play(changes, { first, step }))
    return sorted((await Promise.all(shares)).flat())
  }

  it('are the same whoever shares them, where each goes its own way', async () => {
    const changes = { games: 30, sharesOpenings: false }
    const all = sorted(await play(changes))
    expect(all).toHaveLength(30)
    for (const step of [2, 3]) expect(await playShared(changes, step)).toEqual(all)
  })

  it('are the same again with the same shares, and none is left out or played twice', async () => {
    const ids = sorted(await play({ games: 30 })).map(({ id }) => id)
    for (const step of [1, 2, 3]) {
      const games = await playShared({ games: 30 }, step)
      expect(games.map(({ id }) => id)).toEqual(ids)
      expect(await playShared({ games: 30 }, step)).toEqual(games)
    }
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
    for await (const game of playShare({ ...plan, ...changes }, { first: 0, step: 1 }, table, never))
      await table.learn([game])
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
