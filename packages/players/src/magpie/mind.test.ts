import { type Move, makeSan, makeUci, minichess, moveRole, moveTo } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { askMagpie, readMove } from '../testing/ask-magpie.ts'
import { isGladOfDraw } from '../testing/glad-of-draw.ts'
import { lineFrom } from '../testing/random-lines.ts'

describe('Magpie', () => {
  it('mates when it can, though another check scores more', async () => {
    const game = lineFrom('6k1/5ppp/5q2/3N4/8/8/8/4R2K w - - 0 1')
    for (let seed = 0; seed < 5; seed++)
      expect(makeSan(game.position, (await askMagpie(game, { seed })).choice)).toBe('Re8#')
  })

  it('stalemates only when there is nothing else', async () => {
    const game = lineFrom('7k/5K2/8/8/8/8/8/6Q1 w - - 0 1')
    expect((await askMagpie(game)).ranking.at(-1)).toMatchObject({ verdict: 'spoils' })
  })

  it('in check looks at the answers alone, captures first by what they take', async () => {
    const game = lineFrom('4k3/8/8/4r3/8/8/1B6/4Kn2 w - - 0 1')
    const thought = await askMagpie(game)
    expect(thought.inCheck).toBe(true)
    const considered = [...thought.ranking].sort((a, b) => a.considered - b.considered)
    const names = considered.map(({ move }) => makeSan(game.position, move))
    expect(names.slice(0, 2)).toEqual(['Bxe5', 'Kxf1'])
    expect(names).toHaveLength(game.position.legalMoves().length)
  })

  it('passes over the move that would complete A-B-A-B, and shows both histories', async () => {
    let game = lineFrom('4k3/8/8/8/8/8/8/R3K3 w - - 0 1')
    for (const text of ['Ra2', 'Kd8', 'Ra1', 'Ke8', 'Ra2', 'Kd8'])
      game = game.play(readMove(game.position, text))
    const back = readMove(game.position, 'Ra1')
    const thought = await askMagpie(game, { rootMoves: [back, readMove(game.position, 'Kf1')] })
    expect(thought.passedOver).toEqual([back])
    expect(makeUci(thought.choice, game.position)).toBe('e1f1')
    const tellHistory = (moves: readonly Move[]) =>
      moves.map((move) => makeUci(move, game.position)).join(' ')
    expect(tellHistory(thought.history.own)).toBe('a1a2 a2a1 a1a2')
    expect(tellHistory(thought.history.theirs)).toBe('e8d8 d8e8 e8d8')
    const alone = await askMagpie(game, { rootMoves: [back] })
    expect(alone).toMatchObject({ choice: back, passedOver: [back] })
  })

  it('answers about one move of the person’s choosing, a lesser promotion too', async () => {
    const game = lineFrom('8/4P1k1/8/8/8/8/8/4K3 w - - 0 1')
    const rootMoves = [readMove(game.position, 'e8=N')]
    expect((await askMagpie(game, { rootMoves })).ranking).toMatchObject([
      { move: rootMoves[0], promoted: 2 },
    ])
  })

  it('takes the king in minichess, and leaves its own in reach only when it must', async () => {
    const taking = lineFrom('k4/5/5/5/Q3p/4K w - - 0 1', minichess)
    expect(makeUci((await askMagpie(taking)).choice, taking.position)).toBe('a2a6')
    const held = lineFrom('k3r/5/5/5/4R/4K w - - 0 1', minichess)
    for (const ranked of (await askMagpie(held)).ranking)
      expect(ranked.verdict).toBe(
        moveRole(ranked.move) === 'rook' && moveTo(ranked.move) % 8 !== 4 ? 'spoils' : 'plays',
      )
  })

  it.each([
    ['nothing is won or lost', '4k3/8/8/8/8/8/8/4K2N w - - 0 1', true],
    ['a piece can be won', '4k3/8/8/3n4/4P3/8/8/4K3 w - - 0 1', false],
    ['there is a mate', '6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1', false],
  ])('is glad of a draw by its own score when %s', async (_, fen, accepts) => {
    expect(await isGladOfDraw('magpie', {}, lineFrom(fen))).toBe(accepts)
  })
})
