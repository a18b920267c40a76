import {
  colors,
  describeFaults,
  ok,
  parseFen,
  type Setup,
  startPosition,
  type Variant,
  variantById,
  variants,
} from '@rookery/rules'
import { placementOf } from './placement.ts'
import { fault, isAbsent, noneOf, type Read, readSquare, show } from './reading.ts'
import type { Placement } from './state.ts'

const idOf = (variant: unknown): string => String((variant as Partial<Variant> | null)?.id)

/** An id, or a variant of any copy of the rules: it is known by its id. */
export function readVariant(value: unknown): Read<Variant> {
  if (isAbsent(value)) return ok(variants[0]!)
  const variant = variantById(typeof value === 'object' ? idOf(value) : String(value))
  return variant
    ? ok(variant)
    : noneOf(
        value,
        variants.map(({ id }) => id),
      )
}

/** What stands on the board by a FEN, a setup or a position. */
export function readPlacement(value: unknown, variant: Variant): Read<Placement> {
  const setup = readSetup(value, variant)
  return setup.ok ? ok(placementOf(setup.value)) : setup
}

function readSetup(value: unknown, variant: Variant): Read<Setup> {
  if (isAbsent(value) || value === 'start' || value === '') return ok(startPosition(variant))
  if (typeof value === 'object')
    return isSetup(value) ? ok(withOwnVariant(value)) : fault('an object is no position or setup')
  if (typeof value !== 'string') return fault(`${show(value)} is neither a FEN nor a position`)
  const setup = parseFen(value, variant)
  return setup.ok ? setup : fault(describeFaults(setup.faults))
}

/** A setup from elsewhere, from JSON say, names its variant; what that means our own rules say. */
function withOwnVariant(setup: Setup): Setup {
  const variant = variantById(setup.variant.id)!
  if (setup.variant === variant) return setup
  const { board, turn, castling, enPassant, halfmoves, fullmoves } = setup
  return { variant, board, turn, castling, enPassant, halfmoves, fullmoves }
}

/** Not by `instanceof`: a page may hold two copies of the rules. */
function isSetup(value: object): value is Setup {
  const { variant, board, turn, castling, enPassant } = value as Setup
  const masks = board as unknown
  const own = variantById(idOf(variant))
  return (
    own !== undefined &&
    Array.isArray(masks) &&
    masks.length === 16 &&
    masks.every(Number.isInteger) &&
    colors.includes(turn) &&
    Array.isArray(castling) &&
    [...castling, enPassant ?? 0].every((square) => readSquare(square, own) !== undefined)
  )
}
