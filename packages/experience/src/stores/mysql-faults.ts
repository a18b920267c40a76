import type { QueryError } from 'mysql2'
import { ExperienceError, isExperienceError } from '../experience.ts'
import type { MysqlUrl } from '../mysql-url.ts'

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
  if (isExperienceError(error)) return error
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
      `${url.host} refuses the use of ${url.database}: check user, password and rights (GRANT ALL ON ${url.database}.* TO that user)` +
        // A server that demands it says no more than this either.
        `${url.tls ? '' : ', and whether the server demands TLS (?ssl-mode=required)'}.`,
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
  if (given.errno === 3159)
    return say('store-denied', `${name} takes no connection without TLS: add ?ssl-mode=required to its URL.`)
  if (given.code === 'HANDSHAKE_NO_SSL_SUPPORT')
    return say(
      'store-unreachable',
      `${name} offers no TLS, which ssl-mode asks for: nothing was sent to it; switch TLS on at the server.`,
    )
  if (given.code === 'HANDSHAKE_SSL_ERROR')
    return say(
      'store-denied',
      `${name} was not believed, and no password was sent to it (${firstLine(given.message)}): check its certificate, ssl-ca and ssl-mode.`,
    )
  if (isLost(error) || UNREACHABLE_CODES.test(given.code ?? ''))
    return say(
      'store-unreachable',
      `${name} cannot be reached: see that the server runs and takes connections, then try again; no game was counted half.`,
    )
  if (given.errno === undefined && given.code === undefined) return error
  // What the server says may name its user, who is the password of those who forgot the colon.
  return say(
    'store-broken',
    `${name} failed with the error ${given.errno ?? given.code}: look it up in the server's manual.`,
  )
}

const firstLine = (text = ''): string => text.split('\n', 1)[0]!.slice(0, 200)
