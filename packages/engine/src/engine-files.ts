/**
 * Where the engine's files are, for tools that do not find them by themselves. The folders `wasm` and `networks` of the package are
 * named with a slash at their end; a single file of them may be named as well.
 */
export interface EngineFiles {
  /** `dist/browser/worker.js` for pages, `dist/host/worker.js` for Node. */
  readonly workerUrl?: string | URL | undefined
  readonly wasmUrl?: string | URL | undefined
  readonly networkUrl?: string | URL | undefined
  /** A folder of tables of endings, with a slash at its end; whoever names `wasmUrl` and not this has none. */
  readonly tablesUrl?: string | URL | undefined
}

/** A file of the package, in the place that was named for it. */
export function locate(place: string | URL | undefined, shipped: URL): string | URL {
  if (place === undefined) return shipped
  const address = String(place)
  return address.endsWith('/') ? `${address}${shipped.pathname.split('/').at(-1)}` : place
}
