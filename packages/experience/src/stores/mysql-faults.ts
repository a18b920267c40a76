import type { QueryError } from 'mysql2'
import { ExperienceError } from '../experience.ts'
import type { MysqlUrl } from '../store-url.ts'

type DriverError = Partial<QueryError>

/** Two learners met; one of them begins again. The last three are TiDB's and those of MariaDB with snapshot isolation. */
const MEETING = new Set([1205, 1213, 1020, 8002, 9007])
const LOST = new Set([1053, 1927, 2006, 2013, 4031])
const LOST_CODES = /^(PROTOCOL_|ECONNRESET$|EPIPE$)/
const UNREACHABLE_CODES = /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENET|EPIPE|PROTOCOL_)/
const TOO_MANY = new Set([1040, 1203])
const DENIED = new Set([1044, 1045, 1142, 1143, 1227, 1698])
const FULL = new Set([1021, 1114, 3675])
const FOREIGN = new Set([1050, 1054, 1347])

const read = (error: unknown): DriverError => (typeof error === 'object' && error !== null ? error : {})
const has = (set: ReadonlySet<number>, { errno }: DriverError): boolean =>
  errno !== undefined && set.has(errno)

export const isMeeting = (error: unknown): boolean => has(MEETING, read(error))

export const isDuplicate = (error: unknown): boolean => read(error).errno === 1062

export const isMissingTable = (error: unknown): boolean => read(error).errno === 1146

/** The connection broke, which one from before the server's last start always does; of one that it knows to be closed the driver gives no code. */
export function isLost(error: unknown): boolean {
  const given = read(error)
  return has(LOST, given) || (given.code === undefined ? given.fatal === true : LOST_CODES.test(given.code))
}

/** The server took a statement and did not answer. */
export const isSilent = (error: unknown): boolean => read(error).code === 'PROTOCOL_SEQUENCE_TIMEOUT'

/** What a failure of the driver means for whoever asked; an error that is not the driver's stays what it is. */
export function explainMysql(error: unknown, url: MysqlUrl, name: string): unknown {
  const given = read(error)
  const say = (kind: ExperienceError['code'], sentence: string) =>
    new ExperienceError(kind, sentence, { cause: error })
  if (given.errno === 1049)
    return say(
      'store-missing',
      `There is no database ${url.database} on ${url.host}: create it there (CREATE DATABASE ${url.database}), or name another.`,
    )
  if (has(DENIED, given))
    return say(
      'store-denied',
      `${url.host} refuses ${url.user} the use of ${url.database}: check user, password and rights (GRANT ALL ON ${url.database}.* TO ${url.user}).`,
    )
  if (has(TOO_MANY, given))
    return say(
      'store-unreachable',
      `${name} has no connection left: try again, or raise its max_connections.`,
    )
  if (has(FULL, given) || (given.errno === 1030 && /\b28\b/.test(given.message ?? '')))
    return say(
      'store-full',
      `The disk of ${name} is full: what was learned before is kept; make room on the server, or use another store.`,
    )
  if (has(FOREIGN, given))
    return say(
      'store-broken',
      `${name} has tables of something else (${given.message}): give Parrot a database of its own.`,
    )
  if (isMissingTable(error))
    return say('store-broken', `${name} has lost a table (${given.message}): open it anew to make it again.`)
  if (isMeeting(error))
    return say(
      'store-unreachable',
      `${name} is too busy with other learners: try again, or feed it from fewer.`,
    )
  if (isLost(error) || UNREACHABLE_CODES.test(given.code ?? ''))
    return say(
      'store-unreachable',
      `${name} cannot be reached: see that the server runs and takes connections, then try again; no game was counted half.`,
    )
  return error
}
