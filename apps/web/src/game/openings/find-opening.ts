import { type Line, makeFenKey, type Position, parseSan, startPosition } from '@rookery/rules'
import type { Opening, OpeningFinder } from './opening.ts'
import { openingTable } from './table.ts'

/** How long the table is read before the page may draw again. */
const sliceMs = 8

/** Named positions are met by whatever order of moves leads there. */
export async function createFinder(): Promise<OpeningFinder> {
  const names = new Map<string, Opening>()
  let sliceEnd = performance.now() + sliceMs
  for (const [key, opening] of readTable(openingTable)) {
    names.set(key, opening)
    if (performance.now() < sliceEnd) continue
    await new Promise((resolve) => setTimeout(resolve))
    sliceEnd = performance.now() + sliceMs
  }
  return (line: Line, plies: number) => {
    for (let ply = plies; ply > 0; ply--) {
      const opening = names.get(makeFenKey(line.positions[ply]!))
      if (opening) return opening
    }
    return undefined
  }
}

/** Lines of `ECO name: moves`. A line that is not legal is a mistake of ours, and is told at once. */
export function* readTable(table: string): Generator<[key: string, opening: Opening]> {
  // Most lines begin as another does: positions are played once.
  const played = new Map<string, Position>([['', startPosition()]])
  for (const text of table.trim().split('\n')) {
    const [eco, name, moves] = /^([A-E]\d\d) (.+): ([^:]+)$/.exec(text)?.slice(1) ?? []
    if (!eco || !name || !moves) throw new Error(`the opening "${text}" is not written as ECO name: moves`)
    yield [makeFenKey(play(moves.split(' '), played, text)), { eco, name }]
  }
}

function play(sans: readonly string[], played: Map<string, Position>, text: string): Position {
  const path = sans.join(' ')
  const known = played.get(path)
  if (known) return known
  const before = play(sans.slice(0, -1), played, text)
  const move = parseSan(before, sans.at(-1)!)
  if (!move.ok) throw new Error(`in the opening "${text}", ${sans.at(-1)} is not legal`)
  const position = before.play(move.value)
  played.set(path, position)
  return position
}
