import type { RosterEntry } from '@rookery/players'
import type { Line } from '@rookery/rules'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Council } from './council.ts'
import type { Opinion, Opinions } from './opinion.ts'

/** Two where there are two cores to think on. */
const atOnce = () => ((globalThis.navigator?.hardwareConcurrency ?? 1) > 1 ? 2 : 1)

const none: Opinions = new Map()

/** What all minds make of a position; asked once for each line of play, and remembered. */
export function useCouncil(entries: readonly RosterEntry[], line: Line, isAsking: boolean) {
  const council = useRef<Council>(undefined)
  const busy = useRef<Promise<unknown>>(Promise.resolve())
  const [known, setKnown] = useState<ReadonlyMap<string, Opinions>>(() => new Map())
  const key = keyOf(line)
  const opinions = known.get(key) ?? none
  const isOver = line.outcome() !== undefined
  const missing = entries.filter(({ id }) => !isSettled(opinions.get(id)))
  const wanted = isAsking && !isOver && missing.length > 0

  useEffect(() => {
    const woken = new Council()
    council.current = woken
    return () => void woken.dispose()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the line, and who is missing follows from it.
  useEffect(() => {
    if (!wanted) return
    const stop = new AbortController()
    const note = (id: string, opinion: Opinion) =>
      setKnown((before) => {
        const about = new Map(before.get(key)).set(id, opinion)
        return new Map(before).set(key, about)
      })
    const before = busy.current
    busy.current = before.then(() =>
      stop.signal.aborted ? undefined : council.current?.ask(missing, line, atOnce(), note, stop.signal),
    )
    return () => {
      stop.abort()
      // Who was interrupted has said nothing.
      setKnown((all) => {
        const about = [...(all.get(key) ?? none)].filter(([, opinion]) => isSettled(opinion))
        return new Map(all).set(key, new Map(about))
      })
    }
  }, [key, wanted])

  const askAgain = useCallback(() => {
    setKnown((all) => {
      const rest = new Map(all)
      rest.delete(key)
      return rest
    })
  }, [key])

  return { opinions, known, isComplete: isOver || missing.length === 0, askAgain }
}

const isSettled = (opinion: Opinion | undefined): boolean =>
  opinion?.kind === 'given' || opinion?.kind === 'failed'

const startNames = new WeakMap<object, string>()
const keys = new WeakMap<Line, string>()
let count = 0

/** The moves may matter as well as the position, so a line is told apart by the way that led to it. */
export function keyOf(line: Line): string {
  const known = keys.get(line)
  if (known !== undefined) return known
  const name = startNames.get(line.start) ?? String(count++)
  startNames.set(line.start, name)
  const key = `${name}:${line.moves.join(' ')}`
  keys.set(line, key)
  return key
}
