export const naiveVariants = ['standard', 'chess960', 'minichess', 'gardner', 'los-alamos'] as const

export type NaiveVariant = (typeof naiveVariants)[number]

export interface NaiveRules {
  readonly files: number
  readonly ranks: number
  readonly start: string
  /** A double step brings en passant with it. */
  readonly doubleStep: boolean
  /** Role letters, in lower case, that a pawn may become. */
  readonly promotions: string
  readonly castling: 'none' | 'standard' | 'chess960'
  /** Taking the king ends the game, so leaving it in reach is allowed. */
  readonly kingMayBeTaken: boolean
}

const standardStart = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

export const naiveRules: Readonly<Record<NaiveVariant, NaiveRules>> = {
  standard: {
    files: 8,
    ranks: 8,
    start: standardStart,
    doubleStep: true,
    promotions: 'qrbn',
    castling: 'standard',
    kingMayBeTaken: false,
  },
  chess960: {
    files: 8,
    ranks: 8,
    start: standardStart,
    doubleStep: true,
    promotions: 'qrbn',
    castling: 'chess960',
    kingMayBeTaken: false,
  },
  minichess: {
    files: 5,
    ranks: 6,
    start: 'kqbnr/ppppp/5/5/PPPPP/RNBQK w - - 0 1',
    doubleStep: false,
    promotions: 'q',
    castling: 'none',
    kingMayBeTaken: true,
  },
  gardner: {
    files: 5,
    ranks: 5,
    start: 'rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1',
    doubleStep: false,
    promotions: 'qrbn',
    castling: 'none',
    kingMayBeTaken: false,
  },
  'los-alamos': {
    files: 6,
    ranks: 6,
    start: 'rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1',
    doubleStep: false,
    promotions: 'qrn',
    castling: 'none',
    kingMayBeTaken: false,
  },
}
