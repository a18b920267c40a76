import { act, begin, playMoves, twoMinds } from '@rookery/testkit/playing'
import { expect, it, vi } from 'vitest'
import { MindsAtPlay, type MindsOptions } from './minds-at-play.ts'
import type { PlayAction } from './reducer.ts'

const options: MindsOptions = { nowMs: () => 0, isStill: () => true }

/** Minds that follow a game, and the actions they send, each of which can be awaited. */
function listen(wishes: Partial<MindsOptions> = {}) {
  const actions: PlayAction[] = []
  let wake: () => void = () => {}
  const minds = new MindsAtPlay(
    (action) => {
      actions.push(action)
      wake()
    },
    { ...options, ...wishes },
  )
  const next = async (kind: PlayAction['kind']): Promise<PlayAction> => {
    for (;;) {
      const found = actions.find((action) => action.kind === kind)
      if (found) return found
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  }
  return { minds, actions, next }
}

it('a mind thinks and answers once it is its turn, and is asked only once', async () => {
  const { minds, actions, next } = listen()
  const start = begin()
  minds.follow(start)
  const state = playMoves(start, 'e2e4')
  minds.follow(state)
  minds.follow({ ...state })
  const answer = await next('answer')
  expect(answer).toMatchObject({ gameId: state.gameId, ply: 1, thought: { kind: 'fledgling' } })
  expect(actions.map(({ kind }) => kind)).toEqual(['think', 'answer'])
  expect(act(state, ...actions).line.moves).toHaveLength(2)
  minds.dispose()
})

it('a mind that is put away while it thinks says nothing more', async () => {
  const { minds, actions, next } = listen()
  const thinking = playMoves(begin(), 'e2e4')
  minds.follow(thinking)
  minds.dispose()
  const other = playMoves(begin(), 'd2d4')
  minds.follow(other)
  await next('answer')
  expect(actions.filter(({ kind }) => kind === 'answer')).toHaveLength(1)
  minds.dispose()
})

it('two minds that are watched rest as long as their watcher chose, even where no piece slides', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { minds, next } = listen({ watchedRestMs: () => 2500 })
    minds.follow(begin({ sides: twoMinds }))
    await next('think')
    vi.advanceTimersByTime(2499)
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(1)
    await next('answer')
    minds.dispose()
  } finally {
    vi.useRealTimers()
  }
})
