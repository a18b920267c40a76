import { isRavenThought, ownThought, type Thought, type Voice } from '@rookery/players'
import { useEffect, useState } from 'react'
import { useMindStage } from '../stage/mind-stage.ts'
import type { Branch } from './find-branches.ts'
import { lookAside } from './look-aside.ts'

/** The branches that a second look finds beside a thought of one line, once that is final; 'looking' until then. */
export function useAside(thought: Thought, voice: Voice): readonly Branch[] | 'looking' | undefined {
  const { game, second } = useMindStage()
  const [found, setFound] = useState<{ of: Thought; branches: readonly Branch[] }>()
  const isBare = isRavenThought(thought) && thought.details.lines.length === 1
  const isFinal = isBare && thought.details.pieces.length > 0

  useEffect(() => {
    if (!isFinal) return
    const stop = new AbortController()
    const ask = async (...[line, limits]: Parameters<Parameters<typeof lookAside>[3]>) => {
      const choice = await second.ask(line, limits, stop.signal)
      return choice && ownThought(choice.thought)
    }
    lookAside(thought, game, voice, ask).then(
      (branches) => branches && setFound({ of: thought, branches }),
      // Without branches the story is shorter, and still true.
      () => !stop.signal.aborted && setFound({ of: thought, branches: [] }),
    )
    return () => stop.abort()
  }, [thought, isFinal, game, second, voice])

  if (!isBare) return undefined
  return found?.of === thought ? found.branches : 'looking'
}
