import { getPreferences } from '../preferences/store.ts'
import { recipes } from './recipes.ts'
import type { SoundKind } from './sound-of.ts'
import { synthesise } from './synthesise.ts'

let context: AudioContext | undefined
const buffers = new Map<SoundKind, AudioBuffer>()

/** Browsers are silent until the person has touched the page, and fall silent again when it was away. */
export function wakeSoundsByGesture(): void {
  const wake = () => {
    if (!getPreferences().sounds || typeof AudioContext === 'undefined') return
    context ??= new AudioContext({ latencyHint: 'interactive' })
    if (context.state !== 'running') void context.resume().catch(() => undefined)
  }
  for (const gesture of ['pointerdown', 'pointerup', 'keydown']) {
    window.addEventListener(gesture, wake, { capture: true, passive: true })
  }
}

/** Plays nothing while the person has sounds switched off, or before their first gesture. */
export function playSound(kind: SoundKind): void {
  const { sounds, volume } = getPreferences()
  if (!sounds || volume === 0 || context?.state !== 'running') return
  const { destination } = context
  // In a task of its own: a sound that is heard for the first time is computed first, and the move must not wait for that.
  setTimeout(() => start(kind, volume, destination))
}

function start(kind: SoundKind, volume: number, destination: AudioNode): void {
  const { context } = destination
  const source = context.createBufferSource()
  const gain = context.createGain()
  // The ear hears loudness by its ratio, so half the slider is a quarter of the amplitude.
  gain.gain.value = volume * volume
  source.buffer = bufferOf(kind, context)
  source.connect(gain).connect(destination)
  source.start()
}

function bufferOf(kind: SoundKind, { sampleRate }: BaseAudioContext): AudioBuffer {
  const kept = buffers.get(kind)
  if (kept) return kept
  const samples = synthesise(recipes[kind], sampleRate)
  const buffer = new AudioBuffer({ length: samples.length, sampleRate })
  buffer.copyToChannel(samples, 0)
  buffers.set(kind, buffer)
  return buffer
}
