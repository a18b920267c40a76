import { ok, unwrap } from '@rookery/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planOf } from '../colony.fixture.ts'
import { ContentServer } from '../content/content-server.ts'
import { makeGamesPlan } from '../games/games-plan.ts'
import type { KnownPlan } from '../roll.ts'
import { ownVersion } from '../version.ts'
import { PlanBook } from './plan-book.ts'

let content: ContentServer
beforeAll(async () => {
  content = await ContentServer.open({ host: '127.0.0.1', port: 0 })
})
afterAll(() => content.close())

/** A plan whose sides have this control, of a coordinator that does four pieces of work a second. */
function offer(control: object): KnownPlan {
  const entrants = planOf(1).entrants.map((entrant) => ({ ...entrant, control }))
  const plan = makeGamesPlan(planOf(1, { entrants }), { keepsLines: false, isTolerant: false })
  const hash = content.add(Buffer.from(JSON.stringify(plan)))
  const { addresses } = content
  const times = { startedAt: 0, seenAt: 0, done: 0, perSecond: 0 }
  return { hash, kind: 'games', title: 'T', version: ownVersion(), addresses, ...times, speed: 4 }
}

const clock = { clock: { baseMs: 1000, incrementMs: 0 } }

describe('a plan with clocks', () => {
  it('gets as much more time as the worker is slower', async () => {
    const book = new PlanBook(ok, { measure: async () => ({ perSecond: 2, spread: 0.1 }) })
    expect(unwrap(await book.open(offer(clock))).plan).toMatchObject({ timeScale: 2 })
  })

  it('is not for a machine whose speed varies by more than a tenth, which plays the others', async () => {
    let measured = 0
    const measure = async () => {
      measured++
      return { perSecond: 2, spread: 0.23 }
    }
    const book = new PlanBook(ok, { measure })
    const refused = await book.open(offer(clock))
    expect(refused.ok ? '' : refused.faults[0]!.message).toMatch(
      /^plan [0-9a-f]{12} \(T\): the speed of this machine varies by 23 %, and the games have clocks: it plays only what is limited by nodes or depth, unless it is started with --any-speed; while it is idle, it measures again every minute$/,
    )
    expect((await book.open(offer({ moveTimeMs: 5 }))).ok).toBe(false)
    expect((await book.open(offer({ nodes: 5 }))).ok).toBe(true)
    expect(measured).toBe(1)
    const any = new PlanBook(ok, { measure, anySpeed: true })
    expect(unwrap(await any.open(offer(clock))).plan).toMatchObject({ timeScale: 2 })
  })

  it('cannot say itself how much time a worker gives', async () => {
    const plan = makeGamesPlan(planOf(1), { keepsLines: false, isTolerant: false })
    const hash = content.add(Buffer.from(JSON.stringify({ ...plan, timeScale: 500 })))
    const book = new PlanBook(ok, { measure: async () => ({ perSecond: 2, spread: 0 }) })
    expect(unwrap(await book.open({ ...offer({ depth: 1 }), hash })).plan).not.toHaveProperty('timeScale')
  })
})
