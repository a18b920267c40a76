import { movePromotion } from '@rookery/rules'
import type { Promotes } from './motif.ts'
import type { Scene } from './scene.ts'

export const findPromotions = ({ move, moved }: Scene): Promotes[] =>
  movePromotion(move) ? [{ kind: 'promotes', piece: moved }] : []
