import type { Plan } from '@rookery/arena'
import { describe, expect, it } from 'vitest'
import { LiveBoards } from './live-boards.ts'

const fledgling = (name: string) =>
  ({ kind: 'player', name, player: 'fledgling', settings: {}, control: {} }) as const

const plan: Plan = {
  event: 'Test',
  variant: 'standard',
  entrants: [fledgling('a'), fledgling('b')],
  schedule: { kind: 'round-robin', rounds: 500, games: 2 },
  openings: [],
  seed: 5,
  adjudication: {},
  marginMs: 250,
  stallMs: 60_000,
}

const watched = (worker: string, thread: number, number: number, moves: readonly string[] = []) => ({
  worker,
  thread,
  game: { number, round: 1, pair: 0, opening: 0, white: 0, black: 1 },
  moves: [...moves],
})

const ended = (number: number) => ({
  ...watched('', 0, number).game,
  ...{
    winner: null,
    ending: 'stalemate' as const,
    fen: '',
    opening: [],
    moves: [],
    startedAt: '',
    durationMs: 0,
  },
})

const shownIn = (live: LiveBoards) =>
  live.boards.flatMap((board) => (board ? [`${board.number}${board.end ? ' over' : ''}`] : []))

describe('the boards of a colony', () => {
  it('show the game that each thread plays now, long before the games before it are told as over', () => {
    const live = new LiveBoards(plan, 6)
    for (let number = 1; number <= 40; number++) {
      live.watch(watched('one', 0, number))
      live.watch(watched('two', 0, 100 + number, ['e2e4']))
    }
    expect(shownIn(live)).toEqual(['40', '140'])
    expect(live.boards[1]).toMatchObject({ plies: 1 })
  })

  it('show others where there are more threads than places, as soon as a game is over', () => {
    const live = new LiveBoards(plan, 2)
    for (const thread of [0, 1, 2]) live.watch(watched('one', thread, 1 + thread))
    expect(shownIn(live)).toEqual(['1', '2'])
    live.end(ended(1))
    expect(shownIn(live)).toEqual(['1 over', '2'])
    live.watch(watched('one', 2, 3))
    expect(shownIn(live)).toEqual(['3', '2'])
    live.watch(watched('one', 1, 7))
    expect(shownIn(live)).toEqual(['3', '7'])
  })

  it('show a game once that another worker has begun again', () => {
    const live = new LiveBoards(plan, 6)
    live.watch(watched('one', 0, 1, ['e2e4']))
    live.watch(watched('two', 0, 2))
    live.watch(watched('two', 0, 1))
    expect(shownIn(live)).toEqual(['1'])
  })

  it('show nothing unfinished of workers that are gone', () => {
    const live = new LiveBoards(plan, 6)
    for (const [number, worker] of ['one', 'two', 'three'].entries()) live.watch(watched(worker, 0, number))
    live.end(ended(0))
    live.keepOf(new Set(['three']))
    expect(shownIn(live)).toEqual(['0 over', '2'])
  })
})
