import { STATE_SIZE } from '../memory'

/** What a move cannot restore by itself. The states of a line of play lie one behind the other. */
//@unmanaged
export class State {
  key: u64
  pawnKey: u64
  /** The keys of the pieces other than pawns. */
  whitePieceKey: u64
  blackPieceKey: u64
  checkers: u64
  pinned: u64
  pieceSquareSum: i32
  phase: i32
  castlingRights: u8
  enPassantSquare: u8
  captured: u8
  halfmoves: u16
  gamePly: u16
  /** Plies since the last null move, which no repetition reaches across. */
  pliesFromNull: u16
  /** The key of knights, bishops and kings. */
  minorKey: u64

  //@inline
  next(): State {
    return changetype<State>(changetype<usize>(this) + STATE_SIZE)
  }

  //@inline
  back(plies: i32): State {
    return changetype<State>(changetype<usize>(this) - usize(plies) * STATE_SIZE)
  }

  //@inline
  copyTo(other: State): void {
    memory.copy(changetype<usize>(other), changetype<usize>(this), STATE_SIZE)
  }
}

/** Takes a piece's key into a state's keys of that piece's kind, or out of them. */
//@inline
export function togglePieceKey(state: State, color: i32, k: u64): void {
  const at = changetype<usize>(state) + (usize(color) << 3)
  const offset = offsetof<State>('whitePieceKey')
  store<u64>(at, load<u64>(at, offset) ^ k, offset)
}
