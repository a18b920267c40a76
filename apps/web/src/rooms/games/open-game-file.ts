import { drawGameId, type PlayState } from '@rookery/play'
import { sayFaults } from '@rookery/play/fault-words'
import { say } from '@rookery/words/web/games'
import { makeSavedState, parseSavedState } from '../../game/saved-state.ts'
import { keepCurrentGame } from '../../game/storage/current-game.ts'
import { makeRecord } from '../../game/storage/game-record.ts'
import { openGames } from '../../game/storage/games-store.ts'
import { nowMs } from '../../ui/now.ts'
import { makeRoute } from '../../ui/route.ts'

/** Far more than the longest game with all its thoughts. */
const maxBytes = 8_000_000

/** Keeps a game that the page or a terminal has saved; gives where it can be seen, and throws a sentence where that cannot be. */
export async function openGameFile(file: File): Promise<string> {
  if (file.size > maxBytes)
    throw new Error(say('tooLarge', { size: Math.ceil(file.size / 1e6), most: maxBytes / 1e6 }))
  const state = parseSavedState(await file.text())
  if (!state.ok) {
    const isPgn = state.faults[0]?.code === 'saved-json' && /\.(pgn|txt)$/i.test(file.name)
    const faults = sayFaults(state.faults)
    throw new Error(isPgn ? say('isPgn', { faults }) : faults)
  }
  const store = await openGames().catch(() => undefined)
  if (store) return makeRoute('games', { id: await addGame(state.value) })
  if (keepCurrentGame(makeSavedState(state.value))) return makeRoute('play')
  throw new Error(say('keepsNothing'))
}

/** Under a name of its own where the list has the same game and it went on differently there. */
async function addGame(state: PlayState): Promise<string> {
  const store = await openGames()
  const spare = drawGameId()
  // No tab wrote the file, so that it takes the place of nothing but an earlier state of the same game.
  const keep = (game: PlayState) => store.keep(makeRecord(game, spare, Math.round(nowMs())), spare)
  const id = await keep(state)
  return id === spare ? keep({ ...state, setup: { ...state.setup, id } }) : id
}
