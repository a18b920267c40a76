import { makeSan, parseSan, unwrap } from '@rookery/rules'
import { setLanguage } from '@rookery/words'
import { afterAll, expect, test } from 'vitest'
import { makePercent } from '../score/index.ts'
import { tell } from '../testing/tell.ts'
import { makeRareShare, tellDrawing } from './tell-chances.ts'
import { chanceIn, type MynahThought } from './thought.ts'

afterAll(() => setLanguage('en'))

const knightOnG5 = 'r1bqkb1r/pppp1ppp/2n2n2/4p1N1/2B1P3/8/PPPP1PPP/RNBQK2R b KQkq - 5 4'

test.each([800, 2400])(
  'at %i tells the chance that it drew by, and beside it that of people',
  async (rating) => {
    const { thought, position, voice, headline } = await tell('mynah', { rating }, knightOnG5)
    const { choice, weighed, details } = thought as MynahThought
    const [own, people] = [
      makePercent(chanceIn(weighed, choice)),
      makePercent(chanceIn(details.people, choice)),
    ]
    expect(own).not.toBe(people)
    expect(headline).toContain(`with a chance of ${own}; of people rated ${rating}, ${people} play it`)
    expect(voice.counts(thought, position)).toEqual([
      ['Rating', String(rating)],
      ['Chance', own],
      ['Of people', people],
      ['Moves', String(weighed.length)],
    ])
    expect(voice.lines(thought, position)).toEqual(expect.arrayContaining(tellDrawing(details)))
  },
)

test('tells each rating once', async () => {
  const { thought, position, voice } = await tell('mynah', {})
  expect(voice.lines(thought, position)[1]!.trim().split(/\s+/)).toEqual(['Mynah', '1400', '800', '2000'])
  expect(voice.numbers(thought, position).map(([name]) => name)).toEqual(
    [1400, 800, 2000].map((rating) => `played by people at ${rating}`),
  )
})

test('tells why it does not draw as people do, in both languages', async () => {
  const { thought } = await tell('mynah', { rating: 2400 })
  const { details } = thought as MynahThought
  const drawing = (temperature: number, caution: number) =>
    tellDrawing({ ...details, character: { temperature, caution, nodes: 14_500 } })
  expect(details.character).toEqual({ temperature: 1, caution: 6.2, nodes: 14_500 })
  expect(tellDrawing(details)).toEqual([
    "It takes care: Raven had a glance at 14,500 nodes, and each tenth of a point that a move loses by it divides the move's chance by 493.",
  ])
  expect(drawing(1.27, 0)).toEqual([
    'Its temperature is 1.27: it plays unlikely moves more often than people do.',
  ])
  expect(drawing(0.5, 0)[0]).toContain('likely moves more often')
  expect(drawing(0, 6.2)).toEqual(['Its temperature is 0: it always plays what most people play.'])
  expect(drawing(1, 0)).toEqual(['It draws by what people play, and changes nothing.'])
  const { character: _, ...kept } = details
  expect(tellDrawing(kept)).toEqual([])
  await setLanguage('de')
  expect(tellDrawing(details)[0]).toMatch(/^Mit Vorsicht: .* 14\.500 Knoten .* durch 493\.$/)
})

test('what is overlooked never looks like a twentieth', async () => {
  await setLanguage('en')
  expect([0.0497, 0.046, 0.0499999, 0.001].map(makeRareShare)).toEqual(['4.9%', '4.6%', '4.9%', '0.1%'])
})

const italian = 'r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4'

test('asked to compare, it names what it prefers, whatever it drew', async () => {
  const { thought, position, voice } = await tell('mynah', {}, italian)
  const drawn = thought as MynahThought
  const [most, , , rare, asked] = drawn.weighed
  const rarely = { ...drawn, choice: rare!.move, line: [rare!.move] as const }
  const said = voice.compare(rarely, drawn, position, asked!.move)
  expect(said).toContain(`prefers ${makeSan(position, most!.move)}, with ${makePercent(most!.chance!)}`)
  expect(said).toContain(`was drawn with ${makePercent(rare!.chance!)}`)
  const reason = voice.reason({ ...rarely, weighed: [] }, position)
  expect(reason).toMatch(/it drew it by lot, and people rated 1400 prefer \S+ to all else$/)
  expect(reason).not.toContain('%')
})

test.each([
  [
    'a capture',
    '4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1',
    'exd5',
    'it takes the queen on d5, which nobody guards; ',
  ],
  ['a mate', '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', 'Ra8#', 'it is mate; '],
  ['a check', '6k1/5pp1/8/8/8/8/8/R3K3 w - - 0 1', 'Ra8+', 'it gives check; '],
])('says what %s does before how many play it', async (_, fen, san, deed) => {
  const { thought, position, voice } = await tell('mynah', {}, fen)
  const choice = unwrap(parseSan(position, san))
  expect(voice.reason({ ...thought, choice, line: [choice] }, position).startsWith(deed)).toBe(true)
})
