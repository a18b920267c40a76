import type { Controls, Saves } from '@rookery/motifs'
import { english } from './english.ts'
import type { Reason } from './reason.ts'

/** A reason as a clause that stands for itself: "the knight forks the king and the rook on a8". */
export function tellReason(reason: Reason): string {
  switch (reason.kind) {
    case 'mates':
      return english.mates(reason.moves)
    case 'is mated':
      return english.isMated(reason.moves)
    case 'wins on count':
      return english.winsOnCount(reason.moves)
    case 'loses on count':
      return english.losesOnCount(reason.moves)
    case 'takes the king':
      return english.takesTheKing()
    case 'draws':
      return english.draws()
    case 'repeats':
      return english.repeats()
    case 'wins by a fork':
      return english.winsByFork(reason.fork.by, reason.fork.targets, reason.won)
    case 'wins by a skewer':
      return english.winsBySkewer(reason.skewer.by, reason.skewer.front, reason.won)
    case 'wins by a discovery':
      return english.winsByDiscovery(reason.discovery.by, reason.won)
    case 'takes':
      if (reason.given) return english.takesFor(reason.taken, reason.given)
      return reason.isUnguarded ? english.takesUnguarded(reason.taken) : english.takes(reason.taken)
    case 'falls':
      return reason.after === undefined
        ? english.fallsAfterRecapture(reason.piece)
        : english.falls(reason.piece, reason.after)
    case 'promotes':
      return english.promotes(reason.role, reason.square)
    case 'looks no further':
      return english.looksNoFurther(reason.san)
    case 'is taken':
      return english.isTaken(reason.piece, reason.san)
    case 'loses':
      return english.falls(reason.piece, reason.after)
    case 'answered':
      return english.answered(reason.san, tellReason(reason.reason))
    case 'threatens mate':
      return english.threatensMate(reason.san)
    case 'averts mate':
      return english.avertsMate(reason.san)
    case 'saves':
      return tellSaving(reason)
    case 'trades':
      return reason.given.piece.role === reason.taken.piece.role
        ? english.tradesAlike(reason.given)
        : english.trades(reason.given, reason.taken)
    case 'threatens':
      return english.threatens(reason.by, reason.target)
    case 'pins':
      return english.pins(reason.by, reason.pinned, reason.to)
    case 'forks':
      return english.forks(reason.by, reason.targets)
    case 'skewers':
      return english.skewers(reason.by, reason.front, reason.behind)
    case 'discovers':
      return reason.target.piece.role === 'king'
        ? english.discoversCheck(reason.by)
        : english.discovers(reason.by, reason.target)
    case 'checks':
      return reason.by.length > 1 ? english.checksTwice() : english.checks()
    case 'shelters':
      return english.shelters()
    case 'develops':
      return english.develops(reason.piece)
    case 'controls':
      return tellControl(reason)
    case 'gains room':
      return english.gainsRoom()
  }
}

/** The same as what a mind is afraid of: "it fears that Nxb2 takes the pawn on b2". */
export const tellFear = (reason: Reason): string =>
  reason.kind === 'is mated' || reason.kind === 'loses on count'
    ? tellReason(reason)
    : english.fears(tellReason(reason))

/** What a move allows, for somebody who played it: "after Qxh7, Rxh7 takes the queen on h7". */
export const tellAllowed = (san: string, reason: Reason): string =>
  reason.kind === 'loses'
    ? english.losesBy(reason.piece, san, reason.after)
    : english.allows(san, tellReason(reason))

function tellSaving({ by, piece, attacker }: Saves): string {
  switch (by) {
    case 'moving':
      return english.savesByMoving(piece, attacker)
    case 'guarding':
      return english.savesByGuarding(piece, attacker)
    case 'taking':
      return english.savesByTaking(piece, attacker)
    case 'blocking':
      return english.savesByBlocking(piece, attacker)
  }
}

function tellControl(control: Controls): string {
  switch (control.area) {
    case 'centre':
      return control.squares.includes(control.by.square)
        ? english.goesToCentre(control.by)
        : english.looksAtCentre(control.by)
    case 'file':
      return control.isOpen
        ? english.controlsOpenFile(control.file)
        : english.controlsHalfOpenFile(control.file)
    case 'square':
      return english.controlsSquare(control.by, control.pawn)
  }
}
