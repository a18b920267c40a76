import type { Seats } from '@rookery/play'
import { sayReason } from '@rookery/play/fault-words'
import type { Line } from '@rookery/rules'
import { say } from '@rookery/words/web/play'
import { useEffect, useRef, useState } from 'react'

interface Props {
  readonly line: Line
  readonly sides: Seats
}

/** Tells how strong the people at the board have played, once they ask. */
export function OwnStrength({ line, sides }: Props) {
  const [said, setSaid] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const tell = async () => {
    const own = new AbortController()
    running.current = own
    const { signal } = own
    setSaid(say('result.looking'))
    try {
      const { tellPeople } = await import('../../../game/strength/tell-people.ts')
      const told = await tellPeople(line, sides, signal)
      if (told !== undefined) setSaid(told)
    } catch (error) {
      if (!signal.aborted) setSaid(say('result.notTold', { reason: sayReason(error) }))
    }
  }
  return said === undefined ? (
    <button type="button" onClick={tell}>
      {say('result.strength')}
    </button>
  ) : (
    <p role="status">{said}</p>
  )
}
