import { TableMaker, tablesFile } from '@rookery/engine/tables'
import { answerEnding, type EndingDrill } from '@rookery/practice'
import { describeFaults, makeUci, type Position, parsePosition } from '@rookery/rules'
import { serve } from '@rookery/workers'

export interface EndingCalls {
  /** Makes the tables that a position needs, which takes some seconds for four men. */
  readonly prepare: { readonly given: string }
  /** The position after somebody's move, and what they want to reach. */
  readonly answer: {
    readonly given: { readonly fen: string; readonly goal: EndingDrill['goal'] }
    readonly answer: { readonly isKept: boolean; readonly reply?: string }
  }
}

let opened: Promise<TableMaker> | undefined

function openTables(): Promise<TableMaker> {
  opened ??= fetch(tablesFile).then(async (file) => {
    if (!file.ok) throw new Error(`the tables of endings did not come: ${file.status}`)
    return new TableMaker(new Uint8Array(await file.arrayBuffer()))
  })
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

serve<EndingCalls>(() => ({
  async prepare(fen) {
    const tables = await openTables()
    tables.tell(read(fen))
    return undefined
  },
  async answer({ fen, goal }) {
    const position = read(fen)
    const { isKept, reply } = answerEnding(await openTables(), position, goal)
    return { isKept, ...(reply !== undefined && { reply: makeUci(reply, position) }) }
  },
}))

function read(fen: string): Position {
  const position = parsePosition(fen)
  if (position.ok) return position.value
  throw new Error(describeFaults(position.faults))
}
