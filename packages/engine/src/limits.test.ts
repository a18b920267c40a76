import { describe, expect, it } from 'vitest'
import { type Clock, checkLimits, planTime } from './limits.ts'

const on = (white: Clock) => ({ clocks: { white, black: { remainingMs: 1, incrementMs: 0 } } })

describe('the plan for the clock', () => {
  it('is to search without end where nothing is named', () => {
    expect(planTime({}, 'white')).toEqual({ softMs: 0, hardMs: 0 })
  })

  it('is to use a time for one move in full', () => {
    expect(planTime({ timeMs: 500 }, 'white')).toEqual({ softMs: 0, hardMs: 500 })
  })

  it('spends more of a longer clock, and never most of it', () => {
    const short = planTime(on({ remainingMs: 10_000, incrementMs: 100 }), 'white')
    const long = planTime(on({ remainingMs: 60_000, incrementMs: 100 }), 'white')
    expect(long.softMs).toBeGreaterThan(short.softMs)
    expect(long.hardMs).toBeLessThanOrEqual(30_000)
    expect(short.softMs).toBeLessThan(short.hardMs)
  })

  it('leaves the overhead of the move alone on a clock that is nearly down', () => {
    for (const remainingMs of [0, 1, 10, 40, 60, 100]) {
      const { hardMs } = planTime(on({ remainingMs, incrementMs: 10 }), 'white', 25)
      expect(hardMs).toBeLessThanOrEqual(Math.max(1, remainingMs - 25))
    }
  })

  it('does not count on an increment that the overhead eats', () => {
    const without = planTime(on({ remainingMs: 1000, incrementMs: 0 }), 'white', 25)
    const small = planTime(on({ remainingMs: 1000, incrementMs: 10 }), 'white', 25)
    expect(small).toEqual(without)
  })

  it('keeps a tenth of a second on the clock, for a machine that stands still', () => {
    for (const remainingMs of [130, 200, 500, 5000]) {
      const { hardMs } = planTime(on({ remainingMs, incrementMs: 50 }), 'white')
      expect(hardMs).toBeLessThanOrEqual(remainingMs - 100)
    }
  })

  it('spreads the time over the moves to go', () => {
    const many = planTime(on({ remainingMs: 60_000, incrementMs: 0, movesToGo: 30 }), 'white')
    const last = planTime(on({ remainingMs: 60_000, incrementMs: 0, movesToGo: 1 }), 'white')
    expect(last.softMs).toBeGreaterThan(many.softMs * 5)
    expect(last.hardMs).toBeLessThan(60_000)
  })
})

describe('limits', () => {
  it('of a name that no search has are refused in a sentence', () => {
    const given = (limits: object) => () => checkLimits(limits)
    expect(given({ signal: new AbortController().signal })).toThrow(
      'a search has no limit "signal": it belongs to the options, which follow the limits',
    )
    expect(given({ depht: 3 })).toThrow(
      'a search has no limit "depht"; there are depth, nodes, timeMs, clocks, mate, rootMoves, lines, ponder',
    )
    expect(given({ depth: 3, signal: undefined })).not.toThrow()
  })
})
