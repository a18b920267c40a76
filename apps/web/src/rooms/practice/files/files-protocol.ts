import type { GamesRead, NameCount } from './own-games.ts'
import type { ImportedSet } from './puzzle-store.ts'

/** What the page asks of the thread that reads large files. */
export interface FilesCalls {
  readonly puzzles: { readonly given: File; readonly report: ImportedSet; readonly answer: ImportedSet }
  readonly names: {
    readonly given: File
    readonly report: GamesRead
    readonly answer: readonly NameCount[]
  }
  readonly games: {
    readonly given: { readonly file: File; readonly name: string }
    readonly report: GamesRead
    readonly answer: GamesRead
  }
}
