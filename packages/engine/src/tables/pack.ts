import type { MakerExports } from './exports.ts'
import type { Material } from './material.ts'

/** A table for one side to move, packed. */
export interface PackedTable {
  /** As `KQKR`. */
  readonly name: string
  readonly blackMoves: boolean
  /** How many places it has. */
  readonly size: number
  /** The codes that symbols stand for: first drawn, then those that are lost, then those that are won. */
  readonly codes: Uint8Array<ArrayBuffer>
  readonly packed: Uint8Array<ArrayBuffer>
}

const NONE = 255
const DRAWN = 0
// Symbols that need not come back as they were.
const ANY = 255
const NOT_WON = 254
const PAGE = 65_536
/** More noughts than the board has squares. */
const MARGIN = 4096

/** Distances are kept in steps of so many moves, rounded up: a search finds the way from one to the next. */
const STEP_MOVES = 4

const isWon = (code: number) => code !== DRAWN && code % 2 === 0

/** The code of the step in which another one lies; a mate is kept as it is. */
function stepOf(code: number): number {
  const moves = code >> 1
  return 2 * STEP_MOVES * Math.ceil(moves / STEP_MOVES) + (code & 1)
}

/** Symbols and their codes; what a capture or a promotion is better than, or as good as, need not be kept. */
function makeSymbols(core: MakerExports, codes: Uint8Array, turn: number, { men }: Material) {
  const kept = new Uint8Array(codes.length)
  const seen = new Set<number>([DRAWN])
  const twin = men.findIndex(
    ({ color, role }, man) => man > 2 && color === men[man - 1]!.color && role === men[man - 1]!.role,
  )
  codes.forEach((code, place) => {
    const isIdle = code === NONE || (twin > 0 && core.twinOf(place, twin - 1, twin) < place)
    const floor = isIdle ? 2 : core.floorOf(turn, place)
    kept[place] = floor === 2 ? ANY : floor === 1 && code === DRAWN ? NOT_WON : stepOf(code)
    if (kept[place]! < NOT_WON) seen.add(kept[place]!)
  })
  const list = [...seen].sort((a, b) => Number(isWon(a)) - Number(isWon(b)) || a - b)
  const symbols = kept.map((code) => (code >= NOT_WON ? code : list.indexOf(code)))
  return { symbols, list: Uint8Array.from(list) }
}

/** Memory for symbols with noughts before them, and for what follows them. */
function layOut(memory: WebAssembly.Memory, size: number, more: number): number {
  return memory.grow(Math.ceil((MARGIN + size + more) / PAGE)) * PAGE + MARGIN
}

/** The table that the core is set to, for one side to move. */
export function packTable(
  core: MakerExports,
  memory: WebAssembly.Memory,
  material: Material,
  codes: Uint8Array,
  turn: 0 | 1,
): PackedTable {
  const { symbols, list } = makeSymbols(core, codes, turn, material)
  const size = symbols.length
  const at = layOut(memory, size, size)
  new Uint8Array(memory.buffer, at, size).set(symbols)
  const won = list.findIndex(isWon)
  const length = core.pack(at, size, won < 0 ? list.length : won, at + size)
  return {
    name: material.name,
    blackMoves: turn === 1,
    size,
    codes: list,
    packed: new Uint8Array(memory.buffer, at + size, length).slice(),
  }
}

/** The codes of a packed table. `program` is the file that `tablesFile` names. */
export function unpackTable(
  program: BufferSource,
  { size, codes, packed }: PackedTable,
): Uint8Array<ArrayBuffer> {
  const memory = new WebAssembly.Memory({ initial: 64, maximum: 65_536 })
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(program), { env: { memory } })
  const core = exports as unknown as MakerExports
  core.setBoard(false)
  const at = layOut(memory, size, packed.length + 4)
  const bytes = new Uint8Array(memory.buffer)
  bytes.set(packed, at + size)
  core.unpack(at + size, at, size)
  return bytes.slice(at, at + size).map((symbol) => codes[symbol] ?? DRAWN)
}
