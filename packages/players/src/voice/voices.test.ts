import { Line, parseMove, startPosition, unwrap, variantById } from '@rookery/rules'
import { describe, expect, test } from 'vitest'
import { findPlayer, roster } from '../roster.ts'
import { makePawns, makeScore } from '../score/index.ts'
import type { Settings } from '../settings.ts'
import { loadVoiceOf, voiceFor } from '../speak.ts'
import { lineFrom, scoreText, think, voiceOf } from '../testing/tell.ts'
import { interruptedThought } from '../thought.ts'
import { compareNumbers } from './index.ts'

describe.each(roster)("$name's voice", ({ id, name, variants, settings, loadVoice: loadOwn }) => {
  const usual: Settings = settings.depth ? { depth: 2 } : settings.level ? { level: '2' } : {}

  test('tells every thought on every board it plays, from its numbers', async () => {
    const voice = await voiceOf(id)
    for (const variant of variants) {
      const { position, ...line } = {
        line: Line.from(startPosition(variantById(variant))),
        position: startPosition(variantById(variant)),
      }
      const thought = await think(id, line.line, usual)
      expect(voice.headline(thought, position)).toMatch(new RegExp(`^${name} .*\\.$`))
      expect(voice.reason(thought, position)).not.toBe('')
      // In plain words a mind tells no more than its thoughts have, which may be the choice alone.
      if (loadOwn) {
        expect(voice.counts(thought, position).length).toBeGreaterThan(1)
        expect(voice.lines(thought, position).length).toBeGreaterThan(0)
        expect(voice.answer(thought, position).facts.length).toBeGreaterThan(1)
      }
      const words = [
        voice.aside(thought, position),
        voice.units(thought, position),
        ...voice.lines(thought, position),
        ...voice.numbers(thought, position).flat(),
      ]
      expect(words.join('\n')).not.toMatch(/NaN|\[object|Infinity/)
    }
  })

  test('has a common part that is whole: the line begins with the choice, and the best weighed move leads', async () => {
    const line = Line.from(startPosition())
    const { choice, line: expected, weighed, score } = await think(id, line, usual)
    expect(expected[0]).toBe(choice)
    expect(expected.reduce((reached, move) => reached.play(move), line).moves).toEqual(expected)
    if (weighed.length > 0) expect(weighed.map(({ move }) => move)).toContain(choice)
    if (weighed.length > 0 && weighed[0]!.chance === undefined) expect(weighed[0]!.move).toBe(choice)
    if (weighed.length > 0) expect(weighed.find(({ move }) => move === choice)?.score).toEqual(score)
  })

  test('says something about a move that it did not choose', async () => {
    const voice = await voiceOf(id)
    const line = Line.from(startPosition())
    const chosen = await think(id, line, usual)
    const move = line.position.legalMoves().find((each) => each !== chosen.choice)!
    const limits = { ...voice.limits(chosen), rootMoves: [move] }
    const asked = await think(id, line, usual, limits)
    const said = voice.compare(chosen, asked, line.position, move)
    expect(said).toMatch(new RegExp(`^${name} .*\\.$`))
    expect(said + JSON.stringify(compareNumbers(voice, chosen, asked, line.position))).not.toMatch(
      /NaN|undefined/,
    )
    expect(voice.compare(chosen, interruptedThought([move]), line.position, move)).toBe(
      `${name} had no answer.`,
    )
  })
})

test('every mind tells the same lead in pawns from the side that is asked about, or says that it cannot', async () => {
  const line = lineFrom('4k3/8/8/3r4/4P3/8/8/Q3K3 w - - 0 1')
  // More men than tables tell of.
  const wider = lineFrom('4k3/6p1/8/3r4/4P3/8/6P1/Q3K3 w - - 0 1')
  for (const id of ['owl', 'heron', 'kestrel', 'wren', 'raven']) {
    const thought = await think(id, wider, id === 'raven' ? {} : { depth: 1 }, { nodes: 20_000 })
    expect([id, scoreText(thought, 'white')]).toEqual([
      id,
      expect.stringMatching(/^\+\d+\.\d\d$|^mate in \d+$/),
    ])
    expect(scoreText(thought, 'black')).toMatch(/^−\d+\.\d\d$|^mated in \d+$/)
  }
  const magpie = await think('magpie', line)
  expect(scoreText(magpie, 'white')).toBe('+1,000 points')
  expect((await voiceOf('magpie')).units(magpie, line.position)).toContain('cannot be converted to pawns')
})

test('an interrupted thought says so', async () => {
  const position = startPosition()
  const thought = interruptedThought(position.legalMoves())
  const voice = await loadVoiceOf(thought)
  expect(voice.reason(thought, position)).toBe('was stopped before it had an idea')
  expect(voice.counts(thought, position)).toEqual([])
  const own = voiceFor(await voiceOf('owl'), findPlayer('owl')!, thought)
  expect(own.headline(thought, position)).toMatch(/^Owl was stopped .* first of 20 legal moves was played: /)
  expect(own.compare(thought, thought, position, thought.choice)).toContain('compared nothing')
})

test.each(['owl', 'kestrel', 'wren', 'raven'])(
  '%s tells every number from the side that is asked for',
  async (id) => {
    const line = Line.from(startPosition()).play(unwrap(parseMove(startPosition(), 'e4')))
    const { position } = line
    const voice = await voiceOf(id)
    const thought = await think(id, line, id === 'raven' ? { level: '4' } : { depth: 2 })
    const answer = voice.answer(thought, position, 'white')
    const own = voice.answer(thought, position)
    expect(own.rows.length).toBeGreaterThan(0)
    expect(answer.rows.map(({ text }) => text.split(' ').at(-1))).toEqual(
      thought.weighed.map(({ score }) => makeScore(score!, 'white')),
    )
    expect(own.rows.map(({ text }) => text.split(' ').at(-1))).toEqual(
      thought.weighed.map(({ score }) => makeScore(score!, 'black')),
    )
    const score = makeScore(thought.score!, 'white')
    expect(voice.numbers(thought, position, 'white')[0]![1]).toContain(score)
    expect(voice.compare(thought, thought, position, thought.choice, 'white')).toContain(score)
    const told = voice.lines(thought, position, 'white').join('\n')
    expect(told).toContain(
      makePawns(thought.score!.side === 'white' ? thought.score!.pawns! : 0 - thought.score!.pawns!),
    )
  },
)
