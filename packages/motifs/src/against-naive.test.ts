import {
  attacksFrom,
  type Color,
  isCapture,
  makeSquare,
  moveRole,
  moveTo,
  opposite,
  type PlacedPiece,
  type Role,
  type Square,
  withTurn,
} from '@rookery/rules'
import type { NaiveVariant } from '@rookery/testkit'
import { expect, test } from 'vitest'
import { findAim } from './aims.ts'
import { findCheckAnswer } from './answers-check.ts'
import { findAttacks } from './attacks.ts'
import { findAvertedMates } from './averts-mate.ts'
import { findBlocked } from './blocks.ts'
import { findBreaks, findBreaksAhead } from './breaks.ts'
import { findChecks } from './checks.ts'
import { findConnection } from './connects.ts'
import { findControl } from './controls.ts'
import { findDenied } from './denies.ts'
import { findDevelopment } from './develops.ts'
import { findDiscoveries } from './discovers.ts'
import { findForks, findOfferedForks } from './forks.ts'
import { findRoom } from './gains-room.ts'
import { findAir } from './gives-air.ts'
import { findHanging } from './hangs.ts'
import { linesOfSight } from './lines-of-sight.ts'
import { findMates } from './mates.ts'
import type { Motif, MotifKind } from './motif.ts'
import { findGoals, findOpposition } from './nears.ts'
import { findOpenedLines } from './opens.ts'
import { findPassedPawns } from './passes.ts'
import { findPins } from './pins.ts'
import { findCastlingAhead } from './prepares-castling.ts'
import { findPromotions } from './promotes.ts'
import { findSaves } from './saves.ts'
import { Scene } from './scene.ts'
import { findMateInOne } from './sensible.ts'
import { findShelter } from './shelters.ts'
import { findGuarded, findSidestep } from './sidesteps.ts'
import { findSkewers } from './skewers.ts'
import { findStorm } from './storms.ts'
import { naiveMotifs } from './testing/naive-motifs.ts'
import { samples } from './testing/samples.ts'
import { findMateThreats, findThreats } from './threatens.ts'
import { findTrades } from './trades.ts'

const EACH = 50

const at = ({ square }: PlacedPiece): string => makeSquare(square)
const all = (pieces: readonly PlacedPiece[]): string => pieces.map(at).sort().join(' ')

/** A motif as the naive detectors tell it. */
function tell(motif: Motif): string {
  switch (motif.kind) {
    case 'mates':
    case 'threatens mate':
    case 'averts mate':
      return 'mate'
    case 'checks':
      return all(motif.by)
    case 'forks':
    case 'offers fork':
      return `${at(motif.by)} ${all(motif.targets)}`
    case 'skewers':
      return `${at(motif.by)} ${at(motif.front)} ${at(motif.behind)}`
    case 'discovers':
      return `${at(motif.by)} ${at(motif.target)}`
    case 'pins':
      return `${at(motif.by)} ${at(motif.pinned)} ${at(motif.to)}`
    case 'threatens':
      return at(motif.target)
    case 'saves':
      return at(motif.piece)
    case 'hangs':
      return `${at(motif.piece)} ${motif.pawns} ${motif.isNew ? 'now' : 'still'}`
    case 'trades':
      return at(motif.taken)
    case 'promotes':
      return at(motif.piece) + letters[motif.piece.piece.role]
    case 'shelters':
      return at(motif.king)
    case 'develops':
      return 'develops'
    case 'gains room':
      return `${motif.before} ${motif.after}`
    case 'prepares castling':
      return 'castling'
    case 'connects':
      return 'rooks'
    case 'opens':
      return `${at(motif.by)} ${motif.squares}`
    case 'attacks':
      return at(motif.target)
    case 'controls':
      return tellControl(motif)
    case 'passes':
      return `${at(motif.pawn)} ${motif.isNew ? 'now' : 'still'}`
    case 'breaks':
      return `${at(motif.target)} ${motif.isOffered ? 'offered' : 'sound'}`
    case 'prepares break':
      return at(motif.pawn) + makeSquare(motif.square)
    case 'nears':
      return at(motif.goal)
    case 'opposes':
      return 'kings'
    case 'sidesteps':
    case 'guards':
      return at(motif.piece)
    case 'answers check':
      return motif.by
    case 'denies':
      return at(motif.piece) + makeSquare(motif.square)
    case 'blocks':
    case 'storms':
      return at(motif.pawn)
    case 'aims':
      return motif.squares.map(makeSquare).sort().join(' ')
    case 'gives air':
      return makeSquare(motif.square)
  }
}

const letters: Readonly<Record<Role, string>> = {
  pawn: 'p',
  knight: 'n',
  bishop: 'b',
  rook: 'r',
  queen: 'q',
  king: 'k',
}

function tellControl(motif: Motif & { kind: 'controls' }): string {
  switch (motif.area) {
    case 'centre':
      return `centre ${motif.squares.map(makeSquare).sort().join(' ')}`
    case 'file':
      return `file ${'abcdefgh'[motif.file]} ${motif.isOpen ? 'open' : 'half open'}`
    case 'rank':
      return 'rank'
    case 'behind':
      return `behind ${at(motif.pawn)}`
    case 'square':
      return `square ${makeSquare(motif.square)}`
  }
}

const attacked = ({ after, to, them }: Scene): number =>
  attacksFrom(after, to).intersect(after.squares(them)).size

const isAnyAttacked = (position: Scene['after'], pieces: Iterable<Square>): boolean => {
  for (const square of pieces)
    if (position.isAttacked(square, opposite(position.pieceAt(square)!.color))) return true
  return false
}

/** Whether a pawn of a side could step to a square. */
const isPawnBelow = (position: Scene['after'], us: Color, square: Square): boolean => {
  const pawn = position.pieceAt(square + (us === 'white' ? -8 : 8))
  return pawn?.role === 'pawn' && pawn.color === us
}

interface Row {
  readonly kind: MotifKind
  readonly detect: (scene: Scene) => readonly Motif[]
  /** What looks like the motif from afar: half of the moves without it are of this sort. */
  readonly isNear: (scene: Scene) => boolean
}

const rows: readonly Row[] = [
  { kind: 'mates', detect: findMates, isNear: ({ isCheck }) => isCheck },
  { kind: 'checks', detect: findChecks, isNear: (scene) => attacked(scene) > 0 },
  { kind: 'forks', detect: findForks, isNear: (scene) => attacked(scene) > 1 },
  {
    kind: 'offers fork',
    detect: findOfferedForks,
    isNear: (scene) => attacked(scene) > 1 && scene.replies.some(({ move }) => moveTo(move) === scene.to),
  },
  { kind: 'skewers', detect: findSkewers, isNear: ({ after, to }) => linesOfSight(after, to).length > 0 },
  {
    kind: 'discovers',
    detect: findDiscoveries,
    isNear: ({ before, after, us, them, to }) =>
      [...after.squares(us).without(to).intersect(before.squares(us))].some((square) =>
        attacksFrom(after, square).without(attacksFrom(before, square)).intersects(after.squares(them)),
      ),
  },
  {
    kind: 'pins',
    detect: findPins,
    isNear: ({ after, us }) =>
      [...after.squares(us)].some((square) => linesOfSight(after, square).length > 0),
  },
  { kind: 'threatens', detect: findThreats, isNear: (scene) => attacked(scene) > 0 },
  {
    kind: 'threatens mate',
    detect: findMateThreats,
    isNear: ({ after, them, to }) => {
      const king = after.kingOf(them)
      return king !== undefined && attacksFrom(after, to).intersects(attacksFrom(after, king))
    },
  },
  {
    kind: 'averts mate',
    detect: findAvertedMates,
    isNear: ({ before, them }) => findMateInOne(withTurn(before, them)) !== undefined,
  },
  { kind: 'saves', detect: findSaves, isNear: ({ before, us }) => isAnyAttacked(before, before.squares(us)) },
  { kind: 'hangs', detect: findHanging, isNear: ({ after, us }) => isAnyAttacked(after, after.squares(us)) },
  { kind: 'trades', detect: findTrades, isNear: ({ before, move }) => isCapture(before, move) },
  { kind: 'promotes', detect: findPromotions, isNear: ({ move }) => moveRole(move) === 'pawn' },
  { kind: 'shelters', detect: findShelter, isNear: ({ move }) => moveRole(move) === 'king' },
  {
    kind: 'develops',
    detect: findDevelopment,
    isNear: ({ move }) => 'knight bishop'.includes(moveRole(move)),
  },
  {
    kind: 'prepares castling',
    detect: findCastlingAhead,
    isNear: ({ before, us }) => before.castling.some((rook) => before.pieceAt(rook)?.color === us),
  },
  {
    kind: 'connects',
    detect: findConnection,
    isNear: ({ after, us, move }) => after.squares(us, 'rook').size > 1 || moveRole(move) === 'rook',
  },
  {
    kind: 'opens',
    detect: findOpenedLines,
    isNear: ({ before, after, us, to }) =>
      [...after.squares(us).without(to).intersect(before.squares(us))].some(
        (square) => !attacksFrom(after, square).without(attacksFrom(before, square)).isEmpty,
      ),
  },
  { kind: 'attacks', detect: findAttacks, isNear: (scene) => attacked(scene) > 0 },
  { kind: 'controls', detect: findControl, isNear: ({ move }) => moveRole(move) !== 'king' },
  { kind: 'gains room', detect: findRoom, isNear: ({ move }) => moveRole(move) === 'pawn' },
  { kind: 'passes', detect: findPassedPawns, isNear: ({ move }) => moveRole(move) === 'pawn' },
  { kind: 'breaks', detect: findBreaks, isNear: ({ move }) => moveRole(move) === 'pawn' },
  {
    kind: 'prepares break',
    detect: findBreaksAhead,
    isNear: ({ after, us, to }) =>
      [...attacksFrom(after, to)].some(
        (square) => after.pieceAt(square) === undefined && isPawnBelow(after, us, square),
      ),
  },
  { kind: 'nears', detect: findGoals, isNear: ({ move }) => moveRole(move) === 'king' },
  { kind: 'opposes', detect: findOpposition, isNear: ({ move }) => moveRole(move) === 'king' },
  {
    kind: 'sidesteps',
    detect: findSidestep,
    isNear: ({ before, them, from }) => before.isAttacked(from, them),
  },
  {
    kind: 'guards',
    detect: findGuarded,
    isNear: ({ after, us, to }) => attacksFrom(after, to).intersects(after.squares(us)),
  },
  { kind: 'answers check', detect: findCheckAnswer, isNear: ({ move }) => moveRole(move) === 'king' },
  { kind: 'denies', detect: findDenied, isNear: ({ move }) => moveRole(move) === 'pawn' },
  { kind: 'blocks', detect: findBlocked, isNear: ({ move }) => moveRole(move) === 'pawn' },
  { kind: 'storms', detect: findStorm, isNear: ({ move }) => moveRole(move) === 'pawn' },
  { kind: 'aims', detect: findAim, isNear: ({ move }) => moveRole(move) !== 'pawn' },
  { kind: 'gives air', detect: findAir, isNear: ({ move }) => moveRole(move) === 'pawn' },
]

test.each(rows)(
  '$kind: found where a naive reading of the board finds it, and nowhere else',
  ({ kind, detect, isNear }) => {
    const left = { with: EACH, near: EACH / 2, far: EACH / 2 }
    // Of one position at most one move of each sort.
    const last = { with: '', near: '', far: '' }
    for (const { position, move, fen, uci } of samples(kind.length)) {
      const scene = new Scene(position, move)
      const found = detect(scene)
      const sort = found.length > 0 ? 'with' : isNear(scene) ? 'near' : 'far'
      if (left[sort] === 0 || last[sort] === fen) continue
      last[sort] = fen
      left[sort]--
      const said = found.map((motif) => (motif.kind === 'develops' ? uci.slice(0, 2) : tell(motif)))
      const naive = naiveMotifs[kind]({ fen, variant: position.variant.id as NaiveVariant }, uci)
      expect([fen, uci, ...said.sort()]).toEqual([fen, uci, ...naive.sort()])
      if (left.with + left.near + left.far === 0) break
    }
  },
)
