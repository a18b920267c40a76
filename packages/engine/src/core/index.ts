export { coreFile } from './load.ts'
export { packMove, unpackMove } from './packed.ts'
export {
  codeFrom,
  codeTo,
  isCastlingCode,
  isEnPassantCode,
  isPromotionCode,
  SoloCore,
  type Verdict,
} from './solo.ts'
