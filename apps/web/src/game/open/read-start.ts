import {
  chess960,
  err,
  type Fault,
  gardner,
  losAlamos,
  minichess,
  ok,
  type Position,
  parseFen,
  parsePosition,
  type Result,
  standard,
  startPosition,
  type Variant,
  variantById,
  variants,
} from '@rookery/rules'
import { say } from '@rookery/words/web/game'

/** The variant that a FEN is most likely of, by the size of its board and its castling letters. */
export function guessVariant(fen: string): Variant {
  const [board = '', , castling = ''] = fen.trim().split(/\s+/)
  const ranks = board.split('/')
  if (ranks.length === 5) return gardner
  if (ranks.length === 6) return widthOf(ranks[0]!) === 6 ? losAlamos : minichess
  if (/[a-hA-H]/.test(castling)) return chess960
  const asStandard = parseFen(fen, standard)
  if (!asStandard.ok || parsePosition(fen, standard).ok) return standard
  return parsePosition(fen, chess960).ok ? chess960 : standard
}

const widthOf = (rank: string): number =>
  [...rank].reduce((width, letter) => width + (/\d/.test(letter) ? Number(letter) : 1), 0)

/** A board has at least five ranks, and nothing else that people paste has so many strokes before the first space. */
export const looksLikeFen = (text: string): boolean =>
  /^[pnbrqkPNBRQK\d]+(?:\/[^\s/]*){4,}(?:\s|$)/.test(text.trim())

/** The variant that a room's address names, or the one that its FEN is most likely of. */
export function parseVariant(query: URLSearchParams): Result<Variant, Fault> {
  const id = query.get('variant')
  const variant = id === null ? guessVariant(query.get('fen') ?? '') : variantById(id)
  if (variant) return ok(variant)
  const names = variants.map((each) => each.id).join(', ')
  return err({ code: 'unknown-variant', message: say('noVariant', { name: String(id), names }) })
}

/** The position that a room's address asks for; the usual start where it names none. */
export function parseStart(query: URLSearchParams): Result<Position, Fault> {
  const fen = query.get('fen')
  const variant = parseVariant(query)
  if (!variant.ok) return variant
  return fen === null ? ok(startPosition(variant.value)) : parsePosition(fen, variant.value)
}
