import { leftMs, outcomeOf, type PlayState, parseMindSeat, person, reduceTimed } from '@rookery/play'
import { type Thought, treeCountsOf } from '@rookery/players'
import { makeFen, minichess, unwrap } from '@rookery/rules'
import { act, begin, birth, fledgling, moveIn, playMoves, twoPeople } from '@rookery/testkit/playing'
import { describe, expect, it } from 'vitest'
import { askMind } from '../testing/ask-mind.ts'
import { makeGameFile, makeSavedState, parseSavedState } from './saved-state.ts'

function reload(state: PlayState): PlayState {
  const parsed = parseSavedState(makeSavedState(state))
  if (!parsed.ok) throw new Error(parsed.faults[0]?.message)
  return parsed.value
}

describe('a saved game', () => {
  it('comes back with its moves, its sides, its seed and its view', () => {
    const state = act(playMoves(begin({ person: 'black' }), 'e2e4', 'c7c5', 'g1f3'), { kind: 'flip' })
    const again = reload(state)
    expect(makeFen(again.line.position)).toBe(makeFen(state.line.position))
    expect(again.line.moves).toEqual(state.line.moves)
    expect(again.setup).toMatchObject({ ...birth, sides: { white: fledgling, black: person } })
    expect(again).toMatchObject({ cursor: 3, orientation: 'white' })
  })

  it('comes back from another board and another start', () => {
    const fen = 'k4/4P/5/5/5/K4 w - - 0 1'
    const again = reload(playMoves(begin({ variant: minichess, fen }), 'e5e6q'))
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

  it('comes back with its minds, their settings, its clocks and its pause', () => {
    const kestrel = unwrap(parseMindSeat('kestrel', { depth: 3 }))
    const started = begin({
      sides: { white: person, black: kestrel },
      clock: { initialMs: 60_000, incrementMs: 0 },
    })
    const move = moveIn(started, 'e2e4')
    const state = act(reduceTimed(started, { action: { kind: 'play', move }, atMs: 5000 }), { kind: 'pause' })
    const again = reload(state)
    expect(again.setup).toEqual(state.setup)
    expect(again.clock).toEqual({
      control: { initialMs: 60_000, incrementMs: 0 },
      leftMs: [60_000],
      spentMs: 0,
      startedMs: 5000,
    })
    expect(again.isPaused).toBe(true)
  })

  it('comes back without a table that somebody else has chosen', () => {
    const parrot = unwrap(parseMindSeat('parrot', { exploration: 1, store: 'indexeddb:other' }))
    const { black } = reload(begin({ sides: { white: person, black: parrot } })).setup.sides
    expect(black).toMatchObject({ settings: { exploration: 1, store: '' } })
  })

  it('comes back agreed drawn, and lost on time', () => {
    const agreed = act(begin({ sides: twoPeople }), { kind: 'offer-draw' })
    expect(outcomeOf(reload(agreed))).toEqual({ winner: undefined, reason: 'agreement' })
    const clocked = begin({ sides: twoPeople, clock: { initialMs: 1000, incrementMs: 0 } })
    const moved = reduceTimed(clocked, { action: { kind: 'play', move: moveIn(clocked, 'e2e4') }, atMs: 0 })
    const flagged = reduceTimed(moved, { action: { kind: 'tick' }, atMs: 1000 })
    expect(outcomeOf(reload(flagged))).toEqual({ winner: 'white', reason: 'time' })
  })

  it('comes back with what the opponent thought', () => {
    const waiting = playMoves(begin(), 'e2e4')
    const move = moveIn(waiting, 'e7e5')
    const details = { moves: [moveIn(waiting, 'd7d5'), move], drawn: 1 }
    const thought: Thought = { kind: 'fledgling', choice: move, line: [move], weighed: [], details }
    const answered = act(waiting, { kind: 'answer', gameId: waiting.gameId, ply: 1, move, thought })
    expect(reload(answered).thoughts.get(1)).toEqual(thought)
  })

  it('leaves out the tree of a thought, and keeps its counts', async () => {
    const waiting = playMoves(begin(), 'e2e4')
    const position = makeFen(waiting.line.position)
    const { thought } = await askMind('owl', { depth: 2 }, position)
    const answered = act(waiting, {
      kind: 'answer',
      gameId: waiting.gameId,
      ply: 1,
      move: thought.choice,
      thought,
    })
    const { tree, ...rest } = thought.details
    const details = { ...rest, treeCounts: treeCountsOf(thought) }
    expect(reload(answered).thoughts.get(1)).toEqual({ ...thought, details })
  })

  it('becomes a file whose clock stands, and costs nobody what passes until it is opened', () => {
    const started = begin({ clock: { initialMs: 60_000, incrementMs: 0 } })
    const move = moveIn(started, 'e2e4')
    const state = reduceTimed(started, { action: { kind: 'play', move }, atMs: 5000 })
    const file = unwrap(parseSavedState(makeGameFile(state, 9000)))
    expect(file.clock).toMatchObject({ spentMs: 4000, startedMs: undefined })
    expect(leftMs(file, 'black', 99_000_000)).toBe(56_000)
  })
})
