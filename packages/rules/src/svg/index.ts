export {
  makeSvg,
  type PieceColors,
  type SvgArrow,
  type SvgCircle,
  type SvgColors,
  type SvgOptions,
} from './make-svg.ts'
