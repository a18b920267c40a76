import { expect, it } from 'vitest'
import type { Notice } from '../match/notice.ts'
import type { SeatedEntrant } from '../match/seated-entrant.ts'
import { createSeatedPerson } from '../match/seated-person.ts'
import { seatEntrantsInNode } from '../node/seat-entrants.ts'
import type { Entrant } from './plan.ts'
import { engine, fledgling, planOf } from './plans.fixture.ts'
import { findEntrantFaults } from './probe.ts'

const nobody = async () => 'resign' as const

it('entrants that can play have no faults', async () => {
  expect(await findEntrantFaults(planOf([fledgling('a'), engine('b')]), seatEntrantsInNode())).toEqual([])
})

it('every entrant that cannot play is named with its reason', async () => {
  const plan = planOf(
    [engine('a', { Nothing: '1' }), { ...fledgling('b'), player: 'owl' } as never, engine('c')],
    {
      variant: 'minichess',
    },
  )
  const faults = await findEntrantFaults(plan, seatEntrantsInNode())
  expect(faults.map(({ message }) => message)).toEqual([
    'a: the engine does not play Minichess: the engine has no option Nothing',
    'b: Owl does not play Minichess',
    'c: the engine does not play Minichess',
  ])
})

it('an engine that says it did not do what it was told is named, unless that is tolerated', async () => {
  const plan = planOf([engine('a', { Network: 'x' }), engine('b', { Nothing: '1' })])
  const faults = await findEntrantFaults(plan, seatEntrantsInNode())
  expect(faults.map(({ message }) => message)).toEqual([
    'a: x cannot be read; another one goes on',
    'b: the engine has no option Nothing',
  ])
  const heard: string[] = []
  const onNotice = ({ name }: Entrant, { text }: Notice) => heard.push(`${name} ${text}`)
  const tolerated = await findEntrantFaults(plan, seatEntrantsInNode(), { isTolerant: true, onNotice })
  expect(tolerated).toEqual([])
  expect(heard).toEqual(['a x cannot be read; another one goes on', 'b the engine has no option Nothing'])
})

it('an entrant that fails once by accident is tried again', async () => {
  let attempts = 0
  const unlucky = (): SeatedEntrant => ({
    ...createSeatedPerson(nobody),
    newGame: async () => {
      if (++attempts === 1) throw new Error('ended by SIGKILL')
    },
  })
  expect(await findEntrantFaults(planOf([fledgling('a')]), unlucky)).toEqual([])
  expect(attempts).toBe(2)
})

it('one that gives no answer is not waited for without end', async () => {
  const silent = (): SeatedEntrant => ({
    ...createSeatedPerson(nobody),
    newGame: () => new Promise(() => {}),
  })
  const faults = await findEntrantFaults(planOf([fledgling('a')], { stallMs: 20 }), silent)
  expect(faults[0]?.message).toBe('a: no answer within 20 ms')
})
