import { type Birth, drawGameId } from '@rookery/play'
import { nowMs } from '../ui/now.ts'

/** The one place where chance enters the page; everything after it follows from the seed. */
export const drawSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!

export const drawBirth = (): Birth => ({ id: drawGameId(), seed: drawSeed(), begunMs: Math.round(nowMs()) })
