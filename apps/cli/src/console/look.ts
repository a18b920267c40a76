import type { Writable } from 'node:stream'

/** How much a terminal can show: colour and chess figures, or letters alone. */
export type Look = 'rich' | 'plain'

interface LookOptions {
  readonly ascii?: boolean | undefined
}

export const isTty = (stream: unknown): boolean => (stream as { isTTY?: boolean }).isTTY === true

export function findLook(output: Writable, { ascii }: LookOptions, env = process.env): Look {
  return ascii || env.NO_COLOR || env.TERM === 'dumb' || !isTty(output) ? 'plain' : 'rich'
}

/** Words that matter stand out where there is colour. */
export const bold = (look: Look, text: string): string =>
  look === 'rich' ? `\u001b[1m${text}\u001b[22m` : text
export const dim = (look: Look, text: string): string =>
  look === 'rich' ? `\u001b[2m${text}\u001b[22m` : text
