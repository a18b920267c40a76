import { describe, expect, it } from 'vitest'
import { timeBudget } from './time-budget.ts'

const clock = (remainingMs: number, incrementMs = 0) => ({ remainingMs, incrementMs })

describe('the time for a move', () => {
  it('has no end where no limit speaks of time', () => {
    expect(timeBudget({ depth: 3 }, 'white')).toBe(Infinity)
  })

  it('is what the limits name', () => {
    expect(timeBudget({ timeMs: 250 }, 'black')).toBe(250)
  })

  it('is a share of the own clock and most of the increment', () => {
    const clocks = { white: clock(60_000, 1000), black: clock(30_000) }
    expect(timeBudget({ clocks }, 'white')).toBe(2750)
    expect(timeBudget({ clocks }, 'black')).toBe(1000)
    expect(timeBudget({ clocks, timeMs: 100 }, 'black')).toBe(100)
  })

  it('is shared out among the moves until more time is added', () => {
    expect(
      timeBudget({ clocks: { white: { ...clock(10_000), movesToGo: 5 }, black: clock(1) } }, 'white'),
    ).toBe(2000)
  })

  it('never runs the clock out while there is time to spare', () => {
    const clocks = { white: clock(400, 5000), black: clock(10) }
    expect(timeBudget({ clocks }, 'white')).toBe(350)
    expect(timeBudget({ clocks }, 'black')).toBe(1)
  })
})
