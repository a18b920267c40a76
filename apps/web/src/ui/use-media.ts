import { useSyncExternalStore } from 'react'

interface Media {
  readonly list: MediaQueryList
  isMatched: boolean
}

/** One of each, for asking the browser anew makes it lay out the page at once. */
const known = new Map<string, Media>()

function mediaOf(query: string): Media {
  const found = known.get(query)
  if (found) return found
  const list = window.matchMedia(query)
  const media = { list, isMatched: list.matches }
  list.addEventListener('change', ({ matches }) => {
    media.isMatched = matches
  })
  known.set(query, media)
  return media
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const { list } = mediaOf(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => mediaOf(query).isMatched,
  )
}

export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)')
