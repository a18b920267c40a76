import { standard } from '@rookery/rules'
import { useEffect, useMemo, useState } from 'react'
import type { PlayState } from '../play-state.ts'
import type { Opening, OpeningFinder } from './opening.ts'

/** The opening that the shown moves belong to; the table of names is fetched with the first move of a standard game. */
export function useOpening({ line, cursor, setup }: PlayState): Opening | undefined {
  const [find, setFind] = useState<{ readonly finder: OpeningFinder }>()
  const isNamed = setup.variant.id === standard.id && line.moves.length > 0

  useEffect(() => {
    if (!isNamed || find) return
    let isGone = false
    import('./find-opening.ts')
      .then(({ createFinder }) => createFinder())
      .then(
        (finder) => {
          if (!isGone) setFind({ finder })
        },
        // Without its name a game goes on as well.
        () => {},
      )
    return () => {
      isGone = true
    }
  }, [isNamed, find])

  return useMemo(() => (isNamed ? find?.finder(line, cursor) : undefined), [isNamed, find, line, cursor])
}
