import { createLocalPlayer, type Thought } from '@rookery/players'
import { Line, makeSan, parsePosition, parseSan, startPosition, unwrap } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { makeCount, makeSigned } from '../../ui/numbers.ts'
import { SecondOpinion } from '../stage/second-opinion.ts'
import { limitsFor } from './ask-about.ts'
import { compareThoughts } from './comparison.ts'
import { tellWhy } from './why-words.ts'

/** What a mind of that kind plays, and what a second one says of another move. */
async function ask(
  id: string,
  settings: Readonly<Record<string, number | string>>,
  san: string,
  fen?: string,
) {
  const position = fen === undefined ? startPosition() : unwrap(parsePosition(fen))
  const game = Line.from(position)
  const { signal } = new AbortController()
  const first = await createLocalPlayer(id, settings, 1)
  const second = new SecondOpinion(id, settings, 1, createLocalPlayer)
  try {
    const { thought: chosen } = await first.think(game, {}, () => {}, signal)
    const move = unwrap(parseSan(position, san))
    const asked = (await second.ask(game, limitsFor(chosen, move), signal))!.thought
    return { chosen, asked, position, sentence: tellWhy(id, chosen, asked, position, move) }
  } finally {
    await first.dispose()
    await second.dispose()
  }
}

const searched = (thought: Thought) => {
  if (!('leaf' in thought)) throw new Error(`${thought.kind} is no searcher`)
  return thought
}

describe('why not my move', () => {
  it('is answered by a searcher with the difference and the reply it expects', async () => {
    const { chosen, asked, position, sentence } = await ask(
      'owl',
      { depth: 2 },
      'Kf1',
      '4k3/p7/8/3n4/8/8/P7/3RK3 w - - 0 1',
    )
    const [best, yours] = [searched(chosen), searched(asked)]
    const reply = makeSan(position.play(yours.choice), yours.line[1]!)
    expect(sentence).toBe(
      `owl gives Kf1 ${makeSigned(yours.score)}, ${best.score - yours.score} worse than Rxd5 with ${makeSigned(best.score)}, and expects ${reply} in reply.`,
    )
  })

  it('is told from the side of the mover where values are White’s', async () => {
    const { chosen, asked, sentence } = await ask(
      'kestrel',
      { depth: 2 },
      'Kf8',
      '3rk3/p7/8/8/3N4/8/P7/4K3 b - - 0 1',
    )
    const loss = searched(asked).score - searched(chosen).score
    expect(loss).toBeGreaterThan(0)
    expect(sentence).toContain(`${makeCount(loss)} worse than Rxd4`)
  })

  it('tells of a mate that the move allows', async () => {
    const { sentence } = await ask('owl', { depth: 2 }, 'a6', '6k1/p4ppp/8/8/8/8/8/3RK3 b - - 0 1')
    expect(sentence).toMatch(/^After a6 owl sees the game lost: a6 Rd8#\. It gives \S+ /)
  })

  it('is answered by Magpie with the chain of the move', async () => {
    const { sentence } = await ask('magpie', {}, 'Kf1', '4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1')
    expect(sentence).toBe('magpie scores Kf1 0, 3 less than Rxd5 with +3: nobody can take the king there.')
  })

  it('is answered by Raven in pawns', async () => {
    const { sentence } = await ask('raven', { level: '6' }, 'Kf1', '4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1')
    expect(sentence).toMatch(/^raven gives Kf1 [+−]\d+\.\d\d.+, and expects N\S+ in reply\.$/)
  })

  it('has no number where there was only a lot', async () => {
    const { sentence, chosen, asked, position } = await ask('fledgling', {}, 'e4')
    expect(sentence).toContain('each of 20 moves had the same chance')
    expect(compareThoughts(chosen, asked, position)).toEqual([])
  })
})

describe('the numbers side by side', () => {
  it('have the same names, and the terms at the end of both lines', async () => {
    const fen = '4k3/p7/8/3n4/8/8/P7/3RK3 w - - 0 1'
    const { chosen, asked, position } = await ask('owl', { depth: 2 }, 'Kf1', fen)
    const rows = compareThoughts(chosen, asked, position)
    expect(rows.map(({ name }) => name)).toEqual([
      'value',
      'expected line',
      'looked ahead',
      'nodes',
      'material at the end',
      'squares at the end',
    ])
    expect(rows[0]).toEqual({
      name: 'value',
      chosen: makeSigned(searched(chosen).score),
      asked: makeSigned(searched(asked).score),
    })
  })
})
