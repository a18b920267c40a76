import { checkPosition, type Move, type Position } from '@rookery/rules'
import { findAttacks } from './attacks.ts'
import { findAvertedMates } from './averts-mate.ts'
import { findChecks } from './checks.ts'
import { findConnection } from './connects.ts'
import { findControl } from './controls.ts'
import { findDevelopment } from './develops.ts'
import { findDiscoveries } from './discovers.ts'
import { findForks, findOfferedForks } from './forks.ts'
import { findRoom } from './gains-room.ts'
import { findHanging } from './hangs.ts'
import { findMates } from './mates.ts'
import type { Motif } from './motif.ts'
import { findOpenedLines } from './opens.ts'
import { findPins } from './pins.ts'
import { findCastlingAhead } from './prepares-castling.ts'
import { findPromotions } from './promotes.ts'
import { findSaves } from './saves.ts'
import { Scene } from './scene.ts'
import { findShelter } from './shelters.ts'
import { findSkewers } from './skewers.ts'
import { findMateThreats, findThreats } from './threatens.ts'
import { findTrades } from './trades.ts'

/** From the weightiest to the lightest. */
const detectors: readonly ((scene: Scene) => readonly Motif[])[] = [
  findMates,
  findPromotions,
  findForks,
  findOfferedForks,
  findSkewers,
  findDiscoveries,
  findAvertedMates,
  findSaves,
  findTrades,
  findMateThreats,
  findThreats,
  findPins,
  findHanging,
  findChecks,
  findShelter,
  findDevelopment,
  findCastlingAhead,
  findConnection,
  findOpenedLines,
  findAttacks,
  findControl,
  findRoom,
]

/** All that a legal move does on its board, the weightiest first. */
export function motifsOf(position: Position, move: Move): Motif[] {
  checkPosition('motifsOf', position)
  const scene = new Scene(position, move)
  return detectors.flatMap((detect) => detect(scene))
}
