import type { PackedLine } from '../core/line.ts'
import type { LineReport, Term } from '../core/reading.ts'
import type { Network } from '../network/network-file.ts'

/** The first order to a worker: which thread of which memory it is. */
export interface Wake {
  readonly kind: 'wake'
  readonly module: WebAssembly.Module
  /** Absent where memory cannot be shared: the worker then makes its own. */
  readonly memory: WebAssembly.Memory | undefined
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

/** What each request is answered with. */
export interface Answers {
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

/** Stop and ponderhit go through shared memory where there is one, and are heard as orders where there is none. */
export type Order = Wake | (Request & { readonly job: number }) | { readonly kind: 'stop' | 'ponderhit' }

export type Reply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'report'; readonly job: number; readonly report: LineReport }
  | { readonly kind: 'done'; readonly job: number; readonly answer: Answers[keyof Answers] }
  | { readonly kind: 'failed'; readonly job: number; readonly message: string }

export interface WorkerHandle {
  post(order: Order): void
  terminate(): Promise<void>
}

export type StartWorker = (hear: (reply: Reply) => void, died: (cause: Error) => void) => WorkerHandle

/** What Node and browsers do differently. */
export interface Platform {
  readonly canShareMemory: boolean
  /** A file's bytes; it fails with a reason where there are none. */
  read(file: URL | string): Promise<Uint8Array<ArrayBuffer>>
  readonly startWorker: StartWorker
}
