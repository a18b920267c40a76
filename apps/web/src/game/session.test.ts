import { makeFen } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { begin, birth, fledgling, playMoves } from './fixtures.ts'
import { beginGame } from './play-state.ts'
import { makeSavedGame } from './saved-game.ts'
import { person } from './seat.ts'
import { openSession } from './session.ts'

const played = playMoves(begin(), 'e2e4', 'e7e5')
const link = '#fen=8/4P3/8/8/8/k7/8/4K3+w+-+-+0+1'

describe('opening the page', () => {
  it('starts a standard game with White against the first bird of the roster', () => {
    const { state, notices } = openSession({ saved: null, fragment: '', birth: { ...birth, seed: 5 } })
    expect(state.setup).toMatchObject({ sides: { white: person, black: fledgling }, seed: 5 })
    expect(state.setup.variant.id).toBe('standard')
    expect(notices).toEqual([])
  })

  it('goes on with the saved game', () => {
    const { state } = openSession({
      saved: makeSavedGame(played),
      fragment: '',
      birth: { ...birth, seed: 5 },
    })
    expect(state.line.moves).toEqual(played.line.moves)
  })

  it('ignores a saved game that cannot be read, and says so', () => {
    const { state, notices } = openSession({
      saved: '{"version":1}',
      fragment: '',
      birth: { ...birth, seed: 5 },
    })
    expect(state.line.moves).toEqual([])
    expect(notices).toEqual([
      'The saved game could not be opened: its field "variant" is wrong (missing). Here is a new one.',
    ])
  })

  it('starts what the address asks for, with the side to move as the person', () => {
    const { state } = openSession({
      saved: makeSavedGame(played),
      fragment: link,
      birth: { ...birth, seed: 5 },
    })
    expect(makeFen(state.setup.start)).toBe('8/4P3/8/8/8/k7/8/4K3 w - - 0 1')
    expect(state.setup).toMatchObject({ sides: { white: person, black: fledgling }, link })
  })

  it('goes on with the game that the same address has started', () => {
    const { setup } = openSession({ saved: null, fragment: link, birth: { ...birth, seed: 5 } }).state
    const state = playMoves(beginGame(setup), 'e1e2')
    const again = openSession({ saved: makeSavedGame(state), fragment: link, birth: { ...birth, seed: 6 } })
    expect(again.state.line.moves).toHaveLength(1)
    expect(again.state.setup.seed).toBe(5)
  })

  it('names the fault of an address and shows the last game instead', () => {
    const { state, notices } = openSession({
      saved: makeSavedGame(played),
      fragment: '#variant=checkers',
      birth,
    })
    expect(state.line.moves).toHaveLength(2)
    expect(notices[0]).toContain('no variant is called "checkers"')
    expect(notices[0]).toContain('Here is your last game instead.')
  })
})
