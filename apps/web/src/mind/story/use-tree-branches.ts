import type { SearchThought, Voice } from '@rookery/players'
import type { Position } from '@rookery/rules'
import { useEffect, useState } from 'react'
import { type Branch, walkTreeBranches } from './find-branches.ts'

interface Found {
  readonly of: SearchThought
  readonly position: Position
  readonly branches: readonly Branch[]
}

/** After so long the page has its turn. */
const sliceMs = 8

const breathe = () => new Promise<void>((resolve) => setTimeout(resolve))

/** The branches of a tree, with the thought that they are of: while a mind goes on thinking, those of a moment ago. */
export function useTreeBranches(
  thought: SearchThought | undefined,
  position: Position,
  voice: Voice,
): Found | undefined {
  const [found, setFound] = useState<Found>()

  useEffect(() => {
    if (!thought) return
    let isLeft = false
    const find = async () => {
      const walk = walkTreeBranches(thought, position, voice)
      let until = performance.now() + sliceMs
      for (;;) {
        const step = walk.next()
        if (step.done) return setFound({ of: thought, position, branches: step.value })
        if (performance.now() < until) continue
        await breathe()
        if (isLeft) return
        until = performance.now() + sliceMs
      }
    }
    void find()
    return () => {
      isLeft = true
    }
  }, [thought, position, voice])

  return found?.position === position ? found : undefined
}
