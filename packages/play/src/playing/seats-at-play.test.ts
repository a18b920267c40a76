import { act, begin, moveIn, playMoves, square, twoMinds, twoPeople } from '@rookery/testkit/playing'
import { describe, expect, it } from 'vitest'
import { describeOffer } from '../draw-offer.ts'
import { canMove, isDrawOffered, outcomeOf, takeBackTo } from './play-state.ts'

const sanCount = (state: ReturnType<typeof begin>) => state.line.moves.length

describe('two people at one board', () => {
  const start = begin({ sides: twoPeople })

  it('move in turn, each their own pieces', () => {
    const state = playMoves(start, 'e2e4', 'e7e5')
    expect(sanCount(state)).toBe(2)
    expect(act(state, { kind: 'play', move: moveIn(playMoves(start, 'e2e4'), 'd7d5') })).toBe(state)
  })

  it('take back one move at a time', () => {
    expect(sanCount(act(playMoves(start, 'e2e4', 'e7e5'), { kind: 'take-back' }))).toBe(1)
  })

  it('resign on their own turn, and agree a draw', () => {
    const state = playMoves(start, 'e2e4')
    expect(outcomeOf(act(state, { kind: 'resign' }))).toEqual({ winner: 'white', reason: 'resignation' })
    expect(outcomeOf(act(state, { kind: 'offer-draw' }))).toEqual({ winner: undefined, reason: 'agreement' })
  })
})

describe('two minds', () => {
  const start = begin({ sides: twoMinds })

  it('play by their answers, and no person moves or resigns', () => {
    const state = playMoves(start, 'e2e4', 'e7e5')
    expect(sanCount(state)).toBe(2)
    expect(canMove(state)).toBe(false)
    expect(act(state, { kind: 'resign' })).toBe(state)
    expect(takeBackTo(state)).toBeUndefined()
  })

  it('can be made to wait', () => {
    expect(act(start, { kind: 'pause' }).isPaused).toBe(true)
    expect(act(start, { kind: 'pause' }, { kind: 'pause' }).isPaused).toBe(false)
  })
})

describe('offering a draw to a mind', () => {
  const offered = playMoves(act(begin(), { kind: 'offer-draw' }), 'e2e4')
  const answer = { kind: 'answer-draw', gameId: offered.gameId, ply: 1 } as const

  it('goes with the next move, and can be withdrawn before it', () => {
    expect(isDrawOffered(offered)).toBe(true)
    expect(act(begin(), { kind: 'offer-draw' }, { kind: 'offer-draw' }).offer).toBeUndefined()
    expect(act(offered, { kind: 'offer-draw' })).toBe(offered)
  })

  it('ends the game when it is accepted', () => {
    const accepted = act(offered, { ...answer, accepts: true })
    expect(outcomeOf(accepted)).toEqual({ winner: undefined, reason: 'agreement' })
    const { offer, line, setup } = accepted
    expect(describeOffer(offer, line, setup.sides, outcomeOf(accepted))).toMatch(/ accepts the draw\.$/)
  })

  it('leaves the mind to move when it is declined', () => {
    const declined = act(offered, { ...answer, accepts: false })
    expect(declined.offer?.isDeclined).toBe(true)
    expect(isDrawOffered(declined)).toBe(false)
    expect(act(declined, { ...answer, accepts: true })).toBe(declined)
  })

  it('asks nothing of a mind that was offered nothing', () => {
    const waiting = playMoves(begin(), 'e2e4')
    expect(act(waiting, { ...answer, gameId: waiting.gameId, accepts: true })).toBe(waiting)
  })
})

describe('a pre-move', () => {
  const waiting = playMoves(begin(), 'e2e4')
  const preMove = { from: square('d2'), to: square('d4') }
  const set = act(waiting, { kind: 'pre-move', preMove })

  it('is kept while the mind thinks, and played when it has moved', () => {
    expect(set.preMove).toEqual(preMove)
    const answered = playMoves(set, 'e7e5')
    expect(answered.preMove).toEqual(preMove)
    const played = act(answered, { kind: 'play-pre-move' })
    expect(sanCount(played)).toBe(3)
    expect(played.preMove).toBeUndefined()
  })

  it('is forgotten when it is no move any more', () => {
    const blocked = act(waiting, { kind: 'pre-move', preMove: { from: square('e4'), to: square('e5') } })
    const played = act(playMoves(blocked, 'e7e5'), { kind: 'play-pre-move' })
    expect(sanCount(played)).toBe(2)
    expect(played.preMove).toBeUndefined()
  })

  it('is not taken on the own turn, and is dropped by a step, a take-back and a cancel', () => {
    expect(act(begin(), { kind: 'pre-move', preMove }).preMove).toBeUndefined()
    for (const action of [{ kind: 'step', to: 0 }, { kind: 'take-back' }, { kind: 'cancel' }] as const) {
      expect(act(set, action).preMove).toBeUndefined()
    }
  })
})
