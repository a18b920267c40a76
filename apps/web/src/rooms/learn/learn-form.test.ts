import { findPlayer } from '@rookery/players'
import { gardner, standard } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { addTrial, compareTrials, parseHistory, scoreOf } from './history.ts'
import { firstForm, type LearnForm, readLessons, trainable } from './learn-form.ts'

const read = (part: Partial<LearnForm>) => {
  const lessons = readLessons({ ...firstForm, ...part }, 'run', 3)
  if (!lessons.ok) throw new Error(lessons.faults[0]!.message)
  return lessons.value
}

describe('the form of the training', () => {
  it('is ready as it stands at first, with a teacher whose moves alone are learned', () => {
    const { plan, exam } = read({})
    expect(plan).toMatchObject({ variant: 'gardner', watches: 'first', games: 600, run: 'run', seed: 3 })
    expect(plan.players.map(({ player }) => player)).toEqual(['parrot', 'magpie'])
    expect(exam).toMatchObject({ games: 200, every: 150, opponent: { player: 'magpie' } })
  })

  it('lets two minds teach, and Parrot itself, with curiosity', () => {
    expect(read({ cast: 'pair', first: { id: 'magpie', values: {} } }).plan).toMatchObject({
      watches: 'both',
      players: [{ player: 'magpie' }, { player: 'magpie' }],
    })
    expect(read({ cast: 'itself' }).plan.players[0]).toMatchObject({
      player: 'parrot',
      settings: { exploration: 0.1, fallback: 'fledgling' },
    })
  })

  it.each([
    [{ games: '1.5' }, 'games', 'Games: a whole number from 1 to 1,000,000'],
    [{ lookAhead: '0' }, 'look-ahead', 'Look-ahead: a whole number from 1 to 1,000'],
    [{ variant: gardner, examiner: 'owl' }, 'exam', /^Owl does not play Gardner 5x5: choose /],
    [{ variant: standard, first: { id: 'owl', values: { depth: 99 } } }, 'first', /^Owl: depth/],
  ] as const)('names the fault in row %#', (part, code, message) => {
    const lessons = readLessons({ ...firstForm, ...part }, 'run', 3)
    expect(lessons).toMatchObject({
      ok: false,
      faults: [{ code, message: typeof message === 'string' ? message : expect.stringMatching(message) }],
    })
  })

  it('offers no table of its own to a Parrot that teaches', () => {
    const parrot = findPlayer('parrot')!
    expect(Object.keys(trainable(parrot).settings)).toEqual(['exploration', 'fallback'])
  })
})

describe('the history of tests', () => {
  it.each([null, '', '{', '{}', '[1, null, {"games":-1}]'])('reads nothing from %j', (text) => {
    expect(parseHistory(text)).toEqual([])
  })

  it('keeps what is sound', () => {
    const trial = { games: 10, opponent: 'owl', won: 1, drawn: 0, lost: 3 }
    expect(
      parseHistory(JSON.stringify([trial, { ...trial, lost: 'many' }, { ...trial, won: 0, lost: 0 }])),
    ).toEqual([trial])
  })

  it('counts a test that was held again with nothing learned between once', () => {
    const trial = { games: 10, opponent: 'owl', won: 1, drawn: 0, lost: 3 }
    const again = { ...trial, won: 2 }
    expect(addTrial([trial], again)).toEqual([again])
    expect(addTrial([trial], { ...again, opponent: 'wren' })).toHaveLength(2)
    expect(addTrial([trial], { ...again, games: 11 })).toHaveLength(2)
  })

  it('has an interval that stays within 0 and 100 and holds the score', () => {
    for (const [won, drawn, lost] of [
      [10, 0, 0],
      [0, 0, 10],
      [3, 4, 3],
      [1, 0, 0],
    ] as const) {
      const { score, low, high } = scoreOf({ won, drawn, lost })
      expect(low).toBeGreaterThanOrEqual(-1e-9)
      expect(high).toBeLessThanOrEqual(100 + 1e-9)
      expect(low).toBeLessThanOrEqual(score + 1e-9)
      expect(high).toBeGreaterThanOrEqual(score - 1e-9)
      expect(high - low).toBeGreaterThan(20)
    }
  })
})

describe('two tests beside each other', () => {
  const trial = (won: number, drawn: number, lost: number) => ({
    games: 0,
    opponent: 'owl',
    won,
    drawn,
    lost,
  })

  // The interval by method 10 of Newcombe (Statistics in Medicine 17, 1998), table II: 56/70 and 48/80; 10/10 and 0/20.
  it.each([
    [trial(48, 0, 32), trial(56, 0, 14), 20, 5.24, 33.39],
    [trial(0, 0, 20), trial(10, 0, 0), 100, 67.91, 100],
  ])('differ by what the published method says, row %#', (before, after, points, low, high) => {
    const compared = compareTrials(before, after)
    expect(compared.points).toBeCloseTo(points)
    expect(compared.low).toBeCloseTo(low, 1)
    expect(compared.high).toBeCloseTo(high, 1)
    expect(compared.verdict).toBe('better')
  })

  it('say nothing where the difference is within the error, and say worse where it is', () => {
    expect(compareTrials(trial(48, 4, 48), trial(55, 2, 43)).verdict).toBe('unsure')
    expect(compareTrials(trial(50, 0, 50), trial(50, 0, 50)).verdict).toBe('unsure')
    expect(compareTrials(trial(90, 0, 10), trial(50, 0, 50)).verdict).toBe('worse')
  })
})
