import { createRandom } from '@rookery/rules'
import type { Knock } from './recipes.ts'

/** A bar of wood rings at its pitch and, weaker and shorter, at this multiple of it. */
const overtone = 3.93
const attackMs = 1.5
const tapDecayMs = 7
/** After so many decays a knock is below hearing. */
const decaysHeard = 7

/** The samples of a sound, between -1 and 1; the same knocks give the same samples. */
export function synthesise(knocks: readonly Knock[], sampleRate: number): Float32Array<ArrayBuffer> {
  const lengthMs = Math.max(...knocks.map(({ atMs, decayMs }) => atMs + decaysHeard * decayMs))
  const samples = new Float32Array(Math.ceil((lengthMs / 1000) * sampleRate))
  const random = createRandom(1)
  for (const knock of knocks) addKnock(samples, knock, sampleRate, () => random.next())
  return samples.map((sample) => Math.tanh(sample))
}

function addKnock(samples: Float32Array, knock: Knock, sampleRate: number, noise: () => number): void {
  const { atMs, pitchHz, decayMs, strength, tap } = knock
  const start = Math.round((atMs / 1000) * sampleRate)
  const count = Math.min(samples.length - start, Math.round(((decaysHeard * decayMs) / 1000) * sampleRate))
  let dull = 0
  for (let index = 0; index < count; index++) {
    const ms = (index / sampleRate) * 1000
    const turns = (2 * Math.PI * pitchHz * ms) / 1000
    const tone =
      Math.sin(turns) * Math.exp(-ms / decayMs) +
      0.3 * Math.sin(overtone * turns) * Math.exp((-3 * ms) / decayMs)
    // A running mean takes the hiss out of the noise and leaves the thud.
    dull += 0.35 * (2 * noise() - 1 - dull)
    const thud = 1.6 * dull * Math.exp(-ms / tapDecayMs)
    const attack = Math.min(1, ms / attackMs)
    samples[start + index]! += strength * attack * ((1 - tap) * tone + tap * thud)
  }
}
