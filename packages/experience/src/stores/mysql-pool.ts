import type { SslOptions } from 'mysql2'
import type { Pool } from 'mysql2/promise'
import type { MysqlTls, MysqlUrl } from '../mysql-url.ts'
import { readCertificates } from './certificates.ts'

/** Throws an ExperienceError where the certificates that the URL names cannot be used. */
export async function createMysqlPool(url: MysqlUrl): Promise<Pool> {
  const { host, port, user, password, database, tls } = url
  const ssl = tls && makeSslOptions(tls)
  const { createPool } = await import('mysql2/promise')
  return createPool({
    host,
    port,
    user,
    password,
    database,
    connectionLimit: 4,
    connectTimeout: 10_000,
    keepAliveInitialDelay: 10_000,
    // 64-bit integers arrive as text, of which nothing is rounded off.
    supportBigNumbers: true,
    bigNumberStrings: true,
    ...(ssl && { ssl }),
  })
}

const makeSslOptions = ({ mode, caPath }: MysqlTls): SslOptions => ({
  rejectUnauthorized: mode !== 'required',
  verifyIdentity: mode === 'verify_identity',
  ...(caPath !== undefined && { ca: readCertificates(caPath) }),
})
