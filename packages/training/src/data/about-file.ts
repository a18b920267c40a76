import { readFileSync, statSync } from 'node:fs'
import { describeFaults, err, type Fault, ok, type Result } from '@rookery/rules'
import { type About, parseAbout } from './about.ts'

/** Far more than it ever has. */
const MOST_BYTES = 1 << 20

/**
 * What the JSON beside the records says; nothing where it is missing, empty or in pieces. Trouble with the disk is
 * thrown as the system's error.
 */
export function readAbout(file: string): Result<About | undefined, Fault<'data-broken'>> {
  const broken = (message: string) =>
    err<Fault<'data-broken'>>({ code: 'data-broken', message: `${file} cannot be read: ${message}` })
  const kind = statSync(file, { throwIfNoEntry: false })
  if (kind === undefined) return ok(undefined)
  if (!kind.isFile() || kind.size > MOST_BYTES) return broken('it is no file of such an account')
  const about = parseAbout(readFileSync(file, 'utf8'))
  if (about.ok) return about
  return about.faults[0]!.code === 'about-lost' ? ok(undefined) : broken(describeFaults(about.faults))
}
