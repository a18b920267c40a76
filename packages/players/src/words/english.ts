import { makeFile, makeSquare, type PlacedPiece, type Role } from '@rookery/rules'

/*
 * Every sentence of the voices that tells what happens on the board: one template each, with facts filled in, so that a language is
 * one file like this. A clause stands for itself: it can end a headline or stand alone.
 */

const plurals: Readonly<Record<Role, string>> = {
  pawn: 'pawns',
  knight: 'knights',
  bishop: 'bishops',
  rook: 'rooks',
  queen: 'queens',
  king: 'kings',
}

const list = new Intl.ListFormat('en')

const the = ({ piece, square }: PlacedPiece): string =>
  piece.role === 'king' ? 'the king' : `the ${piece.role} on ${makeSquare(square)}`

const role = ({ piece }: PlacedPiece): string => piece.role

const inMoves = (moves: number): string => `in ${moves} move${moves === 1 ? '' : 's'}`

export const english = {
  headline: (name: string, san: string, reason: string) => `${name} plays ${san}: ${reason}.`,
  clauses: (clauses: readonly string[]) => clauses.join('; '),
  expects: (sans: readonly string[]) => `It expects ${sans.join(' ')}.`,
  onlyMove: () => 'it is the only legal move',
  better: (amount: string, other: string) => `that is ${amount} better than ${other}`,
  betterAtLeast: (amount: string, other: string) => `that is at least ${amount} better than ${other}`,
  mateInstead: (other: string, moves: number) => `after ${other} it would be mated ${inMoves(moves)}`,
  pawns: (amount: string) => (amount === '1.0' ? '1 pawn' : `${amount} pawns`),
  points: (amount: string) => (amount === '1' ? '1 point' : `${amount} points`),
  castling: (isLong: boolean) => (isLong ? 'castling long' : 'castling'),

  mates: (moves: number) => (moves === 1 ? 'it is mate' : `it mates ${inMoves(moves)}`),
  isMated: (moves: number) => `it is mated ${inMoves(moves)}, and can only put it off`,
  winsOnCount: (moves: number) => `it wins on count ${inMoves(moves)}`,
  losesOnCount: (moves: number) => `it loses on count ${inMoves(moves)}`,
  takesTheKing: () => 'it takes the king',
  draws: () => 'it is a draw',
  repeats: () => 'the position comes back',
  takes: (taken: PlacedPiece) => `it takes ${the(taken)}`,
  takesUnguarded: (taken: PlacedPiece) => `it takes ${the(taken)}, which nobody guards`,
  takesFor: (taken: PlacedPiece, given: Role) => `it takes ${the(taken)} for a ${given}`,
  falls: (piece: PlacedPiece, after: string) => `after ${after} ${the(piece)} falls`,
  fallsAfterRecapture: (piece: PlacedPiece) => `after the recapture ${the(piece)} falls`,
  promotes: (to: Role, square: number) => `the pawn promotes to a ${to} on ${makeSquare(square)}`,
  forks: (by: PlacedPiece, targets: readonly PlacedPiece[]) =>
    `the ${role(by)} forks ${list.format(targets.map(the))}`,
  winsByFork: (by: PlacedPiece, targets: readonly PlacedPiece[], won: PlacedPiece) =>
    `the ${role(by)} forks ${list.format(targets.map(the))}, and takes the ${role(won)}`,
  skewers: (by: PlacedPiece, front: PlacedPiece, behind: PlacedPiece) =>
    `the ${role(by)} attacks ${the(front)} and behind it ${the(behind)}`,
  winsBySkewer: (by: PlacedPiece, front: PlacedPiece, behind: PlacedPiece) =>
    `the ${role(by)} drives ${the(front)} away, and takes ${the(behind)} behind it`,
  discoversCheck: (by: PlacedPiece) => `the line opens for ${the(by)}, which gives check`,
  discovers: (by: PlacedPiece, target: PlacedPiece) =>
    `the line opens for ${the(by)}, which attacks ${the(target)}`,
  winsByDiscovery: (by: PlacedPiece, won: PlacedPiece) =>
    `the line opens for ${the(by)}, which takes ${the(won)}`,
  pins: (by: PlacedPiece, pinned: PlacedPiece, to: PlacedPiece) =>
    `the ${role(by)} pins ${the(pinned)} to the ${role(to)}`,
  threatens: (by: PlacedPiece, target: PlacedPiece) => `the ${role(by)} threatens ${the(target)}`,
  threatensMate: (san: string) => `${san} would be mate next`,
  avertsMate: (san: string) => `it stops ${san}, which would be mate`,
  savesByMoving: (piece: PlacedPiece, attacker: PlacedPiece) =>
    `${the(piece)} gets away from the ${role(attacker)}`,
  savesByGuarding: (piece: PlacedPiece, attacker: PlacedPiece) =>
    `it guards ${the(piece)} against the ${role(attacker)}`,
  savesByTaking: (piece: PlacedPiece, attacker: PlacedPiece) =>
    `it takes the ${role(attacker)} that attacked ${the(piece)}`,
  savesByBlocking: (piece: PlacedPiece, attacker: PlacedPiece) =>
    `it stands between the ${role(attacker)} and ${the(piece)}`,
  trades: (given: PlacedPiece, taken: PlacedPiece) => `it trades the ${role(given)} for the ${role(taken)}`,
  tradesAlike: (given: PlacedPiece) => `it trades ${plurals[given.piece.role]}`,
  checks: () => 'it gives check',
  checksTwice: () => 'it gives check with two pieces at once',
  shelters: () => 'the king goes into shelter',
  develops: (piece: PlacedPiece) => `the ${role(piece)} comes into play`,
  goesToCentre: (by: PlacedPiece) => `the ${role(by)} goes to the centre`,
  looksAtCentre: (by: PlacedPiece) => `the ${role(by)} looks at the centre`,
  controlsOpenFile: (file: number) => `the rook takes the open ${makeFile(file)}-file`,
  controlsHalfOpenFile: (file: number) =>
    `the rook takes the ${makeFile(file)}-file, where no pawn of its own stands`,
  controlsSquare: (by: PlacedPiece, pawn: PlacedPiece) => `the ${role(by)} stops ${the(pawn)}`,
  gainsRoom: () => 'its pieces get more room',
  looksNoFurther: (san: string) => `it looks forward to ${san}, and sees no further`,
  isTaken: (piece: PlacedPiece, san: string) => `${san} takes ${the(piece)}`,
  answered: (san: string, clause: string) => `${san} follows, and ${clause}`,
  losesBy: (piece: PlacedPiece, move: string, after: string) => `${move} loses ${the(piece)} after ${after}`,
  allows: (move: string, clause: string) => `after ${move}, ${clause}`,
  fears: (clause: string) => `it fears that ${clause}`,
} as const
