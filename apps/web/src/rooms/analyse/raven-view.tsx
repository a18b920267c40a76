import type { SearchInfo } from '@rookery/engine'
import { sayReason } from '@rookery/play/fault-words'
import type { Line } from '@rookery/rules'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { RavenDesk, ravenPlays } from './raven-desk.ts'

interface RavenView {
  /** Best first. */
  readonly infos: readonly SearchInfo[]
  readonly failure: string | undefined
}

const RavenContext = createContext<RavenView>({ infos: [], failure: undefined })

interface Props {
  readonly line: Line
  readonly isOn: boolean
  readonly lines: number
  readonly children: ReactNode
}

const none: readonly never[] = []

/** Quick enough to look alive, slow enough to be read. */
const tellEveryMs = 120

/** Raven's lines for the shown position, live. A report draws only what asks for it by `useRavenView`. */
export function RavenProvider({ line, isOn, lines, children }: Props) {
  const desk = useRef<RavenDesk>(undefined)
  // What the lines are about is told with them: another position may be on the board already.
  const [told, setTold] = useState<{ readonly line: Line; readonly infos: readonly SearchInfo[] }>()
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
      setTold({ line, infos: [...found.values()].sort((a, b) => a.line - b.line).slice(0, lines) })
    }
    const hear = (info: SearchInfo) => {
      if (info.bound !== 'exact' && found.has(info.line)) return
      found.set(info.line, info)
      timer ??= setTimeout(tell, tellEveryMs)
    }
    setFailure(undefined)
    desk.current!.analyse(line, lines, hear, stop.signal).catch((error: unknown) => {
      if (!stop.signal.aborted) setFailure(sayReason(error))
    })
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [line, isOn, lines])

  const infos = told?.line === line ? told.infos : none
  return <RavenContext value={useMemo(() => ({ infos, failure }), [infos, failure])}>{children}</RavenContext>
}

export const useRavenView = (): RavenView => useContext(RavenContext)
