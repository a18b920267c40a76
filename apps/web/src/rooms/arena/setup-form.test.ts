import { parseMindSeat } from '@rookery/play'
import { chess960, minichess, standard } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { firstForm, makePlan, nameEntrants, readSetup, type SetupForm, withVariant } from './setup-form.ts'

const read = (part: Partial<SetupForm>) => {
  const setup = readSetup({ ...firstForm, ...part })
  if (!setup.ok) throw new Error(setup.faults[0]!.message)
  return setup.value
}

describe('the form of a tournament', () => {
  it('is ready as it stands at first', () => {
    const { entrants, rounds, boards } = read({})
    expect(entrants.map(({ name }) => name)).toEqual(['Magpie', 'Owl', 'Kestrel'])
    expect([rounds, boards]).toEqual([5, 2])
  })

  it.each([
    [{ rounds: '' }, 'rounds', 'Rounds: a whole number from 1 to 100000'],
    [{ rounds: '201', schedule: 'swiss' }, 'rounds', 'Rounds: a whole number from 1 to 200'],
    [{ boards: '17' }, 'boards', 'Boards: a whole number from 1 to 16'],
    [{ event: '  ' }, 'event', 'The tournament needs a name'],
    [{ entrants: firstForm.entrants.slice(0, 1) }, 'entrants', 'A tournament needs at least two players'],
    [
      { variant: minichess },
      'entrants',
      expect.stringContaining('Owl does not play Minichess: choose fledgling, magpie, heron'),
    ],
    [
      { limit: 'time', limitTexts: { ...firstForm.limitTexts, time: '0' } },
      'limit',
      'Seconds a move go from 0.01 to 3600',
    ],
    [
      { isTest: true, elo0: '5', elo1: '5', entrants: firstForm.entrants.slice(0, 2) },
      'test',
      'The two Elo differences go from −1000 to 1000, the lower one first',
    ],
  ] as const)('names the fault in row %#', (part, code, message) => {
    expect(readSetup({ ...firstForm, ...part })).toEqual({ ok: false, faults: [{ code, message }] })
  })

  it('reads half a second as English and as German writes it', () => {
    const controls = ['0.5', '0,5'].map(
      (time) => read({ limit: 'time', limitTexts: { ...firstForm.limitTexts, time } }).entrants[0]!.control,
    )
    expect(controls).toEqual([{ moveTimeMs: 500 }, { moveTimeMs: 500 }])
  })

  it('reads a clock as the command line does', () => {
    const { entrants } = read({ limit: 'clock', limitTexts: { ...firstForm.limitTexts, clock: '40/60+0.5' } })
    expect(entrants[0]!.control).toEqual({ clock: { baseMs: 60_000, incrementMs: 500, moves: 40 } })
  })

  it('tests two players only', () => {
    const two = firstForm.entrants.slice(0, 2)
    expect(read({ isTest: true, entrants: two }).sprt).toMatchObject({ elo0: 0, elo1: 20, unit: 'pairs' })
    expect(read({ isTest: true }).sprt).toBeUndefined()
  })

  it('tells players of one mind apart', () => {
    const seats = [{}, { depth: 1 }, {}, { depth: 1 }].map((settings) => {
      const seat = parseMindSeat('owl', settings)
      if (!seat.ok) throw new Error(seat.faults[0]!.message)
      return seat.value
    })
    expect(nameEntrants(seats)).toEqual(['Owl', 'Owl (depth 1)', 'Owl 2', 'Owl (depth 1) 2'])
  })

  it('replaces who does not play on a new board', () => {
    const form = withVariant(firstForm, minichess)
    expect(form.entrants).toHaveLength(3)
    expect(form.entrants.map(({ id }) => id)).not.toContain('owl')
    expect(new Set(form.entrants.map(({ key }) => key)).size).toBe(3)
    expect(readSetup(form).ok).toBe(true)
  })
})

describe('the plan made of it', () => {
  it('has an opening of ours for each round, the same for the same seed', async () => {
    const plan = await makePlan(read({ rounds: '3' }), 7)
    expect(plan.openings).toHaveLength(3)
    expect(new Set(plan.openings.map(({ fen }) => fen)).size).toBe(3)
    expect(await makePlan(read({ rounds: '3' }), 7)).toEqual(plan)
  })

  it('draws start positions where there is no set', async () => {
    const { openings } = await makePlan(read({ variant: chess960, rounds: '4' }), 7)
    expect(new Set(openings.map(({ fen }) => fen)).size).toBe(4)
    expect(openings.every(({ moves }) => moves.length === 0)).toBe(true)
  })

  it('begins at the start position where that is asked for', async () => {
    expect((await makePlan(read({ variant: standard, openings: 'start' }), 7)).openings).toEqual([])
  })
})
