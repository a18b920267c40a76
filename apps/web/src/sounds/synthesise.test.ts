import { describe, expect, it } from 'vitest'
import { recipes } from './recipes.ts'
import { soundKinds } from './sound-of.ts'
import { synthesise } from './synthesise.ts'

const sampleRate = 22_050
const loudest = (samples: Float32Array) =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

describe.each(soundKinds)('the sound of %s', (kind) => {
  const samples = synthesise(recipes[kind], sampleRate)

  it('is short', () => {
    expect(samples.length / sampleRate).toBeLessThan(2.2)
    const heard = samples.reduce((last, sample, index) => (Math.abs(sample) > 0.02 ? index : last), 0)
    expect(heard / sampleRate).toBeLessThan(1)
  })

  it('can be heard and is never clipped', () => {
    expect(loudest(samples)).toBeGreaterThan(0.1)
    expect(loudest(samples)).toBeLessThan(0.9)
  })

  it('begins and ends in silence, without a crack', () => {
    expect(Math.abs(samples[0]!)).toBeLessThan(0.01)
    expect(loudest(samples.slice(-20))).toBeLessThan(0.01)
  })

  it('is the same every time', () => {
    const again = synthesise(recipes[kind], sampleRate)
    expect(again.every((sample, index) => sample === samples[index])).toBe(true)
  })
})

it('has a sound of its own for every kind', () => {
  expect(new Set(soundKinds.map((kind) => JSON.stringify(recipes[kind]))).size).toBe(soundKinds.length)
})
