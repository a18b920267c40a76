import { Game } from '@rookery/rules'
import { setLanguage } from '@rookery/words'
import { expect, test } from 'vitest'
import { aboutOf, openText, placeFault, readGame, titleOf } from './open-text.ts'

test('a FEN is a position of its own variant', async () => {
  const opened = await openText(' kqbnr/ppppp/5/5/PPPPP/RNBQK w - - 0 1\n')
  expect(opened.kind === 'position' && opened.game.variant.id).toBe('minichess')
})

test('a faulty FEN is named with its place', async () => {
  expect(await openText('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP/RNBQKBNR x KQkq - 0 1')).toEqual({
    kind: 'fault',
    message: expect.stringMatching(
      /^The FEN is faulty: .* \(at character \d+\); .*"x" \(at character 44\)\.$/,
    ),
  })
})

test('nothing is not a game', async () => {
  expect(await openText('  \n')).toMatchObject({ kind: 'fault' })
})

test.each(['hello world', '\u0007\u0000 \ufffd\u0001 %&', 'what? 12 (bold) {words}'])(
  '%j is no game',
  async (text) => {
    expect(await openText(text)).toEqual({
      kind: 'fault',
      message: expect.stringMatching(/^No game could be read\. Line 1, column \d+: /),
    })
    expect(await openText(`${text}\n\n[White "A"]\n\n1. e4 *`)).toMatchObject({ kind: 'games' })
  },
)

test('each game of a long text is found, and reads the same by itself', async () => {
  const game = (n: number) =>
    `[White "Player ${n}"]\n[Black "?"]\n\n1. e4 e5 2. Nf3 {${'x'.repeat(n % 7)}} Nc6 (2... d6 3. d4) 1-0\n\n`
  const text = Array.from({ length: 900 }, (_, n) => game(n)).join('')
  expect(text.length).toBeGreaterThan(65_536)
  const opened = await openText(text)
  if (opened.kind !== 'games') throw new Error(opened.kind)
  expect(opened.entries).toHaveLength(900)
  expect(opened.entries[899]).toMatchObject({
    number: 900,
    title: 'Player 899 – Black',
    halfMoves: 4,
    faults: [],
  })
  for (const entry of [opened.entries[0]!, opened.entries[450]!, opened.entries[899]!]) {
    const read = readGame(text, entry)
    expect(read.tags.get('White')).toBe(`Player ${entry.number - 1}`)
    expect([...read.nodes()]).toHaveLength(6)
  }
})

test('a game with a fault keeps what could be read, and the fault has a line and a column', async () => {
  const text = '[White "A"]\n\n1. e4 e5 2. Ke3 *'
  const opened = await openText(text)
  if (opened.kind !== 'games') throw new Error(opened.kind)
  const [entry] = opened.entries
  expect(entry!.faults.map(placeFault)).toEqual([expect.stringMatching(/^Line 3, column 13: .*Ke3/)])
  expect([...readGame(text, entry!).mainline()].map(({ san }) => san)).toEqual(['e4', 'e5'])
})

const withTags = (tags: Record<string, string>) => {
  const game = new Game()
  for (const [name, value] of Object.entries(tags)) game.setTag(name, value)
  return game
}

test.each([
  [
    { Event: 'Casual game', Site: 'Rookery', Date: '2026.11.19', Result: '1-0' },
    'Freie Partie · 19.11.2026 · 1-0',
  ],
  [{ Event: 'Casual game', Site: 'Elsewhere', Date: '1886.??.??' }, 'Casual game · 1886.??.??'],
  [{ Event: '?', Date: '2026.02.31' }, '2026.02.31'],
])('what is known of a game is told in the reader’s language: %j', async (tags, about) => {
  await setLanguage('de')
  try {
    expect(aboutOf(withTags(tags))).toBe(about)
  } finally {
    await setLanguage('en')
  }
})

test('a game without names is called by its event', () => {
  expect(titleOf(withTags({ Event: 'Open' }))).toBe('Open')
  expect(aboutOf(withTags({ Event: 'Open', Date: '2026.11.19' }))).toBe('Open · 19 Nov 2026')
})
