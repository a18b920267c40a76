import type { SearchInfo } from '@rookery/engine'
import type { Line } from '@rookery/rules'
import { useEffect, useRef, useState } from 'react'
import { RavenDesk, ravenPlays } from './raven-desk.ts'

export interface RavenView {
  /** What the lines are about: another position may be on the board already. */
  readonly line: Line
  /** Best first. */
  readonly infos: readonly SearchInfo[]
}

interface Wish {
  readonly isOn: boolean
  readonly lines: number
}

/** Quick enough to look alive, slow enough to be read. */
const tellEveryMs = 120

/** Raven's lines for the shown position, live. */
export function useRaven(line: Line, { isOn, lines }: Wish) {
  const desk = useRef<RavenDesk>(undefined)
  const [view, setView] = useState<RavenView>()
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    const woken = new RavenDesk()
    desk.current = woken
    return () => void woken.dispose()
  }, [])

  useEffect(() => {
    if (!isOn || !ravenPlays(line.variant) || line.outcome()) return
    const stop = new AbortController()
    const found = new Map<number, SearchInfo>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = () => {
      timer = undefined
      setView({ line, infos: [...found.values()].sort((a, b) => a.line - b.line).slice(0, lines) })
    }
    const hear = (info: SearchInfo) => {
      if (info.bound !== 'exact' && found.has(info.line)) return
      found.set(info.line, info)
      timer ??= setTimeout(tell, tellEveryMs)
    }
    setFailure(undefined)
    desk.current!.analyse(line, lines, hear, stop.signal).catch((error: unknown) => {
      if (!stop.signal.aborted) setFailure(error instanceof Error ? error.message : String(error))
    })
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [line, isOn, lines])

  return { view: view?.line === line ? view : undefined, failure }
}
