import { isCastling } from '@rookery/rules'
import type { Shelters } from './motif.ts'
import type { Scene } from './scene.ts'

export const findShelter = ({ move, moved }: Scene): Shelters[] =>
  isCastling(move) ? [{ kind: 'shelters', king: moved }] : []
