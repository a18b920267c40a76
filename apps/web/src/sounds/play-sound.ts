import { getPreferences } from '../preferences/store.ts'
import type { SoundKind } from './sound-of.ts'

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
  setTimeout(() => void start(kind, volume, destination))
}

async function start(kind: SoundKind, volume: number, destination: AudioNode): Promise<void> {
  const { context } = destination
  const source = context.createBufferSource()
  const gain = context.createGain()
  // The ear hears loudness by its ratio, so half the slider is a quarter of the amplitude.
  gain.gain.value = volume * volume
  try {
    source.buffer = await bufferOf(kind, context)
  } catch {
    // Without a network the instruments may not come: a move goes without a sound.
    return
  }
  source.connect(gain).connect(destination)
  source.start()
}

async function bufferOf(kind: SoundKind, { sampleRate }: BaseAudioContext): Promise<AudioBuffer> {
  const kept = buffers.get(kind)
  if (kept) return kept
  const { makeSound } = await import('./make-sound.ts')
  const samples = makeSound(kind, sampleRate)
  const buffer = new AudioBuffer({ length: samples.length, sampleRate })
  buffer.copyToChannel(samples, 0)
  buffers.set(kind, buffer)
  return buffer
}
