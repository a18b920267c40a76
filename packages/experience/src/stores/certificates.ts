import { X509Certificate } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { ExperienceError } from '../experience.ts'

/** More than all authorities of the world together; a device has no end. */
const MAX_BYTES = 10_000_000

/** The text of a file of certificates; TLS itself would pass silently over one that holds none. */
export function readCertificates(path: string): string {
  const fail = (reason: string) =>
    new ExperienceError('store-url', `The store cannot be used: the file of ssl-ca ${reason}.`)
  let text: string
  try {
    const file = statSync(path)
    if (!file.isFile() || file.size > MAX_BYTES) throw fail('is not a file of certificates')
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof ExperienceError) throw error
    throw fail('cannot be read: see that it is there and may be read')
  }
  const blocks = text.match(/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g) ?? []
  if (blocks.length === 0 || !blocks.every(isCertificate)) throw fail('holds no certificates in PEM')
  return text
}

function isCertificate(block: string): boolean {
  try {
    new X509Certificate(block)
    return true
  } catch {
    return false
  }
}
