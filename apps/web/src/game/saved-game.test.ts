import type { Thought } from '@rookery/players'
import { makeFen, minichess } from '@rookery/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { act, begin, moveIn, playMoves } from './fixtures.ts'
import { outcomeOf, type PlayState } from './play-state.ts'
import { makeSavedGame, parseSavedGame } from './saved-game.ts'

function reload(state: PlayState): PlayState {
  const parsed = parseSavedGame(makeSavedGame(state))
  if (!parsed.ok) throw new Error(parsed.faults[0]?.message)
  return parsed.value
}

function withField(name: string, value: unknown): string {
  return JSON.stringify({ ...JSON.parse(makeSavedGame(playMoves(begin(), 'e2e4'))), [name]: value })
}

function faultOf(text: string): string | undefined {
  const parsed = parseSavedGame(text)
  return parsed.ok ? undefined : parsed.faults[0]?.message
}

describe('a saved game', () => {
  it('comes back with its moves, its sides, its seed and its view', () => {
    const state = act(playMoves(begin({ person: 'black' }), 'e2e4', 'c7c5', 'g1f3'), { kind: 'flip' })
    const again = reload(state)
    expect(makeFen(again.line.position)).toBe(makeFen(state.line.position))
    expect(again.line.moves).toEqual(state.line.moves)
    expect(again.setup).toMatchObject({ person: 'black', opponent: 'fledgling', seed: 1 })
    expect(again).toMatchObject({ cursor: 3, orientation: 'white' })
  })

  it('comes back from another board and another start', () => {
    const fen = 'k4/4P/5/5/5/K4 w - - 0 1'
    const again = reload(playMoves(begin({ variant: minichess, fen }), 'e5e6'))
    expect(again.setup.variant).toBe(minichess)
    expect(makeFen(again.setup.start)).toBe(fen)
    expect(again.line.moves).toHaveLength(1)
  })

  it('comes back resigned', () => {
    expect(outcomeOf(reload(act(begin(), { kind: 'resign' })))).toEqual({
      winner: 'black',
      reason: 'resignation',
    })
  })

  it('comes back with what the opponent thought', () => {
    const waiting = playMoves(begin(), 'e2e4')
    const move = moveIn(waiting, 'e7e5')
    const thought = {
      kind: 'fledgling',
      moves: [moveIn(waiting, 'd7d5'), move],
      drawn: 1,
      choice: move,
    } as const
    const answered = act(waiting, { kind: 'answer', gameId: waiting.gameId, ply: 1, move, thought })
    expect(reload(answered).thoughts.get(1)).toEqual(thought)
  })

  it('leaves out thoughts of a kind that could outgrow the storage', () => {
    const waiting = playMoves(begin(), 'e2e4')
    const move = moveIn(waiting, 'e7e5')
    const thought = { kind: 'a whole search tree', choice: move } as unknown as Thought
    const answered = act(waiting, { kind: 'answer', gameId: waiting.gameId, ply: 1, move, thought })
    expect(makeSavedGame(answered)).not.toContain('search tree')
    expect(reload(answered).line.moves).toHaveLength(2)
  })

  it('leaves out a thought that does not fit the move', () => {
    for (const thoughts of [
      'none',
      [[0, { kind: 'fledgling', moves: [1], drawn: 0, choice: 1 }]],
      [[0, null]],
      [7],
    ]) {
      const parsed = parseSavedGame(withField('thoughts', thoughts))
      expect(parsed.ok && parsed.value.thoughts.size).toBe(0)
    }
  })
})

describe('a saved game that is no game', () => {
  it.each([
    ['{', 'it is not readable'],
    ['null', 'it is not readable'],
    [withField('version', 9), 'it was written by another version (9)'],
    [withField('variant', 'checkers'), 'its field "variant" is wrong (checkers)'],
    [withField('person', 'green'), 'its field "person" is wrong (green)'],
    [withField('opponent', 'dodo'), 'its field "opponent" is wrong (dodo)'],
    [withField('seed', 'x'), 'its field "seed" is wrong (x)'],
    [withField('moves', 'e4'), 'its field "moves" is wrong (e4)'],
    [withField('moves', ['e2e5']), 'its move 1, e2e5, is not legal'],
    [withField('moves', ['e2e4', 7]), 'its move 2, 7, is not legal'],
  ])('is refused with a reason: %s', (text, message) => {
    expect(faultOf(text)).toBe(message)
  })

  it('names the fault of its start position', () => {
    expect(faultOf(withField('start', '8/8/8/8/8/8/8/8 w - - 0 1'))).toContain('its field "start" is wrong')
  })

  it('believes no draw that could not be claimed', () => {
    const parsed = parseSavedGame(withField('ended', { reason: 'threefold repetition' }))
    expect(parsed.ok && parsed.value.ended).toBeUndefined()
  })

  it('never throws, whatever the storage holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => parseSavedGame(text)).not.toThrow()
      }),
    )
  })

  it('never throws when any one field is anything', () => {
    const names = Object.keys(JSON.parse(makeSavedGame(begin())))
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.jsonValue(), (name, value) => {
        expect(() => parseSavedGame(withField(name, value))).not.toThrow()
      }),
    )
  })
})
