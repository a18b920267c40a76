import { begin, moveIn, twoPeople } from '@rookery/testkit/playing'
import { describe, expect, it } from 'vitest'
import { leftMs, runningSide } from './game-clock.ts'
import { outcomeOf, type PlayState } from './play-state.ts'
import { reduceTimed } from './reducer.ts'

const clocked = (fen?: string) =>
  begin({ sides: twoPeople, clock: { initialMs: 60_000, incrementMs: 2000 }, ...(fen ? { fen } : {}) })

/** Plays moves at the given seconds. */
const playAt = (
  start: PlayState,
  ...moves: readonly (readonly [uci: string, seconds: number])[]
): PlayState =>
  moves.reduce(
    (state, [uci, seconds]) =>
      reduceTimed(state, { action: { kind: 'play', move: moveIn(state, uci) }, atMs: seconds * 1000 }),
    start,
  )

describe('the clocks', () => {
  it('stand still until the first move', () => {
    expect(runningSide(clocked())).toBeUndefined()
    expect(leftMs(clocked(), 'white', 99_000)).toBe(60_000)
  })

  it('count for the side to move, and add the increment to the mover', () => {
    const state = playAt(clocked(), ['e2e4', 10], ['e7e5', 15])
    expect(leftMs(state, 'white', 18_000)).toBe(62_000 - 3000)
    expect(leftMs(state, 'black', 18_000)).toBe(60_000 - 5000 + 2000)
    expect(runningSide(state)).toBe('white')
  })

  it('let the flag fall: what comes later comes too late', () => {
    const state = playAt(clocked(), ['e2e4', 0])
    const late = playAt(state, ['e7e5', 60])
    expect(outcomeOf(late)).toEqual({ winner: 'white', reason: 'time' })
    expect(late.line.moves).toHaveLength(1)
    expect(leftMs(late, 'black', 999_000)).toBe(0)
    const justInTime = playAt(state, ['e7e5', 59.999])
    expect(outcomeOf(justInTime)).toBeUndefined()
  })

  it('make it a draw where the other side could never mate', () => {
    const state = playAt(clocked('4k3/8/8/8/8/8/8/Q3K3 w - - 0 1'), ['e1e2', 0], ['e8e7', 1])
    const late = reduceTimed(state, { action: { kind: 'tick' }, atMs: 99_000 })
    expect(outcomeOf(late)).toEqual({ winner: undefined, reason: 'time' })
  })

  it('stop with the game', () => {
    const state = playAt(clocked(), ['f2f3', 0], ['e7e5', 1], ['g2g4', 2], ['d8h4', 3])
    expect(leftMs(state, 'white', 50_000)).toBe(62_000 - 1000 + 2000)
    expect(runningSide(state)).toBeUndefined()
    const resigned = reduceTimed(playAt(clocked(), ['e2e4', 0]), { action: { kind: 'resign' }, atMs: 4000 })
    expect(leftMs(resigned, 'black', 50_000)).toBe(56_000)
  })

  it('go back with a move that is taken back', () => {
    const state = playAt(clocked(), ['e2e4', 0], ['e7e5', 10], ['g1f3', 30])
    const back = reduceTimed(state, { action: { kind: 'take-back' }, atMs: 40_000 })
    expect(leftMs(back, 'white', 40_000)).toBe(62_000)
    expect(leftMs(back, 'white', 41_000)).toBe(61_000)
    expect(leftMs(back, 'black', 41_000)).toBe(52_000)
  })

  it('are absent from a game without them', () => {
    expect(leftMs(begin(), 'white', 0)).toBeUndefined()
  })
})
