import { drawGameId, mergeThoughts, type PlayAction, type PlayState, type Thoughts } from '@rookery/play'
import { say } from '@rookery/words/web/game'
import { type Dispatch, useEffect, useLayoutEffect, useRef } from 'react'
import { nowMs } from '../../ui/now.ts'
import { makeSavedState, parseSavedState } from '../saved-state.ts'
import { keepCurrentGame, tabName } from './current-game.ts'
import { makeRecord } from './game-record.ts'
import { openGames } from './games-store.ts'

/**
 * Keeps the game after every change: at once where a reload finds it, and then, in a task of its own that the move need not
 * wait for, in the list of all games. A browser that refuses is told of once.
 */
export function useKeptGame(
  state: PlayState,
  dispatch: Dispatch<PlayAction>,
  onRefused: (notice: string) => void,
): void {
  const { gameId, setup, line, orientation, ended, clock, offer, warned, isPaused } = state
  const keeping = useRef<Promise<void>>(Promise.resolve())
  const newest = useRef(state)
  useLayoutEffect(() => {
    newest.current = state
  })

  const recalled = useRef<Thoughts>(new Map())

  // What a reload finds at once has few thoughts; the list of games has the others.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every game that is opened.
  useEffect(() => {
    recalled.current = new Map()
    if (line.moves.length === 0) return
    keeping.current = keeping.current.then(async () => {
      const thoughts = await readThoughts(setup.id)
      recalled.current = thoughts
      if (thoughts.size > 0) dispatch({ kind: 'recall', gameId, thoughts })
    })
  }, [gameId])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a thought is kept with the move it led to.
  useEffect(() => {
    if (!keepCurrentGame(makeSavedState(state))) onRefused(say('storage.none'))
  }, [setup, line, orientation, ended, clock, offer, warned, isPaused])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the name alone changes only when it was kept already.
  useEffect(() => {
    if (line.moves.length === 0) return
    // One after the other, and each time the newest: a game that was renamed on the way is kept under its new name.
    keeping.current = keeping.current.then(nextTask).then(async () => {
      const game = newest.current.gameId === gameId ? newest.current : state
      try {
        const store = await openGames()
        const thoughts = mergeThoughts(game.thoughts, recalled.current, game.line)
        const record = makeRecord({ ...game, thoughts }, tabName(drawGameId), Math.round(nowMs()))
        const id = await store.keep(record, drawGameId())
        if (id !== game.setup.id) dispatch({ kind: 'rename', gameId, id })
      } catch {
        onRefused(say('storage.noList'))
      }
    })
  }, [gameId, line, ended])
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/** None where the game is not in the list, or there is no list; that is told of when the game is kept. */
async function readThoughts(id: string): Promise<Thoughts> {
  try {
    const record = await (await openGames()).read(id)
    const state = record && parseSavedState(record.text)
    return state?.ok ? state.value.thoughts : new Map()
  } catch {
    return new Map()
  }
}
