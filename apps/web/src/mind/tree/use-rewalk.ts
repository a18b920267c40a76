import { sayReason } from '@rookery/play/fault-words'
import { hasTree, isSearched, ownThought, type SearchedThought, type SearchThought } from '@rookery/players'
import { useEffect, useState } from 'react'
import { useMindStage } from '../stage/mind-stage.ts'

export type Rewalk =
  | { readonly kind: 'tree'; readonly thought: SearchThought }
  | { readonly kind: 'walking' }
  | { readonly kind: 'failed'; readonly reason: string }

/**
 * The thought with its tree. Where the tree was forgotten, a second mind with the same seed searches the same game to the same
 * depth, which gives the same tree.
 */
export function useRewalk(thought: SearchedThought): Rewalk {
  const { game, second } = useMindStage()
  const [found, setFound] = useState<{ of: SearchedThought; rewalk: Rewalk }>()

  useEffect(() => {
    if (hasTree(thought)) return
    const stop = new AbortController()
    const fail = (reason: string) => setFound({ of: thought, rewalk: { kind: 'failed', reason } })
    second.ask(game, { depth: thought.details.depth }, stop.signal).then(
      (choice) => {
        const again = choice && ownThought(choice.thought)
        if (!again) return
        const isSame =
          isSearched(again) &&
          hasTree(again) &&
          again.kind === thought.kind &&
          again.choice === thought.choice &&
          again.details.value === thought.details.value
        if (!isSame) fail('a second search came to another result')
        else setFound({ of: thought, rewalk: { kind: 'tree', thought: again } })
      },
      (error: unknown) => fail(sayReason(error)),
    )
    return () => stop.abort()
  }, [thought, game, second])

  if (hasTree(thought)) return { kind: 'tree', thought }
  return found?.of === thought ? found.rewalk : { kind: 'walking' }
}
