import { createHash } from 'node:crypto'

/** The beginning of its SHA-256: enough to tell cores and networks apart. */
export const nameContent = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 16)
