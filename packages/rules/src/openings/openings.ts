import { checkPosition } from '../check-position.ts'
import { makeFenKey, startPosition } from '../fen.ts'
import type { Position } from '../position.ts'
import { refuse } from '../refuse.ts'
import { parseSan } from '../san.ts'
import { openingTable } from './table.ts'

export interface Opening {
  /** Its class in the Encyclopaedia of Chess Openings. */
  readonly eco: string
  readonly name: string
}

/** Lines of the table that are read between two pauses: a millisecond or two. */
const LINES_AT_ONCE = 10

/** By FEN without clocks, so that a named position is met by whatever order of moves leads there. */
const names = /* @__PURE__ */ new Map<string, Opening>()
let isRead = false

/** The name of a position of standard chess; most have none. The first call reads the whole table. */
export function openingOf(position: Position): Opening | undefined {
  checkPosition('openingOf', position)
  if (position.variant.id !== 'standard') return undefined
  if (!isRead) for (const [key, opening] of readTable(openingTable)) names.set(key, opening)
  isRead = true
  return names.get(makeFenKey(position))
}

/** The opening that a game has come to: the name of its last position that has one. */
export function findOpening(positions: readonly Position[]): Opening | undefined {
  if (!Array.isArray(positions)) refuse('findOpening', 'a list of positions', positions)
  for (let ply = positions.length - 1; ply >= 0; ply--) {
    const opening = openingOf(positions[ply]!)
    if (opening) return opening
  }
  return undefined
}

/** Reads the table with pauses, so that a page stays awake; until then the first name asked for takes some 30 ms. */
export async function prepareOpenings(pause: () => Promise<unknown>): Promise<void> {
  if (typeof pause !== 'function') refuse('prepareOpenings', 'a function that pauses', pause)
  let lines = 0
  for (const [key, opening] of readTable(openingTable)) {
    names.set(key, opening)
    if (++lines % LINES_AT_ONCE === 0) await pause()
  }
  isRead = true
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
