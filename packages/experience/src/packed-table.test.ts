import { makeFenKey, minichess, startPosition, unwrap } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import type { KnownPosition } from './experience.ts'
import { MOST_SEEN, packTable, parsePackedTable } from './packed-table.ts'

const start = makeFenKey(startPosition())
const smallStart = makeFenKey(startPosition(minichess))
const castling = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq -'
const promoting = '4k3/P7/8/8/8/8/8/4K3 w - -'
const row = (move: string, defensiveSum: number, offensiveSum: number, counter: number) => ({
  move,
  defensiveSum,
  offensiveSum,
  counter,
})

async function* listed(positions: readonly KnownPosition[]) {
  yield* positions
}
const pack = (standard: readonly KnownPosition[], small: readonly KnownPosition[] = []) =>
  packTable([
    { variant: 'standard', positions: listed(standard) },
    { variant: 'minichess', positions: listed(small) },
  ])
const known: readonly KnownPosition[] = [
  { board: start, rows: [row('Nf3', 0, -3, 2), row('e4', -1, 4, 7)] },
  { board: castling, rows: [row('O-O', -1000, 2000, 3), row('O-O-O', 5, 0, 1)] },
  { board: promoting, rows: [row('a8=N', 9, 1, 10), row('a8=Q+', 0, 0, 1)] },
]

describe('a packed table', () => {
  it('gives every row back as it was, whatever the move, and counts them', async () => {
    const table = unwrap(
      parsePackedTable(await pack(known, [{ board: smallStart, rows: [row('b3', 1, 2, 3)] }])),
    )
    for (const { board, rows } of known) expect(await table.rowsOf('standard', board)).toEqual(rows)
    expect(await table.rowsOf('minichess', smallStart)).toEqual([row('b3', 1, 2, 3)])
    expect(table.count('standard')).toEqual({ positions: 3, moves: 6 })
    expect(table.count('minichess')).toEqual({ positions: 1, moves: 1 })
  })

  it('knows nothing of other positions, boards and variants', async () => {
    const table = unwrap(parsePackedTable(await pack(known)))
    expect(await table.rowsOf('standard', '4k3/8/8/8/8/8/8/4K3 w - -')).toEqual([])
    expect(await table.rowsOf('standard', 'no board at all')).toEqual([])
    expect(await table.rowsOf('minichess', start)).toEqual([])
    expect(await table.rowsOf('gardner', start)).toEqual([])
    expect(table.count('gardner')).toEqual({ positions: 0, moves: 0 })
  })

  it('keeps the averages of what was seen often, and counts it as seen less often', async () => {
    const table = unwrap(parsePackedTable(await pack([{ board: start, rows: [row('e4', -50, 1025, 250)] }])))
    expect(await table.rowsOf('standard', start)).toEqual([row('e4', -2, 41, MOST_SEEN)])
  })

  it('leaves out what is no legal move or no position', async () => {
    const table = unwrap(
      parsePackedTable(
        await pack([
          { board: start, rows: [row('Ke2', 1, 1, 1), row('d4', 1, 1, 1)] },
          { board: 'nonsense', rows: [row('e4', 1, 1, 1)] },
        ]),
      ),
    )
    expect(table.count('standard')).toEqual({ positions: 1, moves: 1 })
  })

  it('is refused where it is something else, and where it breaks off anywhere', async () => {
    const bytes = await pack(known)
    expect(parsePackedTable(new TextEncoder().encode('<!doctype html>'))).toMatchObject({
      ok: false,
      faults: [{ code: 'packed-kind' }],
    })
    for (let length = 14; length < bytes.length; length++)
      expect(parsePackedTable(bytes.subarray(0, length))).toMatchObject({
        ok: false,
        faults: [{ code: 'packed-broken' }],
      })
  })

  it('is read or refused, and never throws, whatever byte of it is another', async () => {
    const bytes = await pack(known)
    for (let at = 0; at < bytes.length; at++) {
      const damaged = bytes.slice()
      damaged[at] = 255
      const parsed = parsePackedTable(damaged)
      if (parsed.ok) await parsed.value.rowsOf('standard', start)
    }
  })
})
