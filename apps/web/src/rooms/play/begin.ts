import { readCurrentGame } from '../../game/storage/current-game.ts'
import { makePart } from '../../ui/part.ts'
import { parseRoute } from '../../ui/route.ts'

export const door = makePart(() => import('./door/door.tsx'))
export const gameRoom = makePart(() => import('./game-room.tsx'))

/** Nobody has asked for a game, and none was left. */
export const isFirstVisit = (): boolean => window.location.hash === '' && readCurrentGame() === null

/** Fetches what the page begins with, if it begins in this room. */
export async function fetchBeginning(): Promise<void> {
  if (parseRoute(window.location.hash).room === 'play') await (isFirstVisit() ? door : gameRoom).fetch()
}
