import { recipes } from './recipes.ts'
import type { SoundKind } from './sound-of.ts'
import { synthesise } from './synthesise.ts'

/** Loaded with the first sound that is heard. */
export const makeSound = (kind: SoundKind, sampleRate: number): Float32Array<ArrayBuffer> =>
  synthesise(recipes[kind], sampleRate)
