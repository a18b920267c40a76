export {
  checkNetworkBody,
  makeHeadedFile,
  type NetworkHeadFault,
  type NetworkKind,
  parseNetworkHead,
} from '../network/network-head.ts'
export { unpackFile } from '../network/unpack-file.ts'
export { makeWdl } from '../wdl.ts'
export type { PackedLine } from './line.ts'
export { coreFile } from './load.ts'
export { packLine, packMove, packPosition, unpackMove } from './packed.ts'
export {
  codeFrom,
  codeTo,
  isCastlingCode,
  isEnPassantCode,
  isPromotionCode,
  type LineVerdict,
  SoloCore,
  type Verdict,
} from './solo.ts'
