import { Line, type Move, makeSan, parseMove, parsePosition, parseSan, unwrap } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { createLocalPlayer } from '../host/create-player.ts'
import type { Limits } from '../player.ts'
import type { MagpieThought } from './thought.ts'
import { makeVoice } from './voice.ts'
import { tellChain, tellMagpie, tellTies } from './words.ts'

async function tell(fen: string) {
  const position = unwrap(parsePosition(fen))
  const player = await createLocalPlayer('magpie', {}, 1)
  const choice = await player.think(Line.from(position), {}, () => {}, new AbortController().signal)
  const thought = choice.thought as MagpieThought
  const chain = (san: string) => {
    const candidate = thought.details.ranking.find(({ move }) => makeSan(position, move) === san)!
    return tellChain(candidate, position, thought.details.boldness).map(
      ({ text, score }) => `${text} ${score}`,
    )
  }
  return {
    headline: tellMagpie(thought, position),
    ties: tellTies(thought, position),
    chain,
    thought,
    position,
  }
}

describe('the fears of Magpie', () => {
  const fears = (fen: string, sans: string) => {
    let position = unwrap(parsePosition(fen))
    const start = position
    const line = sans.split(' ').map((san) => {
      const move = unwrap(parseSan(position, san))
      position = position.play(move)
      return move
    })
    return makeVoice().reasons(line as [Move, ...Move[]], start, 1, undefined).fears
  }
  it.each([
    ['a piece that is taken', '4k3/8/4p3/8/8/2N5/8/4K3 w - - 0 1', 'Nd5 exd5'],
    ['a piece for a pawn', '4k3/8/4p3/8/4P3/2N5/8/4K3 w - - 0 1', 'Nd5 exd5 exd5'],
  ])('are told of %s', (_, fen, line) => {
    expect(fears(fen, line)).toMatch(/exd5/)
  })
  it.each([
    ['nobody takes', '4k3/8/8/8/8/2N5/8/4K3 w - - 0 1', 'Nd5'],
    ['the queen is taken back for a pawn', '4k3/8/8/3q4/8/2N5/4P3/4K3 w - - 0 1', 'e4 Qxe4+ Nxe4'],
    ['it is an even exchange', '4k3/8/4p3/3n4/8/2N5/8/4K3 w - - 0 1', 'Nxd5 exd5'],
  ])('are none where %s', (_, fen, line) => {
    expect(fears(fen, line)).toBeUndefined()
  })
})

describe('the headline of Magpie', () => {
  it.each([
    [
      'a capture that nobody answers',
      '4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1',
      'it takes the knight; nobody can take the rook on d5; that is 3 points better than Kf1',
    ],
    [
      'an exchange',
      'k7/8/4p3/3r4/4P3/2N5/8/4K3 w - - 0 1',
      'it takes the rook; if exd5 takes the pawn, Nxd5 takes the pawn in return; that is 2 points better than Nxd5',
    ],
    ['a mate', '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', 'it wins the game at once'],
    [
      'a move without another',
      '7k/8/8/8/8/8/r7/7K w - - 0 1',
      'it is the only legal move; nobody attacks the king on g1',
    ],
    [
      'a promotion',
      '8/4P3/8/8/8/k7/8/4K3 w - - 0 1',
      'the pawn promotes to a queen; nobody can take the queen on e8; that is 8 points better than Kd1',
    ],
    [
      'a check that is worth more to it than the piece it loses',
      '2r3k1/q4pp1/4p2p/1pPpb3/6N1/5Q1P/1PR2PP1/6K1 w - - 0 1',
      'it takes the pawn with a check that the king cannot answer by taking: that alone counts 1,000 points; it fears gxh6, which can take the knight',
    ],
    [
      'an order among equals where the move only goes somewhere',
      '7k/8/8/8/8/8/8/K7 w - - 0 1',
      'it is the first of 3 moves that score 0 points; nobody attacks the king on b1',
    ],
    [
      'a check',
      '4k3/8/8/8/8/8/7p/R3K3 w - - 0 1',
      'it gives a check that the king cannot answer by taking; nobody can take the rook on a8',
    ],
  ])('tells %s', async (_, fen, headline) => {
    expect((await tell(fen)).headline).toBe(headline)
  })
})

describe('the chain of a candidate', () => {
  it('tells who takes and who takes back, with scores that add up', async () => {
    const { chain } = await tell('k7/8/4p3/3r4/4P3/2N5/8/4K3 w - - 0 1')
    expect(chain('exd5')).toEqual(['takes the rook 5', 'exd5 takes -1', 'Nxd5 takes back 1'])
  })

  it('is empty for a quiet move that nobody answers', async () => {
    expect((await tell('k7/8/8/8/8/8/8/4K2R w - - 0 1')).chain('Rh2')).toEqual([])
  })
})

describe('what else decided', () => {
  it('is the order among equals', async () => {
    const { ties } = await tell('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1')
    expect(ties).toMatch(/^\d+ other moves score the same; it looked at this one first\.$/)
  })

  it('is nothing where one move stands alone', async () => {
    expect((await tell('4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1')).ties).toBeUndefined()
  })

  it('is a better move that was passed over', async () => {
    const { thought, position } = await tell('4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1')
    const [first, second] = thought.details.ranking
    const passing: MagpieThought = {
      ...thought,
      choice: second!.move,
      details: { ...thought.details, passedOver: [first!.move] },
    }
    expect(tellTies(passing, position)).toBe(
      'It ranked Rxd5 higher, but passed over it: it would repeat the moves A-B-A-B.',
    )
  })
})

it('a move that Magpie was asked about is a danger, and nothing that Magpie fears', async () => {
  const position = unwrap(parsePosition('rnbqkbnr/pppp1ppp/8/4p3/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 1'))
  const player = await createLocalPlayer('magpie')
  const think = async (limits: Limits) =>
    (await player.think(Line.from(position), limits, () => {}, new AbortController().signal)).thought
  const move = unwrap(parseMove(position, 'Ng5'))
  const [chosen, asked] = [await think({}), await think({ rootMoves: [move] })]
  await player.dispose()
  const voice = makeVoice()
  const danger = 'the danger is Qxg5, which can take the knight'
  expect(voice.compare(chosen as never, asked as never, position, move)).toContain(`: ${danger}. `)
  expect(voice.reason(asked as never, position)).toContain(danger)
})
