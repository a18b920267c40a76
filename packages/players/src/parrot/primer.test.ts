import { type Experience, lessonsOf, openExperience } from '@rookery/experience'
import { Line, makeFenKey, makeSan, minichess, standard, startPosition, unwrap } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { askMind } from '../host/runner.ts'
import { parseSettings } from '../settings.ts'
import { readMove } from '../testing/ask-magpie.ts'
import { createMind } from './mind.ts'
import { openPrimer, withPrimer } from './primer.ts'
import { settings } from './settings.ts'
import { isParrotThought, type ParrotDetails } from './thought.ts'

const quiet = { aborted: false }
const start = Line.from(startPosition())
const emptyTable = async () => unwrap(await openExperience('memory:'))

async function think(given: object, game = start): Promise<ParrotDetails> {
  const mind = await createMind(unwrap(parseSettings(settings, given)), { store: 'memory:' })
  const thought = await askMind(mind, 1, game, {}, () => {}, quiet)
  await mind.dispose?.()
  if (!thought || !isParrotThought(thought)) throw new Error(`thought ${thought?.kind}`)
  return thought.details
}

async function teach(table: Experience, moves: string): Promise<void> {
  const game = moves.split(' ').reduce((line, text) => line.play(readMove(line.position, text)), start)
  await table.learn([
    { id: moves.replaceAll(' ', '-'), variant: 'standard', lessons: lessonsOf({ game, winner: undefined }) },
  ])
}

describe('the primer', () => {
  it.each([standard, minichess])(
    'gives the wheel several slices in the first game of $name',
    async (variant) => {
      const game = Line.from(startPosition(variant))
      const { moves, wheel, fallback } = await think({}, game)
      expect(fallback).toBeNull()
      expect(wheel!.total).toBeGreaterThan(0)
      expect(moves.filter(({ slice }) => slice).length).toBeGreaterThanOrEqual(3)
    },
  )

  it('knows an answer to each of the usual first moves, and legal moves alone', async () => {
    const primer = (await openPrimer())!
    for (const first of ['e4', 'd4', 'Nf3', 'c4']) {
      const { position } = start.play(readMove(start.position, first))
      const rows = await primer.rowsOf('standard', makeFenKey(position))
      const legal = position.legalMoves().map((move) => makeSan(position, move))
      expect(rows.length).toBeGreaterThan(0)
      expect(legal).toEqual(expect.arrayContaining(rows.map(({ move }) => move)))
    }
  })

  it('can be left out', async () => {
    expect(await think({ primer: false })).toMatchObject({ moves: [], fallback: { player: 'fledgling' } })
  })

  it('leaves the table alone, and what that learns is added to it', async () => {
    const own = await emptyTable()
    const primer = (await openPrimer())!
    const board = makeFenKey(start.position)
    const before = await primer.rowsOf('standard', board)
    await teach(own, 'e4 d5 exd5')
    await teach(own, 'a4 e5')
    const rows = await withPrimer(own, primer).rowsOf('standard', board)
    const counters = new Map(rows.map(({ move, counter }) => [move, counter]))
    const e4 = before.find(({ move }) => move === 'e4')!
    expect(counters.get('e4')).toBe(e4.counter + 1)
    expect(rows.find(({ move }) => move === 'e4')!.offensiveSum).toBe(e4.offensiveSum + 1)
    expect(counters.get('a4')).toBe((before.find(({ move }) => move === 'a4')?.counter ?? 0) + 1)
    expect((await own.count('standard')).moves).toBe(5)
    expect(await primer.rowsOf('standard', board)).toEqual(before)
  })

  it('is done without where its file is not', async () => {
    expect(await openPrimer({ networkUrl: new URL('./nowhere/', import.meta.url) })).toBeUndefined()
  })
})
