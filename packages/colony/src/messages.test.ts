import { placesOf, strangers, withChange } from '@rookery/testkit'
import { describe, expect, it } from 'vitest'
import { parseJob, parsePlanNotice, parseResult, parseWorkerNotice } from './messages.ts'

const hash = 'a'.repeat(64)
const times = { startedAt: 1, seenAt: 2 }
const whole = [
  [
    parsePlanNotice,
    {
      kind: 'games',
      title: 'Friday',
      version: '0.1.0+abcd',
      addresses: ['http://10.0.0.1:4000'],
      done: 3,
      total: 9,
      perSecond: 0.5,
      ...times,
    },
  ],
  [
    parseWorkerNotice,
    {
      host: 'box',
      pid: 7,
      version: '0.1.0+abcd',
      threads: 2,
      busy: 1,
      jobs: 3,
      units: 30,
      speeds: [{ plan: hash, perSecond: 1.5 }],
      lastResultAt: 2,
      ...times,
    },
  ],
  [parseJob, { plan: hash, units: [1, 2], avoid: 'box-7' }],
  [parseResult, { plan: hash, version: '0.1.0+abcd', elapsedMs: 5, done: [{}, {}] }],
] as const

describe('a message in Redis', () => {
  it.each(whole)('is read as it is written: %o', (parse, message) => {
    expect(parse(JSON.stringify(message))).toEqual({ ok: true, value: message })
  })

  it.each(whole)(
    'with anything in any place is refused with a sentence, or has the same shape: %o',
    (parse, message) => {
      let refused = 0
      for (const place of placesOf(message))
        for (const stranger of strangers) {
          const read = parse(JSON.stringify(withChange(message, place, stranger)) ?? '')
          if (read.ok) continue
          refused++
          expect(read.faults[0]!.message).toMatch(
            /^a (notice of a plan|notice of a worker|job|result) [^\n]{5,100}$/,
          )
        }
      expect(refused).toBeGreaterThan(10)
    },
  )

  it.each(['', 'x', '[', 'null', '[]', `"${'x'.repeat(100)}`])('%j is refused', (text) => {
    for (const [parse] of whole) expect(parse(text).ok).toBe(false)
  })
})
