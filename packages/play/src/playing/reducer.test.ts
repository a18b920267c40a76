import { interruptedThought } from '@rookery/players'
import { makeFen, unwrap } from '@rookery/rules'
import { act, begin, beginMinichess, moveIn, playMoves, twoMinds } from '@rookery/testkit/playing'
import { describe, expect, it } from 'vitest'
import { describeResignation } from '../resignation-words.ts'
import { makeSavedGame, parseSavedGame } from '../saved-game.ts'
import { parseMindSeat, person } from '../seat.ts'
import {
  canMove,
  isLive,
  isPersonsTurn,
  outcomeOf,
  type PlayState,
  recordOf,
  takeBackTo,
} from './play-state.ts'

const sanCount = (state: ReturnType<typeof begin>) => state.line.moves.length

describe('a move of a person', () => {
  it('is played and shown', () => {
    const moved = playMoves(begin(), 'e2e4')
    expect(makeFen(moved.line.position)).toBe('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1')
    expect(moved.cursor).toBe(1)
  })

  it('changes nothing when it is not legal, or while it is the turn of the opponent', () => {
    const move = moveIn(playMoves(begin(), 'e2e4'), 'e7e5')
    const state = begin()
    expect(act(state, { kind: 'play', move })).toBe(state)
    const waiting = playMoves(begin(), 'e2e4')
    expect(canMove(waiting)).toBe(false)
    expect(act(waiting, { kind: 'play', move })).toBe(waiting)
  })
})

describe('the answer of the opponent', () => {
  const waiting = playMoves(begin(), 'e2e4')
  const answer = {
    kind: 'answer',
    gameId: waiting.gameId,
    ply: 1,
    move: moveIn(waiting, 'e7e5'),
    thought: undefined,
  } as const

  it('is played and shown', () => {
    expect(act(waiting, answer)).toMatchObject({ cursor: 2 })
  })

  it('counts only for the game and the move it was asked about', () => {
    expect(act(waiting, { ...answer, gameId: waiting.gameId + 1 })).toBe(waiting)
    expect(act(waiting, { ...answer, ply: 3 })).toBe(waiting)
    const takenBack = act(waiting, { kind: 'take-back' })
    expect(act(takenBack, answer)).toBe(takenBack)
  })

  it('leaves the board where the person is looking when that is the past', () => {
    const past = act(waiting, { kind: 'step', to: 0 }, answer)
    expect(past.cursor).toBe(0)
    expect(isLive(past)).toBe(false)
  })

  it('can fail, and the person can ask again', () => {
    const failed = act(waiting, { kind: 'fail', gameId: waiting.gameId, ply: 1, message: 'no worker' })
    expect(failed.failure).toBe('no worker')
    expect(act(failed, { kind: 'retry' }).failure).toBeUndefined()
  })
})

describe('a mind that is lost', () => {
  const fen = '7k/7p/7P/8/8/8/PPPPP3/RQ2K3 w - - 0 1'
  const firstMoves = 'a2a3 h8g8 a3a4 g8h8 b2b3 h8g8 b3b4 g8h8 c2c3 h8g8 c3c4 g8h8 d2d3 h8g8 d3d4 g8h8'
  const own = unwrap(parseMindSeat('owl'))
  /** The mind answers, each time so many pawns behind. */
  function play(state: PlayState, pawns: number, ...moves: readonly string[]): PlayState {
    return moves.reduce((before, uci) => {
      if (isPersonsTurn(before)) return playMoves(before, uci)
      const move = moveIn(before, uci)
      const score = {
        side: 'black',
        value: -100 * pawns,
        unit: 'hundredths of a pawn',
        pawns: -pawns,
      } as const
      const { gameId, line } = before
      const thought = { ...interruptedThought([move]), score }
      return act(before, { kind: 'answer', gameId, ply: line.moves.length, move, thought })
    }, state)
  }
  const reach = (resigns: boolean, pawns: number) => {
    const sides = { white: person, black: own } as const
    const state = play(begin({ fen, sides, resigns }), pawns, ...firstMoves.split(' '))
    return play(state, pawns, 'e2e3', 'h8g8', 'e3e4', 'g8h8', 'e1f1', 'h8g8')
  }

  it('goes on unless it is set to resign', () => {
    expect(outcomeOf(reach(false, 19.5))).toBeUndefined()
    expect(outcomeOf(reach(true, 7))).toBeUndefined()
  })

  it('resigns after the first ten moves where it is set to, says why, and is not asked again', () => {
    const state = reach(true, 19.5)
    expect(outcomeOf(state)).toEqual({ winner: 'white', reason: 'resignation' })
    expect(sanCount(state)).toBe(21)
    const told = 'Owl resigns: it has been 19 pawns behind for three moves.'
    expect(describeResignation(recordOf(state))).toBe(told)
    expect(describeResignation(unwrap(parseSavedGame(makeSavedGame(recordOf(state)))))).toBe(told)
    expect(sanCount(act(state, { kind: 'take-back' }))).toBe(20)
  })

  it('has no words for a person who resigns', () => {
    const resigned = act(begin({ sides: { white: person, black: own } }), { kind: 'resign' })
    expect(describeResignation(recordOf(resigned))).toBeUndefined()
  })
})

describe('thoughts that were kept elsewhere', () => {
  const waiting = playMoves(begin(), 'e2e4')
  const move = moveIn(waiting, 'e7e5')
  const thought = interruptedThought([move])
  const played = playMoves(waiting, 'e7e5')

  it('are shown again beside the moves they led to', () => {
    const recall = { kind: 'recall', gameId: played.gameId, thoughts: new Map([[1, thought]]) } as const
    expect(act(played, recall).thoughts.get(1)).toBe(thought)
    expect(act(played, { ...recall, gameId: 99 })).toBe(played)
  })

  it('are left out beside other moves', () => {
    const thoughts = new Map([
      [0, thought],
      [7, thought],
    ])
    expect(act(played, { kind: 'recall', gameId: played.gameId, thoughts }).thoughts.size).toBe(0)
  })
})

describe('stepping through the game', () => {
  const state = playMoves(begin(), 'e2e4', 'e7e5', 'g1f3', 'b8c6')

  it('stops at both ends', () => {
    expect(act(state, { kind: 'step', to: -1 }).cursor).toBe(0)
    expect(act(state, { kind: 'step', to: 99 })).toBe(state)
  })

  it('allows no moves in the past', () => {
    const past = act(state, { kind: 'step', to: 2 })
    expect(act(past, { kind: 'play', move: moveIn(state, 'd2d4') })).toBe(past)
  })
})

describe('taking back', () => {
  it('takes back the own move and the answer to it', () => {
    const state = act(playMoves(begin(), 'e2e4', 'e7e5', 'g1f3', 'b8c6'), { kind: 'take-back' })
    expect(sanCount(state)).toBe(2)
    expect(state.cursor).toBe(2)
  })

  it('takes back one move while the opponent thinks', () => {
    expect(sanCount(act(playMoves(begin(), 'e2e4'), { kind: 'take-back' }))).toBe(0)
  })

  it('has nothing to take back before the first own move', () => {
    expect(takeBackTo(begin())).toBeUndefined()
    expect(takeBackTo(playMoves(begin({ person: 'black' }), 'e2e4'))).toBeUndefined()
  })

  it('reopens a resigned game without losing a move', () => {
    const resigned = act(playMoves(begin(), 'e2e4', 'e7e5'), { kind: 'resign' })
    const reopened = act(resigned, { kind: 'take-back' })
    expect(sanCount(reopened)).toBe(2)
    expect(outcomeOf(reopened)).toBeUndefined()
  })

  it('forgets the thoughts behind the moves that are gone', () => {
    const waiting = playMoves(begin(), 'e2e4')
    const move = moveIn(waiting, 'e7e5')
    const thought = interruptedThought([move])
    const answered = act(waiting, { kind: 'answer', gameId: waiting.gameId, ply: 1, move, thought })
    expect(answered.thoughts.get(1)).toBe(thought)
    expect(act(answered, { kind: 'take-back' }).thoughts.size).toBe(0)
  })
})

describe('the end of a game', () => {
  it('comes by mate, and no piece moves after it', () => {
    const mated = playMoves(begin({ person: 'black' }), 'f2f3', 'e7e5', 'g2g4', 'd8h4')
    expect(outcomeOf(mated)).toEqual({ winner: 'black', reason: 'checkmate' })
    expect(canMove(mated)).toBe(false)
  })

  it('comes by taking the king in minichess', () => {
    const state = begin({ variant: beginMinichess().setup.variant, fen: 'k4/5/5/5/Q4/4K w - - 0 1' })
    expect(outcomeOf(playMoves(state, 'a2a6'))).toEqual({ winner: 'white', reason: 'king captured' })
  })

  it('comes by resignation, which cannot follow another end', () => {
    const resigned = act(begin(), { kind: 'resign' })
    expect(outcomeOf(resigned)).toEqual({ winner: 'black', reason: 'resignation' })
    expect(act(resigned, { kind: 'resign' })).toBe(resigned)
  })

  it('comes by claiming a threefold repetition, and not before it', () => {
    const shuffle = ['g1f3', 'g8f6', 'f3g1', 'f6g8']
    const twice = playMoves(begin(), ...shuffle)
    expect(act(twice, { kind: 'claim-draw' })).toBe(twice)
    const thrice = playMoves(twice, ...shuffle)
    expect(outcomeOf(act(thrice, { kind: 'claim-draw' }))).toEqual({
      winner: undefined,
      reason: 'threefold repetition',
    })
  })
})

it('begins each game under a new number', () => {
  const state = begin()
  expect(act(state, { kind: 'begin', setup: state.setup }).gameId).toBe(state.gameId + 1)
})

it('flips the board back and forth', () => {
  expect(act(begin(), { kind: 'flip' }).orientation).toBe('black')
  expect(act(begin(), { kind: 'flip' }, { kind: 'flip' }).orientation).toBe('white')
})

describe('a strict game', () => {
  it('takes nothing back, not even a resignation', () => {
    const state = playMoves(begin({ coach: { kind: 'strict' } }), 'e2e4', 'e7e5')
    expect(takeBackTo(state)).toBeUndefined()
    expect(act(state, { kind: 'take-back' })).toBe(state)
    const resigned = act(state, { kind: 'resign' })
    expect(act(resigned, { kind: 'take-back' })).toBe(resigned)
  })

  it('is one of a person: minds that are watched hide nothing', () => {
    expect(begin({ sides: twoMinds, coach: { kind: 'strict' } }).setup.coach).toEqual({ kind: 'quiet' })
  })
})

it('remembers what the coach was answered, whatever is taken back', () => {
  const state = act(playMoves(begin(), 'e2e4'), { kind: 'warned', name: 'first' }, { kind: 'take-back' })
  expect(act(state, { kind: 'warned', name: 'second' }).warned).toEqual(['first', 'second'])
})
