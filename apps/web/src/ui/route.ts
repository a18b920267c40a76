import { useSyncExternalStore } from 'react'

/** Where the page is: the address's fragment is `#/ROOM?QUERY`, or a link to a game, which belongs to the Play room. */
export interface Route {
  readonly room: string
  readonly query: URLSearchParams
}

export function parseRoute(fragment: string): Route {
  const match = /^#\/([^?]*)(?:\?(.*))?$/s.exec(fragment)
  return { room: match?.[1] || 'play', query: new URLSearchParams(match?.[2] ?? '') }
}

export function makeRoute(room: string, query: Readonly<Record<string, string>> = {}): string {
  const text = new URLSearchParams(query).toString()
  return text === '' ? `#/${room}` : `#/${room}?${text}`
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

export function useFragment(): string {
  return useSyncExternalStore(subscribe, () => window.location.hash)
}
