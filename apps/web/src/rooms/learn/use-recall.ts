import type { ParrotThought } from '@rookery/players'
import { makeFen, type Position } from '@rookery/rules'
import { useEffect, useState } from 'react'
import { desk } from './table-desk.ts'

interface Recalled {
  readonly position: Position
  readonly thought: ParrotThought | undefined
}

/** What Parrot knows of a position; asked again when the table has changed. */
export function useRecall(position: Position, seed: number, version: number) {
  const [recalled, setRecalled] = useState<Recalled>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for what the table holds.
  useEffect(() => {
    let isGone = false
    desk.ask('recall', { variant: position.variant.id, fen: makeFen(position), seed }).then(
      (thought) => {
        if (!isGone) setRecalled({ position, thought })
      },
      () => {
        // The count of the same table tells what is wrong with it.
        if (!isGone) setRecalled({ position, thought: undefined })
      },
    )
    return () => {
      isGone = true
    }
  }, [position, seed, version])

  const isCurrent = recalled?.position === position
  return { thought: isCurrent ? recalled.thought : undefined, isAsking: !isCurrent }
}
