import type { Mates } from './motif.ts'
import type { Scene } from './scene.ts'
import { isMated } from './sensible.ts'

export const findMates = ({ after, them }: Scene): Mates[] =>
  isMated(after) ? [{ kind: 'mates', isTaken: after.kingOf(them) === undefined }] : []
