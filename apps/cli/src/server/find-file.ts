import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** The names that a request's path is made of, decoded once; undefined when it is malformed. */
export function parseUrlPath(url: string): string[] | undefined {
  const [encoded = ''] = url.split(/[?#]/, 1)
  if (!encoded.startsWith('/')) return undefined
  try {
    const path = decodeURIComponent(encoded)
    if (path.includes('\0') || path.includes('\\')) return undefined
    const segments = path.slice(1).split('/')
    if (segments.at(-1) === '') segments[segments.length - 1] = 'index.html'
    return segments
  } catch {
    return undefined
  }
}

/**
 * The path of nothing but a regular file whose real place is inside the folder, wherever links lead. Hidden names, and with them
 * `.` and `..`, are never found.
 */
export async function findFile(folder: string, segments: readonly string[]): Promise<string | undefined> {
  if (segments.some((segment) => segment === '' || segment.startsWith('.'))) return undefined
  try {
    const root = await realpath(folder)
    const path = await realpath(join(root, ...segments))
    if (!path.startsWith(root.endsWith(sep) ? root : root + sep)) return undefined
    return (await stat(path)).isFile() ? path : undefined
  } catch {
    return undefined
  }
}
