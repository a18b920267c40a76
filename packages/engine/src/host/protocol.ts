import type { StartWorker } from '@rookery/workers'
import type { PackedLine } from '../core/line.ts'
import type { LineReport, Term } from '../core/reading.ts'
import type { EndingCodes } from '../core/use-endings.ts'
import type { Network } from '../network/network-file.ts'
import type { PackedTable } from '../tables/pack.ts'

/** The first order to a worker: which thread of how many it is. */
export interface Wake {
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
interface CoreLimits {
  readonly depth: number
  readonly mate: number
  readonly softMs: number
  readonly hardMs: number
  readonly nodes: number
  readonly lines: number
  readonly rootMoves: readonly number[]
  readonly ponder: boolean
}

export interface SearchRequest {
  readonly line: PackedLine
  readonly limits: CoreLimits
  readonly generation: number
  /** The tables of endings to use, by name, of those that were added. */
  readonly endings: readonly string[]
}

export interface ThreadCalls {
  readonly wake: { readonly given: Wake }
  /** Lets another thread have the first one's memory. */
  readonly share: { readonly given: MessagePort }
  readonly search: {
    /** Searches are counted, so that all threads are at the same one. */
    readonly given: SearchRequest & { readonly count: number }
    readonly report: LineReport
    readonly answer: { readonly move: number; readonly reply: number }
  }
  /** Gives a table of an ending to the first thread, for all. */
  readonly addEnding: { readonly given: EndingCodes }
  /** What a worker does that is no thread: it unpacks a table, or makes one for minichess. */
  readonly readEnding: {
    readonly given: {
      readonly program: Uint8Array<ArrayBuffer>
      readonly name: string
      readonly table: PackedTable | undefined
    }
    readonly answer: EndingCodes
  }
  /** Through signals where memory can be shared, and by this call where it cannot. */
  readonly ponderHit: object
  readonly forget: object
  readonly perft: {
    readonly given: { readonly line: PackedLine; readonly depth: number }
    readonly answer: { readonly total: number; readonly moves: readonly (readonly [number, number])[] }
  }
  readonly terms: {
    readonly given: PackedLine
    readonly answer: {
      readonly score: number
      readonly terms: readonly Term[]
      readonly countsTerms: boolean
      readonly networkScore: number
    }
  }
}

/** What Node and browsers do differently. */
export interface Platform {
  readonly canShareMemory: boolean
  /** What a new engine may take without the system running short; browsers do not tell. */
  freeBytes(): number
  /** A file's bytes; it fails with a reason where there are none. */
  read(file: URL | string): Promise<Uint8Array<ArrayBuffer>>
  /** The folder of the tables of endings, where there is one beside the engine. */
  readonly tablesUrl?: string | URL
  readonly startWorker: StartWorker
  startWorkerAt(address: string | URL): StartWorker
}
