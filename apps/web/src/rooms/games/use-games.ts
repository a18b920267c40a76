import { useCallback, useEffect, useState } from 'react'
import type { GameSummary } from '../../game/storage/game-record.ts'
import { openGames } from '../../game/storage/games-store.ts'

export type GamesList =
  | { readonly kind: 'loading' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'listed'; readonly games: readonly GameSummary[] }

/** All games of this browser, looked up again whenever the person comes back to this tab. */
export function useGames(): readonly [GamesList, refresh: () => void] {
  const [list, setList] = useState<GamesList>({ kind: 'loading' })

  const refresh = useCallback(() => {
    openGames()
      .then((store) => store.list())
      .then(
        (games) => setList({ kind: 'listed', games }),
        () => setList({ kind: 'refused' }),
      )
  }, [])

  useEffect(() => {
    refresh()
    window.addEventListener('focus', refresh)
    return () => window.removeEventListener('focus', refresh)
  }, [refresh])

  return [list, refresh]
}
