import { describe, expect, it } from 'vitest'
import { entryOf, layOut } from './layout.ts'
import { openToPly } from './open-nodes.ts'
import { randomTree } from './random-tree.fixture.ts'
import {
  boxWidth,
  bringIntoSight,
  drawnRow,
  entryAt,
  extentOf,
  firstReaching,
  fittingRow,
  fullRow,
  rowAt,
  settle,
  type View,
  xOf,
  yOf,
  zoomAt,
} from './view.ts'

const tree = randomTree(100_000, 1)
const layout = layOut(tree, openToPly(tree, 255))
const size = { width: 400, height: 360 }
const near: View = settle({ rowHeight: fullRow, left: 0, top: 500_000 }, layout, size)
const far: View = settle({ rowHeight: 0, left: 0, top: 0 }, layout, size)

describe('a view of 100,000 nodes', () => {
  it('can be read at every zoom, however large the tree is', () => {
    expect(far.rowHeight).toBe(fittingRow(layout, size))
    expect(far.rowHeight).toBeGreaterThanOrEqual(24)
    expect(zoomAt(far, layout, size, 0.01, 100).rowHeight).toBe(far.rowHeight)
  })

  it('gives the levels the whole width', () => {
    const few = layOut(tree, openToPly(tree, 2))
    const wide = settle({ rowHeight: 30, left: 0, top: 0 }, few, { width: 620, height: 360 })
    expect(extentOf(few, wide).width).toBeCloseTo(620)
  })

  it('does not leave the tree', () => {
    const lost = settle({ rowHeight: fullRow, left: -50, top: 1e9 }, layout, size)
    expect(lost.left).toBe(0)
    expect(rowAt(lost, size.height)).toBeLessThan(layout.rows)
  })

  it('keeps the point under the pointer when it zooms', () => {
    const row = rowAt(near, 200)
    const zoomed = zoomAt(near, layout, size, 0.7, 200)
    expect(zoomed.rowHeight).toBeCloseTo(fullRow * 0.7)
    expect(rowAt(zoomed, 200)).toBeCloseTo(row)
  })

  it('finds the first entry that reaches a row without looking at the others', () => {
    for (const [ply, entries] of layout.plies.entries())
      for (const row of [0, 10.5, 777, 40_000.25, layout.rows + 1]) {
        const expected = entries.findIndex((entry) => layout.lastRow[entry]! >= row)
        expect(firstReaching(layout, ply, row)).toBe(expected < 0 ? entries.length : expected)
      }
  })

  it('keeps a node in sight while anything below it is', () => {
    const middle = Math.round(rowAt(near, 180))
    for (let ply = 0; ply < layout.plies.length; ply++) {
      const entry = layout.plies[ply]![firstReaching(layout, ply, middle)]!
      if (layout.row[entry]! > middle) continue
      const y = yOf(near, drawnRow(layout, entry, near))
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(size.height)
    }
  })

  it.each([
    ['near', near],
    ['far', far],
  ])('finds the entry under the pointer from %s', (_, view) => {
    for (let y = 20; y < 340; y += 36) {
      for (let ply = 0; ply < layout.plies.length; ply++) {
        const found = entryAt(layout, view, xOf(view, ply) + boxWidth(view) / 2, y)
        if (found < 0) continue
        expect(layout.ply[found]).toBe(ply)
        const drawn = yOf(view, drawnRow(layout, found, view))
        expect(Math.abs(drawn - y)).toBeLessThanOrEqual(Math.max(1.5, view.rowHeight / 2) + 1e-6)
      }
    }
    expect(entryAt(layout, view, -5, 100)).toBe(-1)
  })

  it('brings any entry into sight, large enough to read', () => {
    for (const node of [0, 1, 777, 65_432, 99_000]) {
      const entry = entryOf(layout, node)
      const view = bringIntoSight(far, layout, size, entry)
      const y = yOf(view, layout.row[entry]!)
      const x = xOf(view, layout.ply[entry]!)
      expect(view.rowHeight).toBeGreaterThanOrEqual(24)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(size.height)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + boxWidth(view)).toBeLessThanOrEqual(size.width)
    }
  })
})
