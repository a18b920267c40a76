import { Line, makeSan, parseMove, startPosition, unwrap } from '@rookery/rules'
import { describe, expect, test } from 'vitest'
import { canTellDifference, joinReply } from '../join-reply.ts'
import { roster } from '../roster.ts'
import { makeScore } from '../score/index.ts'
import type { Settings } from '../settings.ts'
import { lineFrom, scoreText, think, voiceOf } from '../testing/tell.ts'
import { compareNumbers } from './index.ts'

describe('a move with the answer to it', () => {
  const italian = 'r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4'

  test.each(['owl', 'heron', 'wren', 'kestrel', 'raven'])('is one story of %s', async (id) => {
    const line = lineFrom(italian)
    const settings = id === 'raven' ? { level: '6' } : { depth: 2 }
    const voice = await voiceOf(id)
    const chosen = await think(id, line, settings)
    for (const san of ['a4', 'Ng5', 'Nc3']) {
      const move = unwrap(parseMove(line.position, san))
      const asked = await think(id, line, settings, { ...voice.limits(chosen), rootMoves: [move] })
      const after = line.play(move)
      const reply = await think(id, after, settings)
      const sentence = voice.compare(chosen, joinReply(asked, reply), line.position, move)
      const answer = makeSan(after.position, reply.choice)
      const [, told] = /(?:: the danger is that|, and expects) (\S+)/.exec(sentence) ?? []
      expect([san, sentence, told ?? answer]).toEqual([san, sentence, answer])
    }
  })
})

test('a difference is told where the answer agrees with the look at the move, which is not above the choice', async () => {
  const line = Line.from(startPosition())
  const thought = await think('owl', line, { depth: 1 })
  const given = (side: 'white' | 'black', pawns: number) => ({
    ...thought,
    score: { side, value: pawns, unit: 'points', pawns },
  })
  const [choice, move] = [given('white', 0), given('white', -1)]
  expect(canTellDifference(choice, move, given('black', 0.5))).toBe(true)
  expect(canTellDifference(choice, move, given('black', 0))).toBe(false)
  expect(canTellDifference(choice, move, undefined)).toBe(true)
  expect(canTellDifference(move, choice, undefined)).toBe(false)
})

describe('why not my move', () => {
  async function ask(id: string, settings: Settings, san: string, fen?: string) {
    const line = fen === undefined ? Line.from(startPosition()) : lineFrom(fen)
    const { position } = line
    const move = unwrap(parseMove(position, san))
    const voice = await voiceOf(id)
    const chosen = await think(id, line, settings)
    const asked = await think(id, line, settings, { ...voice.limits(chosen), rootMoves: [move] })
    const sentence = voice.compare(chosen, asked, position, move)
    return { chosen, asked, position, voice, sentence, rows: compareNumbers(voice, chosen, asked, position) }
  }
  const knight = '4k3/p7/8/3n4/8/8/P7/3RK3 w - - 0 1'
  const bareKnight = '4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1'

  test('is answered by a searcher with the difference and with what it fears', async () => {
    const { chosen, asked, sentence } = await ask('owl', { depth: 2 }, 'Kf1', knight)
    const loss = (chosen.score!.pawns! - asked.score!.pawns!).toFixed(2)
    expect(sentence).toBe(
      `Owl gives Kf1 ${scoreText(asked, 'white')}, ${loss} pawns worse than Rxd5 with ${scoreText(chosen, 'white')}: the danger is that Ne3+ follows, and the knight forks the rook on d1 and the king, and takes the rook for a knight.`,
    )
  })

  test('is told from the side of the mover where values are White’s', async () => {
    const fen = '3rk3/p7/8/8/3N4/8/P7/4K3 b - - 0 1'
    const { chosen, asked, sentence } = await ask('kestrel', { depth: 2 }, 'Kf8', fen)
    const loss = asked.score!.pawns! - chosen.score!.pawns!
    expect(loss).toBeGreaterThan(0)
    expect(sentence).toContain(`${loss.toFixed(2)} pawns worse than Rxd4`)
  })

  test('says for whom a move is worse where the scores are told from the other side', async () => {
    const fen = '3rk3/p7/8/8/3N4/8/P7/4K3 b - - 0 1'
    for (const [id, settings] of [
      ['heron', { depth: 2 }],
      ['raven', { level: '6' }],
    ] as const) {
      const { chosen, asked, position, voice } = await ask(id, settings, 'Kf8', fen)
      const move = unwrap(parseMove(position, 'Kf8'))
      const sentence = voice.compare(chosen, asked, position, move, 'white')
      expect(sentence).toContain(' pawns worse for Black than Rxd4 with −')
    }
  })

  test('tells of a mate that the move allows', async () => {
    const { sentence } = await ask('owl', { depth: 2 }, 'a6', '6k1/p4ppp/8/8/8/8/8/3RK3 b - - 0 1')
    expect(sentence).toMatch(/^After a6 Owl sees the game lost: a6 Rd8#\. It gives \S+ /)
  })

  test('is answered by Magpie with the chain of the move', async () => {
    const { sentence } = await ask('magpie', {}, 'Kf1', bareKnight)
    expect(sentence).toBe(
      'Magpie scores Kf1 0 points: nobody attacks the king on f1. Rxd5 has +3, which is 3 more.',
    )
  })

  test('tells a won ending as such, and not as so many pawns more', async () => {
    const { sentence } = await ask('raven', { level: '6' }, 'Kf1', bareKnight)
    expect(sentence).toMatch(/^Raven gives Kf1 [+−]\d\.\d\d against a won ending for Rxd5: the danger is /)
  })

  test('is answered by Raven in pawns', async () => {
    const { sentence } = await ask('raven', { level: '6' }, 'Kf1', knight)
    expect(sentence).toMatch(
      /^Raven looked at Kf1 by itself and gives it [+−]\d+\.\d\d.+: the danger is that Ne3\+ follows, and the knight forks .+ takes the rook for a knight\.$/,
    )
  })

  test('is answered by Raven from the one search that told of both moves', async () => {
    const { chosen } = await ask('raven', { level: '3' }, 'e4')
    const told = chosen.weighed.find(({ move }) => move !== chosen.choice)!
    const other = makeSan(startPosition(), told.move)
    const { sentence } = await ask('raven', { level: '3' }, other)
    expect(sentence.startsWith(`Raven gives ${other} ${makeScore(told.score!, 'white')}`)).toBe(true)
  })

  test('is answered by Raven as two looks where they differ by little, and is never the better one by that', async () => {
    const { chosen, asked, voice, position } = await ask('raven', { level: '3' }, 'Kf1', knight)
    const { score } = chosen
    const level = { ...asked, score: { ...score!, pawns: score!.pawns! + 0.11 } }
    const alone = { ...chosen, details: { ...(chosen.details as object), lines: [] } }
    expect(voice.compare(alone, level, position, asked.choice)).toMatch(
      /^Raven looked at Kf1 by itself and gives it .+ For Rxd5, the search that chose it has \S+, and two looks may differ by as much\.$/,
    )
  })

  test('tells of a mate once, and not as something to be put off', async () => {
    const { sentence, voice, asked, position } = await ask(
      'raven',
      { level: '6' },
      'a6',
      '6k1/p4ppp/8/8/8/8/8/3RK3 b - - 0 1',
    )
    expect(sentence).toMatch(/^Raven gives a6 mated in 1 against \S+ for \S+, and expects Rd8# in reply\.$/)
    expect(voice.reason(asked, position)).toBe('then mate follows in 1 move')
  })

  test('is answered by who repeats without a word of moves that were not asked about', async () => {
    const { asked, position, voice, chosen } = await ask('parrot', {}, 'e4')
    expect([asked.isAsked, chosen.isAsked]).toEqual([true, undefined])
    expect(voice.reason(asked, position)).toMatch(
      /; it has seen it .+ times, worth \S+ on average against \S+ for \S+$/,
    )
  })

  test('has a number for what hardly anybody plays', async () => {
    const { sentence } = await ask('mynah', { rating: 2200 }, 'Na3')
    expect(sentence).not.toMatch(/ 0(\.0)?%/)
  })

  test.each(
    roster.filter(({ variants }) => variants.includes('standard')).map(({ id, settings }) => [id, settings]),
  )('%s does not take the one move it was asked about for the only legal one', async (id, settings) => {
    const { asked, position, voice } = await ask(id, 'depth' in settings ? { depth: 1 } : {}, 'a3')
    const said = [
      voice.reason(asked, position),
      voice.aside(asked, position),
      ...voice.lines(asked, position),
    ]
    expect(said.join(' ')).not.toMatch(/only (legal )?move|chance of 100/)
  })

  test('has no number where there was only a lot', async () => {
    const { sentence, rows } = await ask('fledgling', {}, 'e4')
    expect(sentence).toContain('each of 20 moves had the same chance')
    expect(rows).toEqual([])
  })

  test('puts numbers of the same names side by side, the terms at the end of both lines among them', async () => {
    const { chosen, asked, rows } = await ask('owl', { depth: 2 }, 'Kf1', knight)
    expect(rows.map(({ name }) => name)).toEqual([
      'score',
      'expected line',
      'looked ahead (a half-move is one side’s move)',
      'nodes',
      'material at the end',
      'squares at the end',
    ])
    expect(rows[0]).toEqual({
      name: 'score',
      chosen: scoreText(chosen, 'white'),
      asked: scoreText(asked, 'white'),
    })
  })
})
