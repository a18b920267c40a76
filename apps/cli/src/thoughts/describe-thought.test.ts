import { createLocalPlayer, interruptedThought, loadVoice, roster } from '@rookery/players'
import { Line, parsePosition, startPosition, unwrap } from '@rookery/rules'
import { setLanguage } from '@rookery/words'
import { afterEach, expect, test } from 'vitest'
import { describeThought, writeScore } from './describe-thought.ts'

afterEach(() => setLanguage('en'))

async function describe(id: string, fen: string, settings = {}) {
  const line = Line.from(unwrap(parsePosition(fen)))
  const player = await createLocalPlayer(id, settings, 1)
  const { thought } = await player.think(line, {}, () => {}, new AbortController().signal)
  return describeThought(thought, line.position)
}

test('a score is told as the page tells it, from the side to move, in signs that every terminal has', async () => {
  const rook = '4k3/8/8/3r4/4P3/8/8/4K3'
  expect(await describe('heron', `${rook} w - - 0 1`, { depth: 1 })).toMatchObject({
    score: '+1.00',
    headline:
      'Heron plays exd5: it takes the rook on d5, which nobody guards; that is 5.0 pawns better than Kf2.',
    reason: 'it takes the rook on d5, which nobody guards; that is 5.0 pawns better than Kf2',
  })
  const { score, counts } = await describe('kestrel', `${rook} b - - 0 1`)
  expect(score).toMatch(/^\+\d+\.\d\d$/)
  expect(counts[0]).toEqual(['Evaluation', `${score} (${-100 * Number(score)} hundredths for White)`])
})

test("a mind's own unit stands beside the pawns, or in their place", async () => {
  const { score } = await describe('wren', '4k3/8/8/3r4/4P3/8/8/4K3 w - - 0 1', { depth: 1 })
  expect(score).toMatch(/^\+\d+\.\d\d \(\+\d+ points of state value against a draw\)$/)
  expect((await describe('magpie', '4k3/8/8/3r4/4P3/8/8/4K3 w - - 0 1')).score).toBe('+5 points')
})

test('numbers have no signs between thousands, in no language', async () => {
  const score = { side: 'white', value: 12_345, unit: 'points', pawns: 23.45 } as const
  expect(writeScore(score, 'black')).toBe('-23.45 (-12345 points)')
  await setLanguage('de')
  expect(writeScore(score, 'black')).toBe('-23,45 (-12345 Punkte)')
})

test('an interrupted thought says so', async () => {
  const position = startPosition()
  expect(await describeThought(interruptedThought(position.legalMoves()), position)).toEqual({
    headline: 'It was stopped before it had an idea, so the first of 20 legal moves was played: a3.',
    reason: 'was stopped before it had an idea',
    counts: [],
    lines: [],
  })
})

test.each(roster)('the page and the terminal show the same sentence of $name', async (entry) => {
  const position = startPosition()
  const settings = entry.settings.depth ? { depth: 2 } : entry.settings.level ? { level: '2' } : {}
  const player = await createLocalPlayer(entry.id, settings, 1)
  const stop = new AbortController().signal
  const { thought } = await player.think(Line.from(position), {}, () => {}, stop)
  await player.dispose()
  const shown = (await loadVoice(entry)).headline(thought, position)
  const { headline, reason } = await describeThought(thought, position)
  expect(headline).toBe(shown.replaceAll('\u2212', '-').replaceAll('’', "'"))
  expect(headline).toContain(reason.slice(reason.lastIndexOf(': ') + 1))
})
