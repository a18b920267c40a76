import { beginGame, type PlayState, person, reduceTimed } from '@rookery/play'
import { makeFen } from '@rookery/rules'
import { act, begin, birth, fledgling, moveIn, playMoves } from '@rookery/testkit/playing'
import { describe, expect, it } from 'vitest'
import { makeGameFile, makeSavedState } from './saved-state.ts'
import { openSession } from './session.ts'

const played = playMoves(begin(), 'e2e4', 'e7e5')
/** Where there must be a game. */
function openGame(sources: Parameters<typeof openSession>[0]) {
  const { state, ...told } = openSession(sources)
  if (!state) throw new Error('there is no game')
  return { state, ...told }
}

const link = '#fen=8/4P3/8/8/8/k7/8/4K3+w+-+-+0+1'

describe('opening the page', () => {
  it('has no game for somebody who has never been here', () => {
    expect(openSession({ saved: null, fragment: '', birth })).toEqual({ state: undefined, notices: [] })
  })

  it('goes on with the saved game', () => {
    const { state } = openGame({
      saved: makeSavedState(played),
      fragment: '',
      birth: { ...birth, seed: 5 },
    })
    expect(state.line.moves).toEqual(played.line.moves)
  })

  it('hands out a saved game that cannot be read', () => {
    const { state, notices, damaged } = openSession({
      saved: '{"version":1}',
      fragment: '',
      birth: { ...birth, seed: 5 },
    })
    expect(state).toBeUndefined()
    expect(notices).toEqual([])
    expect(damaged).toEqual({ text: '{"version":1}', isForeign: false })
  })

  it('tells a game of another version from a damaged one, also beside the game of a link', () => {
    const saved = '{"format":"rookery-game","version":99}'
    const { state, damaged } = openGame({ saved, fragment: '#opponent=fledgling', birth })
    expect(state.setup.sides.black).toEqual(fledgling)
    expect(damaged).toEqual({ text: saved, isForeign: true })
  })

  it('starts what the address asks for, with the side to move as the person', () => {
    const { state } = openGame({
      saved: makeSavedState(played),
      fragment: link,
      birth: { ...birth, seed: 5 },
    })
    expect(makeFen(state.setup.start)).toBe('8/4P3/8/8/8/k7/8/4K3 w - - 0 1')
    expect(state.setup).toMatchObject({ sides: { white: person, black: fledgling }, link })
  })

  it('goes on after the moves that the address carries, with the clock of whoever is to move', () => {
    const fragment = '#moves=e2e4+e7e5&clock=5+0'
    const { state } = openGame({ saved: null, fragment, birth })
    expect(state.line.moves).toEqual(played.line.moves)
    expect(state.cursor).toBe(2)
    expect(state.clock).toMatchObject({ leftMs: [300_000, 300_000], startedMs: birth.begunMs })
    const again = openGame({ saved: makeSavedState(state), fragment, birth })
    expect(again.state.line.moves).toHaveLength(2)
    expect(again.notices).toEqual([])
  })

  it('goes on with the game that the same address has started', () => {
    const { setup } = openGame({ saved: null, fragment: link, birth: { ...birth, seed: 5 } }).state
    const state = playMoves(beginGame(setup), 'e1e2')
    const again = openGame({ saved: makeSavedState(state), fragment: link, birth: { ...birth, seed: 6 } })
    expect(again.state.line.moves).toHaveLength(1)
    expect(again.state.setup.seed).toBe(5)
  })

  it('names the fault of an address and shows the last game instead', () => {
    const { state, notices } = openGame({
      saved: makeSavedState(played),
      fragment: '#variant=checkers',
      birth,
    })
    expect(state.line.moves).toHaveLength(2)
    expect(notices[0]).toContain('no variant is called “checkers”')
    expect(notices[0]).toContain('Here is your last game instead.')
  })

  it('lets the clock of a game from elsewhere run again, and not that of one that is over', () => {
    const clocked = begin({ clock: { initialMs: 60_000, incrementMs: 0 } })
    const move = moveIn(clocked, 'e2e4')
    const left = reduceTimed(clocked, { action: { kind: 'play', move }, atMs: 5000 })
    const openAt = (state: PlayState) =>
      openGame({ saved: makeGameFile(state, 9000), fragment: '', birth }).state.clock
    expect(openAt(left)).toMatchObject({ spentMs: 4000, startedMs: birth.begunMs })
    expect(openAt(act(left, { kind: 'resign' }))?.startedMs).toBeUndefined()
  })
})
