import type { Position, Square } from '@rookery/rules'
import type { MakerExports } from './exports.ts'
import {
  type Change,
  changesOf,
  type Fit,
  fitMaterial,
  type Man,
  type Material,
  parseMaterial,
  promotionsIn,
  roleNumbers,
} from './material.ts'
import { type PackedTable, packTable } from './pack.ts'

/** The codes of a place: drawn, no position; else odd is lost and even is won, one more than the half-moves until mate. */
const DRAWN = 0
const NONE = 255

export const tablesFile: URL = new URL('../../wasm/tables.wasm', import.meta.url)

const PAGE = 65_536
const MOST_PAGES = 32_768
const STEP_PLACES = 250_000

function* piecesOf(size: number): Generator<readonly [first: number, end: number]> {
  for (let first = 0; first < size; first += STEP_PLACES) yield [first, Math.min(size, first + STEP_PLACES)]
}

/** What a step has worked at: a table, and up to how many half-moves from mate it is known. */
export interface MakingStep {
  readonly name: string
  readonly plies: number
}

/** A finished table. */
export interface EndingTable {
  readonly material: Material
  /** For each side to move, White first, a byte for each place. */
  readonly codes: Uint8Array
  readonly address: number
  /** Places of one side to move. */
  readonly size: number
}

/** How an ending stands for the side to move, with best play: in how many half-moves it mates or is mated. */
export type Standing = { readonly kind: 'drawn' } | { readonly kind: 'won' | 'lost'; readonly plies: number }

/** Makes exact tables of endings, each with those that it leads to. */
export class TableMaker {
  readonly #memory = new WebAssembly.Memory({ initial: 64, maximum: MOST_PAGES })
  readonly #core: MakerExports
  readonly #promotions: readonly number[]
  readonly #tables = new Map<string, EndingTable>()
  /** The most men that tables are made for. */
  readonly mostMen: number
  #next: number

  /**
   * `program` is the file that `tablesFile` names. With `countsToChange` half-moves are counted only until a capture or a
   * promotion that keeps the result, which makes tables that can be packed well.
   */
  constructor(program: Uint8Array<ArrayBuffer>, isMinichess = false, countsToChange = false) {
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(program), {
      env: { memory: this.#memory },
    })
    this.#core = exports as unknown as MakerExports
    this.#core.setBoard(isMinichess)
    this.#core.countToChange(countsToChange)
    this.#promotions = promotionsIn(isMinichess)
    this.mostMen = isMinichess ? 5 : 4
    this.#next = this.#core.tablesAddress()
  }

  /** A table, which takes seconds for four men, and a minute or more for minichess's five, unless it has been made before. */
  make(name: string): EndingTable {
    const steps = this.makeStepwise(name)
    for (;;) {
      const { done, value } = steps.next()
      if (done) return value
    }
  }

  /** The same in steps of a fraction of a second, so that others can have their say between them. */
  *makeStepwise(name: string): Generator<MakingStep, EndingTable> {
    const material = parseMaterial(name)
    if (!material) throw new RangeError(`"${name}" is no ending: its men are named as in KQKR`)
    const known = this.#tables.get(material.name)
    if (known) return known
    const links: [Change, EndingTable][] = []
    for (const change of changesOf(material, this.#promotions))
      links.push([change, yield* this.makeStepwise(change.fit.material.name)])
    const table = this.#place(material)
    for (const [change, linked] of links) this.#link(change, linked)
    const core = this.#core
    const step = (plies: number) => ({ name: material.name, plies })
    for (const [first, end] of piecesOf(table.size)) {
      core.markPositions(first, end)
      yield step(0)
    }
    for (const [first, end] of piecesOf(table.size)) {
      core.seedTable(first, end)
      yield step(0)
    }
    // In a byte there is no room for more.
    for (let code = 1; code <= Math.min(core.highestCode(), NONE - 1); code++)
      for (const [first, end] of piecesOf(table.size)) {
        core.spread(code, first, end)
        yield step(code - 1)
      }
    this.#tables.set(material.name, table)
    return table
  }

  /** A table that has just been made, packed for the side to move that takes less room. */
  pack({ material, address, size, codes }: EndingTable): PackedTable {
    this.#set(material, address)
    // Packing makes the memory grow, which leaves its old views behind.
    const kept = codes.slice()
    const [white, black] = ([0, 1] as const).map((turn) =>
      packTable(this.#core, this.#memory, material, kept.subarray(turn * size, (turn + 1) * size), turn),
    )
    this.#next = Math.max(this.#next, this.#memory.buffer.byteLength)
    return white!.packed.length < black!.packed.length ? white! : black!
  }

  /** Makes the table of a position's men, in steps; `tell` has its answers at once then. */
  prepare(position: Position): Generator<MakingStep, EndingTable> {
    return this.makeStepwise(fitPosition(position).material.name)
  }

  #link({ taken, promoted, role, fit }: Change, { address, size, material }: EndingTable): void {
    const link = new DataView(this.#memory.buffer, this.#core.linkAt(taken, promoted, role))
    link.setUint32(0, address, true)
    link.setUint32(4, size, true)
    const bytes = [material.men.length, material.hasPawns ? 1 : 0, fit.turns ? 1 : 0, ...fit.order]
    bytes.forEach((byte, index) => {
      link.setUint8(8 + index, byte)
    })
  }

  /**
   * How a position stands, by a table that is made if need be; undefined where tables say nothing: castling or taking in
   * passing may be possible, or there are more men than `mostMen`. Limits of moves are not looked at.
   */
  tell(position: Position, mostMen = this.mostMen): Standing | undefined {
    const pieces = position.pieces()
    if (pieces.length > mostMen || position.castling.length > 0 || position.enPassant !== undefined)
      return undefined
    const { material, turns, order } = fitPosition(position)
    const table = this.make(material.name)
    const { files, ranks } = position.variant
    // The rules count squares by eights whatever the board.
    const narrow = (square: Square) => {
      const rank = square >> 3
      return (turns ? ranks - 1 - rank : rank) * files + (square & 7)
    }
    order.forEach((man, slot) => {
      this.#core.setLookedUp(slot, narrow(pieces[man]!.square))
    })
    const place = this.#core.placeOf(order.length, material.hasPawns)
    const isBlack = (position.turn === 'black') !== turns
    const code = table.codes[(isBlack ? table.size : 0) + place]!
    if (code === DRAWN) return { kind: 'drawn' }
    return code === NONE ? undefined : { kind: code % 2 === 0 ? 'won' : 'lost', plies: code - 1 }
  }

  /** Sets the generator to a table, and returns how many places that has. */
  #set({ men, hasPawns }: Material, address: number): number {
    men.forEach(({ color, role }, man) => {
      this.#core.setMan(man, color, role)
    })
    return this.#core.setTable(men.length, hasPawns, address)
  }

  #place(material: Material): EndingTable {
    const address = this.#next
    const size = this.#set(material, address)
    const end = address + 2 * size
    const missing = Math.ceil((end - this.#memory.buffer.byteLength) / PAGE)
    if (missing > 0) this.#memory.grow(missing)
    this.#next = end
    const memory = this.#memory
    return {
      material,
      address,
      size,
      // Memory that grows leaves its old views behind.
      get codes() {
        return new Uint8Array(memory.buffer, address, 2 * size)
      },
    }
  }
}

function fitPosition(position: Position): Fit {
  const men = position.pieces().map(({ piece }): Man => {
    return { color: piece.color === 'white' ? 0 : 1, role: roleNumbers[piece.role] }
  })
  return fitMaterial(men)
}
