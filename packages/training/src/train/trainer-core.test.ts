import { manStates } from '@rookery/engine'
import { createRandom } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { RECORD_SIZE } from '../data/record.ts'
import { randomRecords } from './random-records.fixture.ts'
import { ReferenceNetwork } from './reference.fixture.ts'
import { createTrainingMemory, type NetworkShape, TrainerCore } from './trainer-core.ts'

const COUNT = 60
const SHARE = 0.3
const SCALE = 400

function setUp(shape: NetworkShape, threads = 1) {
  const memory = createTrainingMemory(shape, threads, COUNT)
  const cores = Array.from(
    { length: threads },
    (_, thread) => new TrainerCore(memory, shape, thread, threads),
  )
  const random = createRandom(5)
  const core = cores[0]!
  for (let i = 0; i < core.weights.length - 3; i++) core.weights[i] = (random.next() - 0.45) * 0.5
  core.records.set(randomRecords(shape.variant, COUNT, 7))
  return { cores, core, random }
}

const shapes = (['standard', 'minichess'] as const).flatMap((variant) =>
  manStates.map((states) => ({ width: 16, states, variant })),
)

describe.each(shapes)('the trainer on $variant with $states states of a man', (shape) => {
  it('says what the plain network says', () => {
    const { core } = setUp(shape)
    const reference = new ReferenceNetwork(core.weights, shape)
    for (let i = 0; i < COUNT; i++) {
      expect(core.predict(i)).toBeCloseTo(reference.predict(core.records, i), 4)
    }
  })

  it('has the gradients that finite differences find', () => {
    const { core, random } = setUp(shape)
    const reference = new ReferenceNetwork(core.weights, shape)
    // Without moments before it, one step of Adam keeps a tenth of the gradient as its first moment.
    core.accumulate(0, COUNT, SHARE, SCALE)
    const before = core.weights.slice()
    core.update(0, core.weights.length, { batch: 1, rate: 0, decay: 0, most: 100, step: 1 })
    expect(core.weights).toEqual(before)
    const last = core.weights.length - 4
    const outputs = [last, last - 1, last - 17, last - 33, last - 40]
    const looked = [...outputs, ...Array.from({ length: 300 * shape.states }, () => random.below(last))]
    let moved = 0
    for (const parameter of looked) {
      let slope = 0
      for (let i = 0; i < COUNT; i++) slope += reference.slope(core.records, i, parameter, SHARE, SCALE)
      const found = core.firstMoments[parameter]! / 0.1
      expect(Math.abs(found - slope)).toBeLessThan(1e-4 + 0.002 * Math.abs(slope))
      if (slope !== 0) moved++
    }
    expect(moved).toBeGreaterThan(20)
  })

  it('learns the same from two threads as from one', () => {
    const one = setUp(shape)
    const two = setUp(shape, 2)
    const step = { batch: COUNT, rate: 0.01, decay: 0.01, most: 1.98, step: 1 }
    const loss = one.core.accumulate(0, COUNT, SHARE, SCALE)
    one.core.update(0, one.core.weights.length, step)
    const half =
      two.cores[0]!.accumulate(0, 25, SHARE, SCALE) + two.cores[1]!.accumulate(25, COUNT, SHARE, SCALE)
    two.cores[1]!.update(0, 64, step)
    two.cores[0]!.update(64, two.core.weights.length, step)
    expect(half).toBeCloseTo(loss, 5)
    // Adam's first step is the same for all that has a slope, so rounding shows only where there is next to none.
    const apart = one.core.weights.filter((weight, i) => Math.abs(weight - two.core.weights[i]!) > 1e-4)
    expect(apart.length).toBeLessThan(one.core.weights.length / 100)
  })

  it('brings the error down', () => {
    const { core } = setUp(shape)
    const before = core.measure(0, COUNT, SHARE, SCALE)
    for (let step = 1; step <= 60; step++) {
      core.accumulate(0, COUNT, SHARE, SCALE)
      core.update(0, core.weights.length, { batch: COUNT, rate: 0.01, decay: 0.01, most: 1.98, step })
    }
    expect(core.measure(0, COUNT, SHARE, SCALE)).toBeLessThan(before / 4)
    expect(Math.max(...core.weights.map(Math.abs))).toBeLessThanOrEqual(1.98)
  })
})

describe('the shuffle', () => {
  it('keeps every record, in an order that the seed decides', () => {
    const shape = { width: 16, states: 1, variant: 'standard' } as const
    const orderBy = (seed: number) => {
      const { core } = setUp(shape)
      core.shuffle(COUNT, seed)
      return Array.from({ length: COUNT }, (_, i) =>
        core.records.slice(i * RECORD_SIZE, (i + 1) * RECORD_SIZE).join(),
      )
    }
    const first = orderBy(1)
    expect(orderBy(1)).toEqual(first)
    expect(orderBy(2)).not.toEqual(first)
    expect([...orderBy(2)].sort()).toEqual([...first].sort())
  })
})
