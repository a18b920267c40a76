import type { PackedLine } from '../core/line.ts'
import type { LineReport, Term } from '../core/reading.ts'
import type { EngineErrorCode } from '../engine-error.ts'
import type { Network } from '../network/network-file.ts'

/** The first order to a worker: which thread of how many it is. */
export interface Wake {
  readonly kind: 'wake'
  readonly module: WebAssembly.Module
  /** Absent where memory cannot be shared. */
  readonly signals: Int32Array | undefined
  /** Where the memory comes from; the first thread makes it and needs none. */
  readonly memoryPort: MessagePort | undefined
  readonly thread: number
  readonly threads: number
  readonly hashMb: number
  readonly isMinichess: boolean
  /** The first thread writes it for all of them. */
  readonly network: Network | undefined
}

/** Limits in the core's numbers, 0 for none. */
export interface CoreLimits {
  readonly depth: number
  readonly mate: number
  readonly softMs: number
  readonly hardMs: number
  readonly nodes: number
  readonly lines: number
  readonly rootMoves: readonly number[]
  readonly ponder: boolean
}

export type Request =
  | {
      readonly kind: 'search'
      readonly line: PackedLine
      readonly limits: CoreLimits
      readonly generation: number
    }
  | { readonly kind: 'forget' }
  | { readonly kind: 'perft'; readonly line: PackedLine; readonly depth: number }
  | { readonly kind: 'terms'; readonly line: PackedLine }

/** What each order with a job is answered with. */
export interface Answers {
  readonly wake: undefined
  readonly search: { readonly move: number; readonly reply: number }
  readonly forget: undefined
  readonly perft: { readonly total: number; readonly moves: readonly (readonly [number, number])[] }
  readonly terms: {
    readonly score: number
    readonly terms: readonly Term[]
    readonly countsTerms: boolean
    readonly networkScore: number
  }
}

/**
 * The first thread is asked to share its memory with another. Stop and ponderhit go through signals where memory can be shared, and
 * are heard as orders where it cannot.
 */
export type Order =
  | ((Wake | Request) & { readonly job: number })
  | { readonly kind: 'share'; readonly port: MessagePort }
  | { readonly kind: 'stop' | 'ponderhit' }

export type Reply =
  | { readonly kind: 'report'; readonly job: number; readonly report: LineReport }
  | { readonly kind: 'done'; readonly job: number; readonly answer: Answers[keyof Answers] }
  | {
      readonly kind: 'failed'
      readonly job: number
      readonly code: EngineErrorCode
      readonly message: string
    }

export interface WorkerHandle {
  /** Ports that the order names go with it. */
  post(order: Order, ports?: MessagePort[]): void
  /** In Node, resolves when the worker and its memory are gone. */
  terminate(): Promise<void>
}

export type StartWorker = (hear: (reply: Reply) => void, died: (cause: Error) => void) => WorkerHandle

/** What Node and browsers do differently. */
export interface Platform {
  readonly canShareMemory: boolean
  /** What a new engine may take without the system running short; browsers do not tell. */
  freeBytes(): number
  /** A file's bytes; it fails with a reason where there are none. */
  read(file: URL | string): Promise<Uint8Array<ArrayBuffer>>
  readonly startWorker: StartWorker
}
