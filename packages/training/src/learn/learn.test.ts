import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Experience, openExperience } from '@rookery/experience'
import { unwrap } from '@rookery/rules'
import { type LearnEvent, learnFromSelfPlay, type SelfPlayPlan } from '@rookery/training'
import { afterEach, describe, expect, it } from 'vitest'
import { learnFromPgn } from './learn-from-pgn.ts'

const never = new AbortController().signal
const cleanups: (() => unknown)[] = []

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

async function openTable(store: string): Promise<Experience> {
  const table = unwrap(await openExperience(store))
  cleanups.push(() => table.close())
  return table
}

function fileStore(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rookery-learn-'))
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }))
  return `sqlite:${join(folder, 'parrot.db')}`
}

const seat = (player: string, settings = {}) => ({ player, settings, limits: {} })

const plan = (games: number): SelfPlayPlan => ({
  variant: 'minichess',
  players: [seat('parrot', { fallback: 'magpie' }), seat('fledgling')],
  alternates: true,
  watches: 'first',
  games,
  seed: 1,
  run: 'test',
  lookAhead: 10,
})

describe('learning by playing', () => {
  it('makes Parrot better, in this thread, and tells how it fares at both ends and between', async () => {
    const experience = await openTable('memory:')
    const events: LearnEvent[] = []
    const exam = { opponent: seat('fledgling'), games: 200, every: 800, seed: 9 }
    const summary = await learnFromSelfPlay(plan(1000), {
      experience,
      store: 'memory:',
      workers: 0,
      exam,
      signal: never,
      onEvent: (event) => events.push(event),
    })
    expect(summary).toMatchObject({ games: 1000, learned: 1000, ending: 'finished' })
    expect(await experience.count('minichess')).toMatchObject({ games: 1000 })
    const exams = events.filter((event) => event.kind === 'exam')
    expect(exams).toHaveLength(3)
    expect([exams[0]!.learned, exams[2]!.learned]).toEqual([0, 1000])
    expect(exams[2]!.result.score).toBeGreaterThan(exams[0]!.result.score)
    expect(events.some((event) => event.kind === 'progress' && event.positions > 1000)).toBe(true)
  })

  it('on workers loses no game and counts none twice', async () => {
    const store = fileStore()
    const experience = await openTable(store)
    const options = { experience, store, workers: 2, signal: never }
    expect(await learnFromSelfPlay(plan(60), options)).toMatchObject({ games: 60, learned: 60 })
    expect(await experience.count('minichess')).toMatchObject({ games: 60 })
    expect(await learnFromSelfPlay(plan(60), options)).toMatchObject({ games: 60, learned: 0 })
    expect(await experience.count('minichess')).toMatchObject({ games: 60 })
  })

  it('keeps what was finished when it is stopped', async () => {
    const store = fileStore()
    const experience = await openTable(store)
    const stop = new AbortController()
    const learn = experience.learn.bind(experience)
    experience.learn = (games) => {
      stop.abort()
      return learn(games)
    }
    const summary = await learnFromSelfPlay(plan(1_000_000), {
      experience,
      store,
      workers: 2,
      signal: stop.signal,
    })
    expect(summary.ending).toBe('stopped')
    expect(summary.learned).toBeGreaterThan(0)
    expect(await experience.count('minichess')).toMatchObject({ games: summary.learned })
  })

  it('says what is wrong when a worker cannot open the store', async () => {
    const experience = await openTable('memory:')
    const learning = learnFromSelfPlay(plan(10), {
      experience,
      store: 'postgres://me:secret@x',
      workers: 2,
      signal: never,
    })
    await expect(learning).rejects.toMatchObject({
      name: 'ExperienceError',
      code: 'store-url',
      message: expect.stringMatching(/^The store cannot be used(?!.*secret)/),
    })
  })
})

describe('learning from PGN', () => {
  const pgn = [
    '[White "A"]\n\n1. e4 e5 2. Nf3 1-0\n\n',
    '[White "B"]\n\n1. f3 e5 2. g4 Qh4# *\n\n',
    '[White "C"]\n\n1. d4 *\n\n',
    '[White "D"]\n\n1. e4 e5 2. Ke3 1-0\n\n',
    '[White "E"]\n[Variant "Minichess"]\n\n1. b3 a4 1/2-1/2\n',
  ]

  it('takes finished games of any variant, once, and passes over what is faulty or open', async () => {
    const experience = await openTable('memory:')
    const faulty: number[] = []
    const options = {
      experience,
      variant: 'standard' as const,
      signal: never,
      onFaulty: ({ number }: { number: number }) => faulty.push(number),
    }
    expect(await learnFromPgn(pgn, options)).toMatchObject({ games: 3, learned: 3, faulty: 1, unfinished: 1 })
    expect(faulty).toEqual([4])
    expect(await experience.count('standard')).toMatchObject({ games: 2, plies: 7 })
    expect(await experience.count('minichess')).toMatchObject({ games: 1, plies: 2 })
    expect(await learnFromPgn([pgn.join('')], options)).toMatchObject({ games: 3, learned: 0 })
    const rows = await experience.rowsOf('standard', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -')
    expect([...rows].sort((a, b) => (a.move < b.move ? -1 : 1))).toEqual([
      { move: 'e4', defensiveSum: 0, offensiveSum: 1000, counter: 1 },
      { move: 'f3', defensiveSum: -1000, offensiveSum: 0, counter: 1 },
    ])
  })
})
