import { flagPonderHit } from '../core/flags.ts'

const PONDER = 0
/** The newest search that may begin. */
const BEGUN = 1

/**
 * What threads must know of a search besides its stop, where memory can be shared. It lies apart from the engine's memory, which
 * only the workers know: so that is given back to the system when they end, and not when garbage is collected some day.
 */
export class Signals {
  readonly words: Int32Array

  constructor(words: Int32Array = new Int32Array(new SharedArrayBuffer(8))) {
    this.words = words
  }

  /** The host, before it asks for a search. */
  raise(isPondering: boolean): void {
    Atomics.store(this.words, PONDER, isPondering ? 1 : 0)
  }

  ponderHit(): void {
    Atomics.store(this.words, PONDER, 0)
  }

  /** Every thread, while it searches: hands on to the core what the host has said. */
  relay(memory: WebAssembly.Memory): void {
    if (Atomics.load(this.words, PONDER) === 0) flagPonderHit(memory)
  }

  /** The first thread, when the memory is ready for a search. */
  begin(search: number): void {
    Atomics.store(this.words, BEGUN, search)
    Atomics.notify(this.words, BEGUN)
  }

  /** Every other thread: it would find the stop of the search before. */
  waitForBegin(search: number): void {
    for (let begun = 0; begun < search; begun = Atomics.load(this.words, BEGUN))
      Atomics.wait(this.words, BEGUN, begun)
  }
}
