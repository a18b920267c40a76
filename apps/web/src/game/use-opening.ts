import type { PlayState } from '@rookery/play'
import { standard } from '@rookery/rules'
import type { Opening } from '@rookery/rules/openings'
import { useEffect, useMemo, useState } from 'react'

type Openings = typeof import('@rookery/rules/openings')

/** The page may draw between two parts of the table. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

/** The opening that the shown moves belong to; the table of names is fetched with the first move of a standard game. */
export function useOpening({ line, cursor, setup }: PlayState): Opening | undefined {
  const [openings, setOpenings] = useState<Openings>()
  const isNamed = setup.variant.id === standard.id && line.moves.length > 0

  useEffect(() => {
    if (!isNamed || openings) return
    let isGone = false
    import('@rookery/rules/openings')
      .then(async (module) => {
        await module.prepareOpenings(pause)
        if (!isGone) setOpenings(module)
      })
      // Without its name a game goes on as well.
      .catch(() => {})
    return () => {
      isGone = true
    }
  }, [isNamed, openings])

  return useMemo(
    () => (isNamed ? openings?.findOpening(line.positions.slice(0, cursor + 1)) : undefined),
    [isNamed, openings, line, cursor],
  )
}
