import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { shippedNetworks } from '@rookery/engine'
import { readCore } from '@rookery/engine/core/node'

let known: string | undefined

/** The package's version and a hash of what plays: machines that differ in either do not play the same games. */
export function ownVersion(): string {
  known ??= `${readManifest().version}+${hashPlay()}`
  return known
}

const readManifest = (): { version: string } =>
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

function hashPlay(): string {
  const hash = createHash('sha256')
  // Unpacked: the same file is not packed to the same bytes by every Node.
  for (const isShared of [true, false]) hash.update(readCore(isShared))
  for (const file of Object.values(shippedNetworks)) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 8)
}
