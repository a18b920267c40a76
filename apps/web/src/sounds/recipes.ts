import type { SoundKind } from './sound-of.ts'

/** One stroke on wood: a pitch that dies away, and the tap of the stroke itself. */
export interface Knock {
  readonly atMs: number
  readonly pitchHz: number
  /** The time in which it loses most of its strength. */
  readonly decayMs: number
  readonly strength: number
  /** How much of it is the tap and how little the tone, 0 to 1. */
  readonly tap: number
}

const place: Knock = { atMs: 0, pitchHz: 310, decayMs: 34, strength: 0.62, tap: 0.5 }

export const recipes: Readonly<Record<SoundKind, readonly Knock[]>> = {
  move: [place],
  capture: [
    { ...place, pitchHz: 430, decayMs: 22, strength: 0.5, tap: 0.8 },
    { ...place, atMs: 34, pitchHz: 235, decayMs: 48, strength: 0.75 },
  ],
  castle: [place, { ...place, atMs: 120, pitchHz: 270 }],
  promotion: [
    place,
    { atMs: 70, pitchHz: 523, decayMs: 90, strength: 0.34, tap: 0.08 },
    { atMs: 160, pitchHz: 784, decayMs: 130, strength: 0.34, tap: 0.08 },
  ],
  check: [place, { atMs: 55, pitchHz: 659, decayMs: 110, strength: 0.38, tap: 0.1 }],
  end: [
    { ...place, strength: 0.5 },
    { atMs: 90, pitchHz: 392, decayMs: 150, strength: 0.36, tap: 0.06 },
    { atMs: 250, pitchHz: 294, decayMs: 210, strength: 0.4, tap: 0.06 },
  ],
  'low-time': [
    { atMs: 0, pitchHz: 880, decayMs: 26, strength: 0.34, tap: 0.25 },
    { atMs: 130, pitchHz: 880, decayMs: 26, strength: 0.34, tap: 0.25 },
  ],
}
