import { expect, test } from 'vitest'
import { openText, placeFault, readGame } from './open-text.ts'

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
