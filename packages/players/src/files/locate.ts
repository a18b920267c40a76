/** In the folder that was named for such files; a single file that was named is Raven's. */
export function locate(place: string | URL | undefined, shipped: URL): URL {
  const name = shipped.pathname.split('/').at(-1)!
  const folder = String(place ?? '')
  return folder.endsWith('/') ? new URL(name, new URL(folder, import.meta.url)) : shipped
}
