import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { countParameters, MynahCore, mynahCoreFile } from '@rookery/players/mynah'
import { createRandom } from '@rookery/rules'
import { expect, test } from 'vitest'
import { describeGame } from './describe-game.ts'
import { drawGames } from './random-games.fixture.ts'
import { createHumanMemory, HumanTrainerCore } from './trainer-core.ts'

const shape = { width: 32, narrow: 16 }
const POSITIONS = 64

function openTrainer(): HumanTrainerCore {
  const memory = createHumanMemory(shape, 1, { positions: POSITIONS, bytes: POSITIONS * 2048 })
  const trainer = new HumanTrainerCore(memory, shape, 0, 1, POSITIONS)
  const random = createRandom(5)
  trainer.weights.forEach((_, index) => {
    trainer.weights[index] = (2 * random.next() - 1) * 0.2
  })
  const eyes = new MynahCore(new WebAssembly.Module(gunzipSync(readFileSync(mynahCoreFile))))
  let at = 0
  for (const [index, record] of describeGame(eyes, drawGames(1, 9)[0]!).entries()) {
    trainer.records.set(record, at)
    trainer.order[index] = at
    at += record.length
  }
  return trainer
}

test('the parameters are those that the network file counts', () => {
  expect(openTrainer().weights.length).toBe(countParameters(shape))
})

test('gradients are the slopes of the loss', () => {
  const trainer = openTrainer()
  const [from, to] = [20, 24]
  const lossNow = () => {
    trainer.measure(from, to, 0)
    let sum = 0
    for (let index = from; index < to; index++) sum += trainer.measured(index).loss
    return sum
  }
  trainer.accumulate(from, to, 0, false)
  // A step at rate 0 moves nothing, and leaves a tenth of the gradient in the first moments.
  trainer.update(0, trainer.weights.length, { batch: 1, rate: 0, decay: 0, step: 1 })
  const slopes = trainer.firstMoments.map((moment) => moment * 10)
  const steepest = [...slopes.keys()].sort((a, b) => Math.abs(slopes[b]!) - Math.abs(slopes[a]!))
  const random = createRandom(3)
  const tried = Array.from({ length: 150 }, () => steepest[random.below(4000)]!)
  let off = 0
  for (const parameter of tried) {
    const kept = trainer.weights[parameter]!
    const step = 0.01
    trainer.weights[parameter] = kept + step
    const above = lossNow()
    trainer.weights[parameter] = kept - step
    const below = lossNow()
    trainer.weights[parameter] = kept
    const slope = (above - below) / (2 * step)
    if (Math.abs(slope - slopes[parameter]!) > 0.02 + 0.05 * Math.abs(slope)) off++
  }
  // A neuron that starts or stops within the step has another slope there; those are few.
  expect(off).toBeLessThan(8)
})

test('a network learns what it is shown again and again', () => {
  const trainer = openTrainer()
  let first = 0
  let last = 0
  for (let step = 1; step <= 60; step++) {
    last = trainer.accumulate(0, 32, 0, true) / 32
    if (step === 1) first = last
    trainer.update(0, trainer.weights.length, { batch: 32, rate: 0.01, decay: 0, step })
  }
  expect(last).toBeLessThan(first / 3)
})
