import { findPlayer } from '@rookery/players'
import { gardner, standard } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { addTrial, parseHistory, scoreOf } from './history.ts'
import { firstForm, type LearnForm, readLessons, trainable } from './learn-form.ts'

const read = (part: Partial<LearnForm>) => {
  const lessons = readLessons({ ...firstForm, ...part }, 'run', 3)
  if (!lessons.ok) throw new Error(lessons.faults[0]!.message)
  return lessons.value
}

describe('the form of the training', () => {
  it('is ready as it stands at first, with a teacher whose moves alone are learned', () => {
    const { plan, exam } = read({})
    expect(plan).toMatchObject({ variant: 'minichess', watches: 'first', games: 1000, run: 'run', seed: 3 })
    expect(plan.players.map(({ player }) => player)).toEqual(['parrot', 'fledgling'])
    expect(exam).toMatchObject({ games: 50, every: 100, opponent: { player: 'fledgling' } })
  })

  it('lets two minds teach, and Parrot itself, with curiosity', () => {
    expect(read({ cast: 'pair', first: { id: 'magpie', values: {} } }).plan).toMatchObject({
      watches: 'both',
      players: [{ player: 'magpie' }, { player: 'fledgling' }],
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
