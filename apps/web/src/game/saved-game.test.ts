import { type Thought, treeCountsOf } from '@rookery/players'
import { type Move, makeFen, minichess, unwrap } from '@rookery/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askMind } from '../testing/ask-mind.ts'
import { act, begin, birth, fledgling, moveIn, playMoves, twoPeople } from './fixtures.ts'
import { outcomeOf, type PlayState } from './play-state.ts'
import { reduceTimed } from './reducer.ts'
import { makeSavedGame, parseSavedGame } from './saved-game.ts'
import { parseMindSeat, person } from './seat.ts'

function reload(state: PlayState): PlayState {
  const parsed = parseSavedGame(makeSavedGame(state))
  if (!parsed.ok) throw new Error(parsed.faults[0]?.message)
  return parsed.value
}

function withField(name: string, value: unknown): string {
  return JSON.stringify({ ...JSON.parse(makeSavedGame(playMoves(begin(), 'e2e4'))), [name]: value })
}

const thoughtOf = (choice: Move, details: object): Thought => ({
  kind: 'fledgling',
  choice,
  line: [choice],
  weighed: [],
  details,
})

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
    expect(again.setup).toMatchObject({ ...birth, sides: { white: fledgling, black: person } })
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
    expect(again.clock).toEqual({ leftMs: [60_000], startedMs: 5000, stoppedMs: undefined })
    expect(again.isPaused).toBe(true)
  })

  it('comes back agreed drawn, and lost on time', () => {
    const agreed = act(begin({ sides: twoPeople }), { kind: 'offer-draw' })
    expect(outcomeOf(reload(agreed))).toEqual({ winner: undefined, reason: 'agreement' })
    const clocked = begin({ sides: twoPeople, clock: { initialMs: 1000, incrementMs: 0 } })
    const moved = reduceTimed(clocked, { action: { kind: 'play', move: moveIn(clocked, 'e2e4') }, atMs: 0 })
    const flagged = reduceTimed(moved, { action: { kind: 'tick' }, atMs: 1000 })
    expect(outcomeOf(reload(flagged))).toEqual({ winner: 'white', reason: 'time' })
  })

  it('is read as the first version wrote it', () => {
    const old = {
      version: 1,
      variant: 'standard',
      start: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      moves: ['e2e4'],
      person: 'black',
      opponent: 'fledgling',
      seed: 3,
      link: '',
      orientation: 'black',
      thoughts: [],
    }
    const state = unwrap(parseSavedGame(JSON.stringify(old)))
    expect(state.setup).toMatchObject({
      seed: 3,
      clock: undefined,
      sides: { white: fledgling, black: person },
    })
    expect(state.line.moves).toHaveLength(1)
    expect(faultOf(JSON.stringify({ ...old, person: 'green' }))).toBe('its field "person" is wrong (green)')
    expect(faultOf(JSON.stringify({ ...old, opponent: 'dodo' }))).toContain('its field "opponent" is wrong')
  })

  it('comes back with what the opponent thought', () => {
    const waiting = playMoves(begin(), 'e2e4')
    const move = moveIn(waiting, 'e7e5')
    const details = { moves: [moveIn(waiting, 'd7d5'), move], drawn: 1 }
    const thought = thoughtOf(move, details)
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

  it('leaves out the oldest thoughts where they would outgrow the storage', () => {
    const moves = ['e2e4', 'e7e5', 'g1f3', 'b8c6'].reduce<PlayState>((state, uci, ply) => {
      if (ply % 2 === 0) return playMoves(state, uci)
      const move = moveIn(state, uci)
      const thought = thoughtOf(move, { moves: Array(9000).fill(move), drawn: 0 })
      return act(state, { kind: 'answer', gameId: state.gameId, ply, move, thought })
    }, begin())
    expect(moves.thoughts.size).toBe(2)
    expect([...reload(moves).thoughts.keys()]).toEqual([3])
  })

  it('leaves out a thought that does not fit the move, or has another shape', () => {
    const choice = moveIn(begin(), 'e2e4')
    const fitting = [[0, thoughtOf(choice, { moves: [choice], drawn: 0 })]]
    const sizeOf = (thoughts: unknown) => {
      const parsed = parseSavedGame(withField('thoughts', thoughts))
      return parsed.ok && parsed.value.thoughts.size
    }
    expect(sizeOf({ shape: 3, thoughts: fitting })).toBe(1)
    expect(sizeOf({ shape: 2, thoughts: fitting })).toBe(0)
    for (const thoughts of [
      'none',
      [[0, thoughtOf(1 as Move, { moves: [1], drawn: 0 })]],
      [[0, { ...thoughtOf(choice, {}), kind: 'toString' }]],
      [[0, { kind: 'fledgling', choice }]],
      [[0, null]],
      [7],
    ]) {
      expect(sizeOf({ shape: 3, thoughts })).toBe(0)
    }
  })
})

describe('a saved game that is no game', () => {
  it.each([
    ['{', 'it is not readable'],
    ['null', 'it is not readable'],
    [withField('version', 9), 'it was written by another version (9)'],
    [withField('variant', 'checkers'), 'its field "variant" is wrong (checkers)'],
    [withField('sides', 'green'), 'its field "sides" is wrong (missing)'],
    [withField('sides', { white: { kind: 'person' } }), 'its field "sides" is wrong (missing)'],
    [withField('clock', 5), 'its field "clock" is wrong (5)'],
    [
      withField('clock', { initialMs: 1, incrementMs: 0, leftMs: [] }),
      'its field "clock" is wrong ({"initialMs":1,"incrementMs":0,"leftMs":[]})',
    ],
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
