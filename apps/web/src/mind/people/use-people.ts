import { sayReason } from '@rookery/play/fault-words'
import { type PeopleForecast, roster } from '@rookery/players'
import type { Line } from '@rookery/rules'
import { useEffect, useState } from 'react'
import { useSecondOpinion } from '../stage/use-second-opinion.ts'

interface People {
  readonly line: Line
  readonly moves?: ReturnType<PeopleForecast['chancesIn']>
  readonly failure?: string
}

const usualSettings = {}

const entry = roster.find(({ people }) => people)!

/** Who knows people. */
export const forecaster = { ...entry, people: entry.people! }

/** What people would play in a position; the answer to an older one is not told. */
export function usePeople(line: Line) {
  const mind = useSecondOpinion(forecaster.id, usualSettings, 1)
  const [people, setPeople] = useState<People>()
  const isAbsent = !forecaster.variants.includes(line.variant.id)

  useEffect(() => {
    if (isAbsent || line.outcome()) return
    const stop = new AbortController()
    mind.ask(line, {}, stop.signal).then(
      (choice) => choice && setPeople({ line, moves: forecaster.people.chancesIn(choice.thought) }),
      (error: unknown) => setPeople({ line, failure: sayReason(error) }),
    )
    return () => stop.abort()
  }, [mind, line, isAbsent])

  const known = people?.line === line ? people : undefined
  return { moves: known?.moves, failure: known?.failure, isAbsent }
}
