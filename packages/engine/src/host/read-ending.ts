import type { EndingCodes } from '../core/use-endings.ts'
import { unpackTable } from '../tables/pack.ts'
import { TableMaker } from '../tables/table-maker.ts'
import type { ThreadCalls } from './protocol.ts'

/** Kept, because a table needs others. */
let maker: TableMaker | undefined

/** Unpacks a table that is shipped; those of minichess are small and made at once. */
export function readEnding({ program, name, table }: ThreadCalls['readEnding']['given']): EndingCodes {
  if (table) return { name, blackMoves: table.blackMoves, codes: unpackTable(program, table) }
  maker ??= new TableMaker(program, true)
  const { codes, size } = maker.make(name)
  return { name, blackMoves: true, codes: codes.slice(size) }
}
