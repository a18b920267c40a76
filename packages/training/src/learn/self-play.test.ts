import { openExperience } from '@rookery/experience'
import { Line, minichess, startPosition, unwrap } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
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

  it('is given up when it is aborted', async () => {
    const mind = await wakeSparrer(seat('fledgling'), await emptyTable())
    expect(
      await playInThread(startPosition(), { white: mind, black: mind }, 1, AbortSignal.abort()),
    ).toBeUndefined()
  })
})

describe('games to learn from', () => {
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
    const games = await play({ players: [teacher, seat('fledgling')], watches: 'first', games: 30 })
    const answers = new Map<string, Set<string>>()
    for (const { board, move } of games.flatMap(({ lessons }) => lessons))
      answers.set(board, (answers.get(board) ?? new Set()).add(move))
    expect([...answers.values()].filter((moves) => moves.size > 1)).toEqual([])
  })

  it('are the same whoever shares them', async () => {
    const shares = [await play({}, { first: 0, step: 2 }), await play({}, { first: 1, step: 2 })]
    expect(shares.flat().sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(await play({}))
  })

  it('are refused where a player has not such a setting', async () => {
    await expect(
      play({ players: [seat('magpie', { boldnes: 1 }), seat('fledgling')] }),
    ).rejects.toMatchObject({
      code: 'bad-settings',
    })
  })
})
