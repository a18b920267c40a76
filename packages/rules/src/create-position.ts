import { BLACK_PAWN_STEPS, isAttacked, steps, WHITE_PAWN_STEPS } from './attacks.ts'
import { hiBit, loBit, squaresOf } from './bits.ts'
import { countPieces, HI, masksOf, PAWN, pieceAt, sideOf, squaresWith, WHITE } from './board.ts'
import { type Color, colors, opposite, roles } from './piece.ts'
import { Position } from './position.ts'
import { err, type Fault, ok, type Result } from './result.ts'
import { MAX_COUNT, type Setup } from './setup.ts'
import { fileOf, isSquare, makeSquare, rankOf, type Square, squareAt } from './square.ts'
import { findVariantFault } from './variants/variant.ts'

export type SetupFault = Fault<
  | 'not-a-setup'
  | 'piece-off-board'
  | 'king-missing'
  | 'too-many-kings'
  | 'too-many-pieces'
  | 'too-many-pawns'
  | 'pawn-on-end-rank'
  | 'role-not-played'
  | 'opponent-in-check'
  | 'castling-impossible'
  | 'en-passant-impossible'
  | 'turn-unknown'
  | 'clock-impossible'
>

export interface SetupOptions {
  /** Drop castling rights and an en passant square that cannot be, instead of refusing them. */
  readonly tidy?: boolean
}

const isSetup = (setup: Partial<Setup> | null | undefined): boolean =>
  findVariantFault(setup?.variant) === undefined &&
  Array.isArray(setup?.board) &&
  Array.isArray(setup.castling)

/** A position, or every reason why the setup is none. */
export function createPosition(setup: Setup, options: SetupOptions = {}): Result<Position, SetupFault> {
  if (!isSetup(setup))
    return err(fault('not-a-setup', 'a setup is what parseFen gives: variant, board, turn and so on'))
  const faults = [...pieceFaults(setup), ...clockFaults(setup)]
  if (!colors.includes(setup.turn)) {
    faults.push(
      fault('turn-unknown', `the side to move is white or black, not ${JSON.stringify(setup.turn)}`),
    )
    return err(...faults)
  }
  faults.push(...checkFaults(setup))
  const castling: Square[] = []
  for (const rook of setup.castling) {
    const fault = castlingFault(setup, rook, castling)
    if (!fault) castling.push(rook)
    else if (!options.tidy) faults.push(fault)
  }
  const passing = enPassantFault(setup)
  if (passing && !options.tidy) faults.push(passing)
  if (faults.length > 0) return err(...faults)

  const position = new Position(
    setup.variant,
    masksOf(setup.board),
    setup.turn,
    castling.reduce((lo, rook) => lo | loBit(rook), 0),
    castling.reduce((hi, rook) => hi | hiBit(rook), 0),
    passing === undefined && setup.enPassant !== undefined && canBeTaken(setup, setup.enPassant)
      ? setup.enPassant
      : -1,
    setup.halfmoves,
    setup.fullmoves,
  )
  return ok(position)
}

function pieceFaults({ variant, board }: Setup): SetupFault[] {
  const masks = masksOf(board)
  const faults: SetupFault[] = []
  const outsideLo = (masks[WHITE]! | masks[WHITE + 1]!) & ~variant.maskLo
  const outsideHi = (masks[WHITE + HI]! | masks[WHITE + 1 + HI]!) & ~variant.maskHi
  for (const square of squaresOf(outsideLo, outsideHi))
    faults.push(fault('piece-off-board', `${variant.name} has no square ${makeSquare(square)}`))
  const kings = colors.map((color) => countPieces(masks, color, 'king'))
  for (const [side, color] of colors.entries()) {
    const pieces = countPieces(masks, color)
    const pawns = countPieces(masks, color, 'pawn')
    if (kings[side]! > 1) faults.push(fault('too-many-kings', `${color} has ${kings[side]} kings`))
    // Where kings are taken, a position with one king is a finished game.
    if (kings[side] === 0 && (variant.king === 'checked' || kings[1 - side] === 0))
      faults.push(fault('king-missing', `${color} has no king`))
    if (pieces > 2 * variant.files)
      faults.push(
        fault('too-many-pieces', `${color} has ${pieces} pieces, at most ${2 * variant.files} can be`),
      )
    if (pawns > variant.files)
      faults.push(fault('too-many-pawns', `${color} has ${pawns} pawns, at most ${variant.files} can be`))
    for (const square of squaresWith(masks, color, 'pawn'))
      if (rankOf(square) === 0 || rankOf(square) === variant.ranks - 1)
        faults.push(fault('pawn-on-end-rank', `${color} has a pawn on ${makeSquare(square)}, an end rank`))
    for (const role of roles)
      if (!variant.roles.includes(role) && countPieces(masks, color, role) > 0)
        faults.push(fault('role-not-played', `${color} has a ${role}, which ${variant.name} does not have`))
  }
  return faults
}

/** What the types promise, but neither JavaScript nor a FEN could keep. */
function clockFaults({ halfmoves, fullmoves }: Setup): SetupFault[] {
  const clocks = [
    ['half-move clock', halfmoves, 0],
    ['move number', fullmoves, 1],
  ] as const
  return clocks
    .filter(([, count, least]) => !Number.isInteger(count) || count < least || count > MAX_COUNT)
    .map(([name, count, least]) =>
      fault('clock-impossible', `the ${name} is a whole number from ${least} to ${MAX_COUNT}, not ${count}`),
    )
}

function checkFaults({ variant, board, turn }: Setup): SetupFault[] {
  const masks = masksOf(board)
  const side = sideOf(turn)
  const [king] = squaresWith(masks, opposite(turn), 'king')
  if (variant.king === 'captured' || king === undefined) return []
  const ownLo = masks[WHITE + side]!
  const ownHi = masks[WHITE + side + HI]!
  const occupiedLo = ownLo | masks[WHITE + 1 - side]!
  const occupiedHi = ownHi | masks[WHITE + 1 - side + HI]!
  if (!isAttacked(masks, king, side, ownLo, ownHi, occupiedLo, occupiedHi)) return []
  return [
    fault(
      'opponent-in-check',
      `${opposite(turn)} is in check on ${makeSquare(king)}, but it is ${turn}'s move`,
    ),
  ]
}

/** `accepted` are the rooks that may castle already. */
function castlingFault(
  { variant, board }: Setup,
  rook: Square,
  accepted: readonly Square[],
): SetupFault | undefined {
  if (!isSquare(rook)) return fault('castling-impossible', `castling: ${String(rook)} is no square`)
  const masks = masksOf(board)
  const name = makeSquare(rook)
  const refuse = (why: string) => fault('castling-impossible', `castling with the rook on ${name}: ${why}`)
  if (variant.castling === 'none') return refuse(`there is no castling in ${variant.name}`)
  const color: Color = rankOf(rook) === 0 ? 'white' : 'black'
  if (rankOf(rook) !== 0 && rankOf(rook) !== variant.ranks - 1) return refuse('it is not on a back rank')
  const piece = pieceAt(masks, rook)
  if (piece?.color !== color || piece.role !== 'rook') return refuse(`there is no ${color} rook`)
  const [king] = squaresWith(masks, color, 'king')
  if (king === undefined || rankOf(king) !== rankOf(rook))
    return refuse(`${color}'s king is not on that rank`)
  if (variant.castling === 'chess960') {
    if (fileOf(king) === 0 || fileOf(king) === 7) return refuse(`${color}'s king is in a corner`)
    const isOnItsWing = (other: Square) => rankOf(other) === rankOf(rook) && other > king === rook > king
    if (accepted.some(isOnItsWing)) return refuse('another rook castles on that side of the king')
    return undefined
  }
  if (fileOf(king) !== 4) return refuse(`${color}'s king has left the e-file`)
  if (fileOf(rook) !== 0 && fileOf(rook) !== 7) return refuse('it has left its corner')
  return undefined
}

function enPassantFault({ variant, board, turn, enPassant }: Setup): SetupFault | undefined {
  if (enPassant === undefined) return undefined
  if (!isSquare(enPassant))
    return fault('en-passant-impossible', `en passant: ${String(enPassant)} is no square`)
  const masks = masksOf(board)
  const refuse = (why: string) =>
    fault('en-passant-impossible', `en passant on ${makeSquare(enPassant)}: ${why}`)
  if (!variant.pawns.doubleStep) return refuse(`pawns do not jump in ${variant.name}`)
  const forward = turn === 'white' ? 1 : -1
  const rank = turn === 'white' ? variant.ranks - 3 : 2
  if (rankOf(enPassant) !== rank) return refuse(`with ${turn} to move it is on rank ${rank + 1}`)
  const jumper = pieceAt(masks, squareAt(fileOf(enPassant), rank - forward))
  if (jumper?.role !== 'pawn' || jumper.color === turn) return refuse('no pawn has just jumped over it')
  if (pieceAt(masks, enPassant) || pieceAt(masks, squareAt(fileOf(enPassant), rank + forward)))
    return refuse('the pawn cannot have come from its first square')
  return undefined
}

function canBeTaken({ board, turn }: Setup, square: Square): boolean {
  const masks = masksOf(board)
  const side = sideOf(turn)
  const takers = 2 * square + (side === 0 ? BLACK_PAWN_STEPS : WHITE_PAWN_STEPS)
  const lo = steps[takers]! & masks[PAWN]! & masks[WHITE + side]!
  const hi = steps[takers + 1]! & masks[PAWN + HI]! & masks[WHITE + side + HI]!
  return (lo | hi) !== 0
}

const fault = (code: SetupFault['code'], message: string): SetupFault => ({ code, message })
