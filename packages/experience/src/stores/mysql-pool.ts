import type { Pool } from 'mysql2/promise'
import type { MysqlUrl } from '../store-url.ts'

export async function createMysqlPool({ host, port, user, password, database }: MysqlUrl): Promise<Pool> {
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
  })
}
