import {
  chess960,
  chess960Start,
  createRandom,
  Line,
  minichess,
  type Position,
  parsePosition,
  standard,
  startPosition,
  type Variant,
} from '@rookery/rules'
import { perftTable } from '@rookery/testkit'
import { describe, expect, it } from 'vitest'
import { openCore } from './core.fixture.ts'
import { setLine } from './line.ts'
import { packMove, packPosition } from './packed.ts'
import { readMoves } from './reading.ts'

const isThorough = process.env.ROOKERY_THOROUGH === '1'
const NODE_BUDGET = isThorough ? 20_000_000 : 300_000
/** With so many times the games, a hundred thousand positions are compared. */
const gamesFactor = isThorough ? 12 : 1
const HOUR_MS = 3_600_000
const variants: Readonly<Record<string, Variant | undefined>> = { standard, chess960, minichess }
const { core, memory, setFen } = openCore()

const sorted = (codes: readonly number[]) => [...codes].sort((a, b) => a - b)

describe('the core counts the moves of the perft table', () => {
  const rows = perftTable.filter((row) => variants[row.variant])
  it.each(rows)('$name', ({ fen, variant, nodes }) => {
    setFen(fen, variants[variant])
    nodes.forEach((count, index) => {
      if (count > NODE_BUDGET) return
      expect(Number(core.perft(index + 1))).toBe(count)
      expect(Number(core.perftBulk(index + 1))).toBe(count)
    })
  })
})

/** Positions of random games, each with the keys the core kept while it played them. */
function* randomPositions(start: Position, seed: number): Generator<{ position: Position; kept: bigint }> {
  const random = createRandom(seed)
  let line = Line.from(start)
  setLine(core, memory, packPosition(start))
  while (!line.outcome() && line.moves.length < 160) {
    yield { position: line.position, kept: core.key() }
    const moves = line.position.legalMoves()
    const move = moves[random.below(moves.length)]!
    line = line.play(move)
    core.play(packMove(move))
  }
}

const start960 = (seed: number) => {
  const parsed = parsePosition(chess960Start((seed * 37) % 960), chess960)
  if (!parsed.ok) throw new Error('a Chess960 start is a position')
  return parsed.value
}

const starts: readonly [string, number, (seed: number) => Position][] = [
  ['standard chess', 40, () => startPosition()],
  ['Chess960', 40, start960],
  ['minichess', 60, () => startPosition(minichess)],
]

describe.each(starts)('in random games of %s', (name, games, start) => {
  it(
    'the core lists the moves of the rules library, and keeps its keys',
    () => {
      let count = 0
      for (let seed = 1; seed <= games * gamesFactor; seed++) {
        for (const { position, kept } of randomPositions(start(seed), seed)) {
          expect(sorted(readMoves(core, memory))).toEqual(sorted(position.legalMoves().map(packMove)))
          expect(core.freshKey()).toBe(kept)
          expect(core.inCheck() !== 0 && position.variant !== minichess).toBe(position.isCheck())
          count++
        }
      }
      if (isThorough) console.log(`${name}: ${count} positions`)
    },
    HOUR_MS,
  )

  it('every move taken back restores the board, the key and the moves', () => {
    for (const { kept } of randomPositions(start(7), 7)) {
      const board = Buffer.from(memory.buffer, core.mailboxAddress(), 64).toString('hex')
      const moves = readMoves(core, memory)
      for (const move of moves) {
        core.make(move)
        expect(core.freshKey()).toBe(core.key())
        core.unmake(move)
        expect(core.key()).toBe(kept)
      }
      expect(Buffer.from(memory.buffer, core.mailboxAddress(), 64).toString('hex')).toBe(board)
      expect(readMoves(core, memory)).toEqual(moves)
    }
  })

  it('a position set up afresh has the key that play arrived at', () => {
    for (const { position, kept } of [...randomPositions(start(3), 3)]) {
      setLine(core, memory, packPosition(position))
      expect(core.key()).toBe(kept)
    }
  })
})

describe('the compiled module', () => {
  it('has no data segments, which every thread would write over the others', async () => {
    const { coreFile } = await import('./load.ts')
    const { readFileSync } = await import('node:fs')
    for (const isShared of [true, false]) {
      expect(sectionIds(readFileSync(coreFile(isShared)))).not.toContain(DATA_SECTION)
    }
  })
})

const DATA_SECTION = 11

function sectionIds(bytes: Uint8Array): number[] {
  const ids: number[] = []
  let at = 8
  while (at < bytes.length) {
    ids.push(bytes[at++]!)
    let size = 0
    let shift = 0
    for (let more = true; more; shift += 7) {
      const byte = bytes[at++]!
      size |= (byte & 127) << shift
      more = byte > 127
    }
    at += size
  }
  return ids
}
