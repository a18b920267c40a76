import { sayReason } from '@rookery/play/fault-words'
import { findPlayer, type MynahDetails } from '@rookery/players'
import type { Line } from '@rookery/rules'
import { useEffect, useState } from 'react'
import { useSecondOpinion } from '../stage/use-second-opinion.ts'

interface People {
  readonly line: Line
  readonly details?: MynahDetails
  readonly failure?: string
}

const usualSettings = {}

/** What Mynah knows of people in a position; the answer to an older one is not told. */
export function usePeople(line: Line) {
  const mynah = useSecondOpinion('mynah', usualSettings, 1)
  const [people, setPeople] = useState<People>()
  const isAbsent = !findPlayer('mynah')!.variants.includes(line.variant.id)

  useEffect(() => {
    if (isAbsent || line.outcome()) return
    const stop = new AbortController()
    mynah.ask(line, {}, stop.signal).then(
      (choice) => choice && setPeople({ line, details: choice.thought.details as MynahDetails }),
      (error: unknown) => setPeople({ line, failure: sayReason(error) }),
    )
    return () => stop.abort()
  }, [mynah, line, isAbsent])

  const known = people?.line === line ? people : undefined
  return { details: known?.details, failure: known?.failure, isAbsent }
}
