import { checkPosition, type Move, type Position } from '@rookery/rules'
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
import { findShelter } from './shelters.ts'
import { findGuarded, findSidestep } from './sidesteps.ts'
import { findSkewers } from './skewers.ts'
import { findStorm } from './storms.ts'
import { findMateThreats, findThreats } from './threatens.ts'
import { findTrades } from './trades.ts'

/** From the weightiest to the lightest. */
const detectors: readonly (readonly [MotifKind, (scene: Scene) => readonly Motif[]])[] = [
  ['mates', findMates],
  ['promotes', findPromotions],
  ['forks', findForks],
  ['offers fork', findOfferedForks],
  ['skewers', findSkewers],
  ['discovers', findDiscoveries],
  ['averts mate', findAvertedMates],
  ['saves', findSaves],
  ['trades', findTrades],
  ['threatens mate', findMateThreats],
  ['threatens', findThreats],
  ['pins', findPins],
  ['hangs', findHanging],
  ['checks', findChecks],
  ['shelters', findShelter],
  ['answers check', findCheckAnswer],
  ['passes', findPassedPawns],
  ['breaks', findBreaks],
  ['develops', findDevelopment],
  ['prepares castling', findCastlingAhead],
  ['connects', findConnection],
  ['opens', findOpenedLines],
  ['attacks', findAttacks],
  ['opposes', findOpposition],
  ['sidesteps', findSidestep],
  ['denies', findDenied],
  ['gives air', findAir],
  ['storms', findStorm],
  ['aims', findAim],
  ['prepares break', findBreaksAhead],
  ['guards', findGuarded],
  ['controls', findControl],
  ['nears', findGoals],
  ['blocks', findBlocked],
  ['gains room', findRoom],
]

/** All that a legal move does on its board, the weightiest first; where kinds are named, only those are looked for. */
export function motifsOf(position: Position, move: Move, kinds?: readonly MotifKind[]): Motif[] {
  checkPosition('motifsOf', position)
  const scene = new Scene(position, move)
  return detectors.flatMap(([kind, detect]) => (kinds?.includes(kind) === false ? [] : detect(scene)))
}
