import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Certificate, type MariadbServer, makeCertificate, startMariadb } from '@rookery/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openExperience } from '../open.ts'
import { parseStoreUrl } from '../store-url.ts'
import { createMysqlPool } from './mysql-pool.ts'

let folder: string
let certificate: Certificate
let server: MariadbServer

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-tls-'))
  certificate = makeCertificate(folder, ['DNS:localhost'])
  const { certificatePath, keyPath } = certificate
  const tls = [`--ssl-cert=${certificatePath}`, `--ssl-key=${keyPath}`]
  server = await startMariadb(undefined, tls)
})
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const makeUrl = (options: string, host = 'localhost'): string => {
  const { user, password, port, database } = server
  return `mysql://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}${options}`
}
const believing = (mode: string, path = certificate.certificatePath): string =>
  `?ssl-mode=${mode}&ssl-ca=${encodeURIComponent(path)}`

async function query(url: string, sql: string): Promise<unknown> {
  const parsed = parseStoreUrl(url)
  if (!parsed.ok || parsed.value.kind !== 'mysql') throw new Error('no URL of a server')
  const pool = await createMysqlPool(parsed.value)
  try {
    const [rows] = await pool.query(sql)
    return rows
  } finally {
    await pool.end()
  }
}

const findCipher = async (url: string): Promise<string> =>
  ((await query(url, "SHOW STATUS LIKE 'Ssl_cipher'")) as { Value: string }[])[0]!.Value

it.each([
  ['not where it is not asked for', () => '', false],
  ['not where it is switched off', () => '?ssl-mode=disabled', false],
  ['where it is required, whatever the certificate', () => '?ssl-mode=required', true],
  ['where the certificate is signed by one who is believed', () => believing('verify_ca'), true],
  ['where it is also made for this host', () => believing('verify_identity'), true],
])('a connection is encrypted %s', async (_, makeOptions, isEncrypted) => {
  expect((await findCipher(makeUrl(makeOptions()))) !== '').toBe(isEncrypted)
})

it('a store over TLS is opened and used', async () => {
  const opened = await openExperience(makeUrl(believing('verify_identity')))
  if (!opened.ok) throw new Error(opened.faults[0]!.message)
  expect(await opened.value.count('standard')).toMatchObject({ games: 0 })
  await opened.value.close()
})

it.each([
  ['verify_ca', /was not believed, and no password was sent to it \(self-signed certificate\)/],
  ['verify_identity', /was not believed, and no password was sent to it \(self-signed certificate\)/],
])('a server that nobody vouches for is refused by %s', async (mode, message) => {
  const opened = await openExperience(makeUrl(`?ssl-mode=${mode}`))
  expect(opened).toMatchObject({
    ok: false,
    faults: [{ code: 'store-denied', message: expect.stringMatching(message) }],
  })
})

it.each([
  ['is not there', () => join(folder, 'none.pem'), 'cannot be read: see that it is there and may be read'],
  ['has no end', () => '/dev/zero', 'is not a file of certificates'],
  ['is a folder', () => folder, 'is not a file of certificates'],
  ['holds a key', () => certificate.keyPath, 'holds no certificates in PEM'],
  ['holds nonsense', () => join(folder, 'nonsense.pem'), 'holds no certificates in PEM'],
])('a file of authorities that %s is refused with a sentence', async (_, findPath, reason) => {
  writeFileSync(
    join(folder, 'nonsense.pem'),
    '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n',
  )
  expect(await openExperience(makeUrl(believing('verify_ca', findPath())))).toEqual({
    ok: false,
    faults: [{ code: 'store-url', message: `The store cannot be used: the file of ssl-ca ${reason}.` }],
  })
})

it('a certificate made for another host is refused where the host is looked at, and only there', async () => {
  makeCertificate(folder, ['DNS:elsewhere.example'])
  await query(`mysql://root@127.0.0.1:${server.port}/mysql`, 'FLUSH SSL')
  expect(await openExperience(makeUrl(believing('verify_identity')))).toMatchObject({
    ok: false,
    faults: [{ code: 'store-denied', message: expect.stringContaining('does not match certificate') }],
  })
  expect(await findCipher(makeUrl(believing('verify_ca')))).not.toBe('')
})
