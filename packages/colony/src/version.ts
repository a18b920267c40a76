import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { shippedNetworks } from '@rookery/engine'
import { coreFile } from '@rookery/engine/core'

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
  for (const file of [coreFile(true), coreFile(false), ...Object.values(shippedNetworks)])
    hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 8)
}
