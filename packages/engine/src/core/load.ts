import { EngineError } from '../engine-error.ts'
import type { CoreExports } from './exports.ts'
import { layout } from './layout.ts'

export interface CoreHost {
  /** Milliseconds of a steady clock. */
  now(): number
  report(line: number): void
  pause(): void
}

const PAGE = 65_536
const MEGABYTE = 1_048_576

/** 64 MB are left of the 4 GB that a WebAssembly memory can have. */
export const MAX_HASH_MB = 3072
export const MAX_THREADS = layout.maxThreads

export const coreFile = (isShared: boolean): URL =>
  isShared
    ? new URL('../../wasm/core-shared.wasm', import.meta.url)
    : new URL('../../wasm/core-single.wasm', import.meta.url)

export interface Sizes {
  readonly threads: number
  readonly hashMb: number
}

export const countBytes = ({ threads, hashMb }: Sizes): number =>
  layout.threads + threads * layout.threadSize + hashMb * MEGABYTE

/** Why an engine of such a size cannot be: a system may promise more memory than it has, and end the process that fills it. */
export function memoryFault(sizes: Sizes, freeBytes: number): string | undefined {
  const bytes = countBytes(sizes)
  if (bytes <= freeBytes) return undefined
  const freeMb = Math.max(0, Math.floor(freeBytes / MEGABYTE))
  return `the engine would take ${Math.ceil(bytes / MEGABYTE)} MB, and ${freeMb} MB are free`
}

/** Tables of endings may take so much beside. */
const ENDINGS_MB = 160
const MOST_PAGES = 65_536

/** A memory of exactly the size that so many threads and such a table need; it can grow for tables of endings. */
export function createMemory(threads: number, hashMb: number, isShared: boolean): WebAssembly.Memory {
  const pages = Math.ceil(countBytes({ threads, hashMb }) / PAGE)
  try {
    const maximum = Math.min(MOST_PAGES, pages + (ENDINGS_MB * MEGABYTE) / PAGE)
    return new WebAssembly.Memory({ initial: pages, maximum, shared: isShared })
  } catch (cause) {
    throw new EngineError('memory', `there is no memory for a table of ${hashMb} MB`, { cause })
  }
}

/** An instance of the core for one thread; the first thread prepares the tables that all of them read. */
export function startCore(
  module: WebAssembly.Module,
  memory: WebAssembly.Memory,
  thread: number,
  threads: number,
  hashMb: number,
  host: CoreHost,
): CoreExports {
  const { exports } = new WebAssembly.Instance(module, { env: { memory }, host: { ...host } })
  const core = exports as unknown as CoreExports
  if (thread === 0) core.initTables()
  core.useThread(thread, threads)
  core.useTable(core.threadsEnd(threads), hashMb * MEGABYTE)
  return core
}
