import type { SearchThought, Voice } from '@rookery/players'
import type { Position } from '@rookery/rules'
import { useEffect, useRef, useState } from 'react'
import { type Branch, walkTreeBranches } from './find-branches.ts'

interface Wish {
  readonly of: SearchThought
  readonly position: Position
  readonly voice: Voice
}

type Found = Wish & { readonly branches: readonly Branch[] }

/** After so long the page has its turn. */
const sliceMs = 8

const breathe = () => new Promise<void>((resolve) => setTimeout(resolve))

async function findInSlices({ of, position, voice }: Wish): Promise<Branch[]> {
  const walk = walkTreeBranches(of, position, voice)
  let until = performance.now() + sliceMs
  for (;;) {
    const step = walk.next()
    if (step.done) return step.value
    if (performance.now() < until) continue
    await breathe()
    until = performance.now() + sliceMs
  }
}

/**
 * The branches of a tree, with the thought that they are of: while a mind goes on thinking, those of a moment ago. What is begun is
 * finished, however fast the mind reports, and then the latest thought has its turn.
 */
export function useTreeBranches(
  thought: SearchThought | undefined,
  position: Position,
  voice: Voice,
): Found | undefined {
  const [found, setFound] = useState<Found>()
  const wish = useRef<Wish>(undefined)
  const isBusy = useRef(false)

  useEffect(() => {
    wish.current = thought && { of: thought, position, voice }
    const work = async () => {
      isBusy.current = true
      for (let next = wish.current; next; next = wish.current) {
        wish.current = undefined
        setFound({ ...next, branches: await findInSlices(next) })
      }
      isBusy.current = false
    }
    if (!isBusy.current) void work()
    return () => {
      wish.current = undefined
    }
  }, [thought, position, voice])

  return found?.position === position ? found : undefined
}
