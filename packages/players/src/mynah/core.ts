import type { PackedLine } from '@rookery/engine/core'
import type { MynahNetwork } from './network-file.ts'

/** What the module exports. */
interface Exports {
  initSight(): void
  mailboxAddress(): number
  setPosition(
    variant: number,
    turn: number,
    rook0: number,
    rook1: number,
    rook2: number,
    rook3: number,
    enPassant: number,
    halfmoves: number,
    ply: number,
  ): void
  clearTrail(): void
  play(code: number): void
  describe(played: number): number
  recordAddress(): number
  sightEnd(): number
  roomOf(width: number, narrow: number): number
  movesAddress(): number
  useNetwork(start: number, width: number, narrow: number): number
  parameterCount(): number
  chances(record: number, rating: number, temperature: number): number
  share(move: number, part: number): number
}

export const coreFile = new URL('../../wasm/mynah.wasm', import.meta.url)

const PAGE = 65_536
/** Squares and man, 24 groups of features, and all that is seen together. */
const PARTS = 26
const FIRST_PAGES = 160
const COUNT_AT = 8
const PLAYED_AT = 9
const RATING_AT = 4

/** Mynah's eyes and network on the caller's thread: set a line up, then ask what is seen and how likely each move is. */
export class MynahCore {
  readonly #memory: WebAssembly.Memory
  readonly #core: Exports

  constructor(module: WebAssembly.Module, network?: MynahNetwork) {
    this.#memory = new WebAssembly.Memory({ initial: FIRST_PAGES, maximum: 65_536 })
    const { exports } = new WebAssembly.Instance(module, { env: { memory: this.#memory } })
    this.#core = exports as unknown as Exports
    this.#core.initSight()
    if (network) this.#use(network)
  }

  #use({ width, narrow, weights }: MynahNetwork): void {
    const start = this.#core.sightEnd()
    const end = start + this.#core.roomOf(width, narrow) + 128 + weights.byteLength
    this.#memory.grow(Math.max(0, Math.ceil(end / PAGE) - FIRST_PAGES))
    const at = this.#core.useNetwork(start, width, narrow)
    if (this.#core.parameterCount() !== weights.length)
      throw new Error(
        `a network of this shape has ${this.#core.parameterCount()} weights, not ${weights.length}`,
      )
    new Float32Array(this.#memory.buffer, at, weights.length).set(weights)
  }

  setUp({ board, turn, rooks, enPassant, halfmoves, ply, moves }: PackedLine): void {
    new Uint8Array(this.#memory.buffer, this.#core.mailboxAddress(), 64).set(board)
    this.#core.setPosition(0, turn, ...rooks, enPassant, halfmoves, ply)
    this.#core.clearTrail()
    for (const move of moves) this.#core.play(move)
  }

  /** Plays a legal move, in the core's code. */
  play(code: number): void {
    this.#core.play(code)
  }

  /** Looks at the position and resolves to the codes of its legal moves. */
  look(): number[] {
    this.#core.describe(0)
    const count = this.#record()[COUNT_AT]!
    const codes = new Int32Array(this.#memory.buffer, this.#core.movesAddress(), 2 * count)
    return Array.from({ length: count }, (_, index) => codes[2 * index]!)
  }

  /** The record of the position just looked at, with the mover's rating and the index of the move played; a view. */
  record(rating: number, played: number): Uint8Array {
    const record = this.#record()
    record[PLAYED_AT] = played
    record[RATING_AT] = rating & 255
    record[RATING_AT + 1] = rating >> 8
    return record
  }

  /** How likely each move of the position just looked at is, in the order of `look`. */
  chances(rating: number, temperature = 1): Float32Array {
    const at = this.#core.chances(this.#core.recordAddress(), rating, temperature)
    return new Float32Array(this.#memory.buffer, at, this.#record()[COUNT_AT]!).slice()
  }

  /** What each part of the network adds to the logit of a move, by its index, after its chance was asked for. */
  shares(index: number): number[] {
    return Array.from({ length: PARTS }, (_, part) => this.#core.share(index, part))
  }

  #record(): Uint8Array {
    const at = this.#core.recordAddress()
    const size = new DataView(this.#memory.buffer).getUint32(at, true)
    return new Uint8Array(this.#memory.buffer, at, size)
  }
}
