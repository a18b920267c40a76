import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

export interface Certificate {
  /** Signed by itself, so that it is its own authority too. */
  readonly certificatePath: string
  readonly keyPath: string
}

/** Makes a certificate for the names given (`DNS:localhost`, `IP:127.0.0.1`), by openssl. */
export function makeCertificate(folder: string, names: readonly string[]): Certificate {
  const certificatePath = join(folder, 'certificate.pem')
  const keyPath = join(folder, 'key.pem')
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const content = ['-days', '2', '-subj', '/CN=rookery test', '-addext', `subjectAltName=${names.join(',')}`]
  execFileSync('openssl', [...request, ...content, '-keyout', keyPath, '-out', certificatePath], {
    stdio: 'pipe',
  })
  return { certificatePath, keyPath }
}
