// What the terms cannot know: mates against a bare king, dead draws, and advantages that do not win.
import { BISHOP, BLACK, KING, KNIGHT, lsb, many, PAWN, QUEEN, ROOK, WHITE } from '../board/bits'
import { ofColor, ofRole, pieces } from '../board/position'
import { distance } from './passed'
import { NO_SCORE } from './score'

const DARK: u64 = 0xaa55aa55aa55aa55
const KNOWN_WIN: i32 = 8000

/** Nought in the centre, six in a corner: how far a king has been driven. */
function edgeDistance(square: i32): i32 {
  const file = square & 7
  const rank = square >> 3
  return max(3 - file, file - 4) + max(3 - rank, rank - 4)
}

/** Distance to the nearer corner of the bishop's colour, counted along the diagonal's sides. */
function cornerDistance(square: i32, dark: bool): i32 {
  const file = square & 7
  const rank = square >> 3
  const mirrored = dark ? file : 7 - file
  return min(mirrored + rank, 14 - mirrored - rank)
}

/** Drives the bare king to the edge, or with bishop and knight to the right corner, and the own king near. */
function mateBareKing(us: i32): i32 {
  const own = lsb(pieces(us, KING))
  const bare = lsb(pieces(us ^ 1, KING))
  const bishops = pieces(us, BISHOP)
  const knights = pieces(us, KNIGHT)
  const heavy = pieces(us, QUEEN) | pieces(us, ROOK)
  const bothColors = (bishops & DARK) !== 0 && (bishops & ~DARK) !== 0
  let score = KNOWN_WIN - distance(own, bare) * 20
  if (!heavy && !bothColors && bishops && knights) {
    score += (7 - cornerDistance(bare, (bishops & DARK) !== 0)) * 60 + edgeDistance(bare) * 8
    // Keeps the pieces together: a scattered knight loses the thread.
    score -= distance(lsb(knights), bare) * 5
  } else {
    score += edgeDistance(bare) * 45
  }
  return (
    score +
    i32(popcnt(pieces(us, QUEEN))) * 900 +
    i32(popcnt(pieces(us, ROOK))) * 500 +
    i32(popcnt(ofColor(us))) * 30
  )
}

function canMateAlone(us: i32): bool {
  if (pieces(us, QUEEN) | pieces(us, ROOK)) return true
  const bishops = pieces(us, BISHOP)
  if (bishops & DARK && bishops & ~DARK) return true
  return (bishops !== 0 && pieces(us, KNIGHT) !== 0) || popcnt(pieces(us, KNIGHT)) >= 3
}

/** A score from White's side that replaces the evaluation, or NO_SCORE. */
export function endgameScore(): i32 {
  const whiteBare = !many(ofColor(WHITE))
  const blackBare = !many(ofColor(BLACK))
  if (!ofRole(PAWN)) {
    if (blackBare && canMateAlone(WHITE)) return mateBareKing(WHITE)
    if (whiteBare && canMateAlone(BLACK)) return -mateBareKing(BLACK)
    const heavy = ofRole(QUEEN) | ofRole(ROOK)
    // Minor pieces alone, at most one a side or two knights against nothing, cannot force mate.
    if (!heavy && popcnt(ofColor(WHITE)) <= 2 && popcnt(ofColor(BLACK)) <= 2) return 0
    if (!heavy && !ofRole(BISHOP) && (whiteBare || blackBare)) return 0
  }
  return NO_SCORE
}

function weight(us: i32): i32 {
  return i32(
    (popcnt(pieces(us, KNIGHT)) + popcnt(pieces(us, BISHOP))) * 3 +
      popcnt(pieces(us, ROOK)) * 5 +
      popcnt(pieces(us, QUEEN)) * 9,
  )
}

/** Lessens an endgame advantage that is hard to win with. */
export function scaleEnd(end: i32): i32 {
  const strong = end > 0 ? WHITE : BLACK
  const weak = strong ^ 1
  const pawns = pieces(strong, PAWN)
  if (!pawns) {
    const ahead = weight(strong) - weight(weak)
    if (ahead < 4) return end / 8
  }
  const whiteBishops = pieces(WHITE, BISHOP)
  const blackBishops = pieces(BLACK, BISHOP)
  if (whiteBishops && blackBishops && !many(whiteBishops) && !many(blackBishops)) {
    const opposite = ((whiteBishops & DARK) !== 0) !== ((blackBishops & DARK) !== 0)
    if (opposite) return (end * (weight(strong) === 3 && weight(weak) === 3 ? 32 : 52)) / 64
  }
  const count = i32(popcnt(pawns))
  return (end * min(64, 44 + count * 5)) / 64
}

/** Whether a side has anything besides pawns and its king: without it, passing is too often a gain. */
export function hasPieces(us: i32): bool {
  return (ofColor(us) & ~pieces(us, PAWN) & ~pieces(us, KING)) !== 0
}
