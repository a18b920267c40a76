import { type Correction, type Reviewed, type StandingLine, stand } from '@rookery/analysis'
import type { SearchInfo } from '@rookery/engine'
import { sayReason } from '@rookery/play/fault-words'
import type { Line, Move } from '@rookery/rules'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { RavenDesk, ravenPlays } from './raven-desk.ts'

interface RavenView {
  /** Best first. */
  readonly lines: readonly StandingLine[]
  /** How far the search is. */
  readonly work: Pick<SearchInfo, 'depth' | 'nodes'> | undefined
  readonly failure: string | undefined
}

const RavenContext = createContext<RavenView>({ lines: [], work: undefined, failure: undefined })

interface Props {
  readonly line: Line
  readonly isOn: boolean
  readonly lines: number
  /** The moves that the game went on with. */
  readonly following: readonly Move[]
  /** What a review said of the position; it stands until Raven has looked deeper. */
  readonly reviewed: Reviewed | undefined
  /** Raven has looked deeper than the review, and contradicts it at this line's end or later in the game. */
  readonly onCorrection: (line: Line, correction: Correction) => void
  readonly children: ReactNode
}

const none: readonly never[] = []

/** Quick enough to look alive, slow enough to be read. */
const tellEveryMs = 120

/** Raven's lines for the shown position, live. A report draws only what asks for it by `useRavenView`. */
export function RavenProvider(props: Props) {
  const { line, isOn, lines, following, reviewed, onCorrection, children } = props
  const desk = useRef<RavenDesk>(undefined)
  // What the lines are about is told with them: another position may be on the board already.
  const [told, setTold] = useState<{ readonly line: Line; readonly infos: readonly SearchInfo[] }>()
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    const woken = new RavenDesk()
    desk.current = woken
    return () => void woken.dispose()
  }, [])

  // A game that is added to does not begin its search anew.
  const latest = useRef(following)
  latest.current = following

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
    const wish = { lines, following: latest.current, signal: stop.signal }
    desk.current!.analyse(line, wish, hear).catch((error: unknown) => {
      if (!stop.signal.aborted) setFailure(sayReason(error))
    })
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [line, isOn, lines])

  const infos = told?.line === line ? told.infos : none
  const standing = useMemo(() => stand(line.position, infos, reviewed), [line, infos, reviewed])
  const { correction } = standing
  // In the same picture as the lines, so that the review's graph never contradicts them.
  useLayoutEffect(() => {
    if (correction) onCorrection(line, correction)
  }, [line, correction, onCorrection])
  const view = useMemo(
    () => ({ lines: standing.lines, work: infos[0], failure }),
    [standing.lines, infos, failure],
  )
  return <RavenContext value={view}>{children}</RavenContext>
}

export const useRavenView = (): RavenView => useContext(RavenContext)
