import { ok, type Result } from '@rookery/rules'
import { type ContentFault, fetchContent } from './fetch-content.ts'

/** So much is kept; a table of a few million moves is smaller. */
const MOST_BYTES = 1_000_000_000

/** What was fetched by its hash, once for all threads of a process: they share its memory. */
export class ContentCache {
  readonly #kept = new Map<string, Uint8Array>()
  #bytes = 0

  async get(hash: string, addresses: readonly string[]): Promise<Result<Uint8Array, ContentFault>> {
    const known = this.#kept.get(hash)
    if (known) {
      // The oldest use goes first.
      this.#kept.delete(hash)
      this.#kept.set(hash, known)
      return ok(known)
    }
    const fetched = await fetchContent(hash, addresses)
    if (!fetched.ok) return fetched
    const content = new Uint8Array(new SharedArrayBuffer(fetched.value.length))
    content.set(fetched.value)
    this.#kept.set(hash, content)
    this.#bytes += content.length
    for (const [oldest, { length }] of this.#kept) {
      if (this.#bytes <= MOST_BYTES || oldest === hash) break
      this.#kept.delete(oldest)
      this.#bytes -= length
    }
    return ok(content)
  }
}
