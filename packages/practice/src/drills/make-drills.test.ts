import { reviewGame } from '@rookery/analysis'
import { createEngine } from '@rookery/engine'
import { makeFenKey, makeSan, parsePgn, unwrap } from '@rookery/rules'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { drillSchema } from './drill.ts'
import { makeGameDrills, personIn } from './game-drills.ts'
import { makeDrills } from './make-drills.ts'
import { openDrill } from './open-drill.ts'

const source = { white: 'Ann', black: 'Ben', date: '2026.11.17' }

async function review(pgn: string) {
  const game = unwrap(parsePgn(pgn)[0]!)
  const engine = await createEngine({ hashMb: 4 })
  try {
    return { game, line: game.line(), review: await reviewGame(engine, game, { nodes: 5000 }) }
  } finally {
    await engine.dispose()
  }
}

test('a mistake of a reviewed game becomes a drill with the better move and the refutation', async () => {
  const { line, review: found } = await review('1. e4 e5 2. Qh5 Nc6 3. Qxh7 Rxh7 0-1')
  const drills = makeDrills(line, found, source, ['white'], 1000)
  const drill = drills.at(-1)!
  expect(drill).toMatchObject({ kind: 'mistake', played: 'h5h7', madeMs: 1000, dueMs: 1000, reviews: [] })
  expect(drill.id).toBe(`standard ${makeFenKey(line.positions[4]!)}`)
  expect(drill.game).toEqual(source)
  expect(v.safeParse(drillSchema, JSON.parse(JSON.stringify(drill))).success).toBe(true)
  const open = unwrap(openDrill(drill))
  expect(open.better.moves[0]).not.toBe(open.played)
  expect(makeSan(open.line.position, open.played)).toBe('Qxh7')
  expect(open.refutation!.sans[0]).toBe('Rxh7')
  expect(makeDrills(line, found, source, ['black'], 1000)).toEqual([])
})

test('in the opening of a lost game an inaccuracy is enough', async () => {
  const { line, review: found } = await review('1. f3 e5 2. g4 Qh4# 0-1')
  const lost = makeDrills(line, found, { ...source, winner: 'black' }, ['white'], 1)
  expect(lost.map(({ kind }) => kind)).toContain('opening')
  expect(lost.at(-1)).toMatchObject({ played: 'g2g4', kind: 'opening' })
  const unknown = makeDrills(line, found, source, ['white'], 1)
  expect(unknown.every(({ kind }) => kind === 'mistake')).toBe(true)
  expect(unknown.length).toBeLessThanOrEqual(lost.length)
})

test('a drill whose position or moves are none is refused', async () => {
  const { line, review: found } = await review('1. f3 e5 2. g4 Qh4# 0-1')
  const [drill] = makeDrills(line, found, source, ['white'], 1).slice(-1)
  const codeOf = (part: object) => {
    const opened = openDrill({ ...drill!, ...part })
    return opened.ok ? 'fine' : opened.faults[0]!.code
  }
  expect(codeOf({})).toBe('fine')
  expect(codeOf({ fen: 'x' })).toBe('drill-position')
  expect(codeOf({ played: 'a1a8' })).toBe('drill-moves')
  expect(codeOf({ better: { ...drill!.better, moves: ['e9e4'] } })).toBe('drill-moves')
  expect(codeOf({ refutation: { ...drill!.better, moves: ['a1a8'] } })).toBe('drill-moves')
  expect(codeOf({ refutation: null })).toBe('fine')
})

test.each([
  ['Ann', 'Owl (depth 2)', 'white'],
  ['Kestrel', 'Person', 'black'],
  ['Person', 'Person', undefined],
  ['Owl', 'Kestrel (depth 3)', undefined],
  ['?', 'Owl', undefined],
])('where %s and %s play, the one person is %s', (white, black, person) => {
  expect(personIn(unwrap(parsePgn(`[White "${white}"]\n[Black "${black}"]\n\n1. e4 *`)[0]!))).toBe(person)
})

test('of a game those drill who are no minds, or who is named', async () => {
  const moves = '1. f3 e5 2. g4 Qh4# 0-1'
  const { game, review: found } = await review(
    `[White "Ann"]\n[Black "Owl (depth 2)"]\n[Date "2026.11.17"]\n\n${moves}`,
  )
  const drills = await makeGameDrills(game, found, 5)
  expect(drills.at(-1)).toMatchObject({
    played: 'g2g4',
    kind: 'opening',
    madeMs: 5,
    game: { white: 'Ann', black: 'Owl (depth 2)', date: '2026.11.17', opening: 'Barnes Opening' },
  })
  expect(await makeGameDrills(game, found, 5, 'Ann')).toEqual(drills)
  expect(await makeGameDrills(game, found, 5, 'Ben')).toEqual([])
  game.setTag('White', 'Owl')
  expect(await makeGameDrills(game, found, 5)).toEqual([])
})
