import { nowMs } from '../ui/now.ts'
import type { Birth } from './game-setup.ts'

/** The one place where chance enters the page; everything after it follows from the seed. */
export const drawSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!

/** A name that no other game has, in this tab or another. */
export const drawId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36).padStart(7, '0')).join('')

export const drawBirth = (): Birth => ({ id: drawId(), seed: drawSeed(), begunMs: Math.round(nowMs()) })
