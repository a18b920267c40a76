import type { UnwindableExports } from '../core/exports.ts'

/** How long a search may run before its worker looks at its messages. */
const SLICE_MS = 15
/** The last part of the only thread's block, where binaryen's asyncify keeps the search's stack. */
const STACK_SIZE = 0x80000

/**
 * Runs a search in slices where memory cannot be shared: the core is unwound in its `pause`, the worker hears its
 * messages, and the core is wound up again at the very same place.
 */
export class Unwinder {
  readonly #core: () => UnwindableExports
  readonly #memory: WebAssembly.Memory
  readonly #hearMessages: () => Promise<void>
  #state: 'running' | 'unwinding' | 'rewinding' = 'running'
  #sliceStartMs = 0

  constructor(core: () => UnwindableExports, memory: WebAssembly.Memory, hearMessages: () => Promise<void>) {
    this.#core = core
    this.#memory = memory
    this.#hearMessages = hearMessages
  }

  /** What the core calls once in about a millisecond. */
  pause(): void {
    if (this.#state === 'rewinding') {
      this.#core().asyncify_stop_rewind()
      this.#state = 'running'
      this.#sliceStartMs = performance.now()
    } else if (performance.now() - this.#sliceStartMs >= SLICE_MS) {
      this.#state = 'unwinding'
      this.#core().asyncify_start_unwind(this.#prepareStack())
    }
  }

  async run(think: () => number): Promise<number> {
    this.#sliceStartMs = performance.now()
    let result = think()
    while (this.#state === 'unwinding') {
      this.#core().asyncify_stop_unwind()
      await this.#hearMessages()
      this.#state = 'rewinding'
      this.#core().asyncify_start_rewind(this.#stackAddress())
      result = think()
    }
    return result
  }

  #stackAddress(): number {
    return this.#core().threadsEnd(1) - STACK_SIZE
  }

  #prepareStack(): number {
    const address = this.#stackAddress()
    const view = new DataView(this.#memory.buffer)
    view.setUint32(address, address + 8, true)
    view.setUint32(address + 4, address + STACK_SIZE, true)
    return address
  }
}
