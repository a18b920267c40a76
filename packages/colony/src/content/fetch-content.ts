import { err, type Fault, ok, type Result } from '@rookery/rules'
import { hashOf } from './content-hash.ts'

export type ContentFault = Fault<'no-content'>

/** More than any network or book of openings has. */
const MOST_BYTES = 256_000_000
const FETCH_MS = 20_000

/** Fetches content from the first of the addresses that has it. What has another hash is nobody's. */
export async function fetchContent(
  hash: string,
  addresses: readonly string[],
): Promise<Result<Uint8Array, ContentFault>> {
  const reasons: string[] = []
  for (const address of addresses) {
    const fetched = await fetchFrom(`${address}/content/${hash}`)
    if (typeof fetched === 'string') reasons.push(`${address}: ${fetched}`)
    else if (hashOf(fetched) === hash) return ok(fetched)
    else reasons.push(`${address}: it sends something else`)
  }
  return err({
    code: 'no-content',
    message: `${hash.slice(0, 12)} cannot be fetched from its coordinator (${reasons.join('; ') || 'it has no address'})`,
  })
}

/** A text of at most so many bytes; nothing where there is none. */
export async function readText(url: string, mostBytes: number): Promise<string | undefined> {
  const fetched = await fetchFrom(url, mostBytes)
  return typeof fetched === 'string' ? undefined : new TextDecoder().decode(fetched)
}

async function fetchFrom(url: string, mostBytes = MOST_BYTES): Promise<Uint8Array | string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_MS), redirect: 'error' })
    if (!response.ok || !response.body) return `status ${response.status}`
    const pieces: Uint8Array[] = []
    let bytes = 0
    for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
      bytes += piece.length
      if (bytes > mostBytes) return 'it is too long'
      pieces.push(piece)
    }
    return Buffer.concat(pieces)
  } catch (error) {
    const { cause, message } = error as Error
    return cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : message
  }
}
