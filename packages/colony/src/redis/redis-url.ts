import { err, type Fault, ok, type Result } from '@rookery/rules'

/** Where a Redis is, and how to log in. */
export interface RedisPlace {
  readonly host: string
  readonly port: number
  readonly username?: string
  readonly password?: string
  readonly db: number
  readonly hasTls: boolean
}

export type RedisUrlFault = Fault<'redis-url'>

const REDIS_PORT = 6379
const MOST_DATABASES = 16_384

/** Reads `redis://USER:PASSWORD@HOST:PORT/DATABASE`, or `rediss:` for TLS. No sentence repeats the text: it may hold a password. */
export function parseRedisUrl(text: string): Result<RedisPlace, RedisUrlFault> {
  let url: URL
  try {
    url = new URL(text)
  } catch {
    return refuse('it is no URL')
  }
  const { protocol, hostname, port, username, password, pathname, search, hash } = url
  if (protocol !== 'redis:' && protocol !== 'rediss:')
    return refuse('it begins with neither redis:// nor rediss://')
  if (hostname === '') return refuse('it names no host')
  if (search !== '' || hash !== '') return refuse('nothing may follow the database')
  const [, database = ''] = /^\/?(\d{0,5})$/.exec(pathname) ?? [undefined, 'wrong']
  const db = Number(database)
  if (!(db < MOST_DATABASES)) return refuse('its database is a number')
  try {
    return ok({
      host: hostname.replace(/^\[(.*)\]$/, '$1'),
      port: port === '' ? REDIS_PORT : Number(port),
      ...(username === '' ? {} : { username: decodeURIComponent(username) }),
      ...(password === '' ? {} : { password: decodeURIComponent(password) }),
      db,
      hasTls: protocol === 'rediss:',
    })
  } catch {
    return refuse('its user or password has a % that stands for no character')
  }
}

const refuse = (reason: string): Result<never, RedisUrlFault> =>
  err({
    code: 'redis-url',
    message: `the colony's URL cannot be used (it is not shown, as it may hold a password): ${reason}; an example is redis://localhost:6379`,
  })

/** For people: without user and password. */
export const makePlaceName = ({ host, port, db }: RedisPlace): string =>
  `${host.includes(':') ? `[${host}]` : host}:${port}${db === 0 ? '' : `/${db}`}`
