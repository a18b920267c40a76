import { err, ok, type Result } from '@rookery/rules'
import type { ExperienceFault } from './experience.ts'

export type StoreUrl =
  | { readonly kind: 'memory' }
  | { readonly kind: 'sqlite'; readonly path: string }
  | { readonly kind: 'indexeddb'; readonly name: string }
  | MysqlUrl

export interface MysqlUrl {
  readonly kind: 'mysql'
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
  readonly database: string
}

const FORMS = 'sqlite:PATH, mysql://USER:PASSWORD@HOST/DATABASE or, in a browser, indexeddb:NAME'

/** Names a store in messages: without its password, whatever else is wrong with the URL. */
export const makeStoreName = (url: string): string =>
  // The last @ counts: a password that should have been escaped may hold others.
  url.replace(/^(\w+:\/\/)(.*)@/s, (_, scheme: string, login: string) => {
    const user = login.split(':', 1)[0] ?? ''
    return user === '' ? scheme : `${scheme}${user}@`
  })

export function parseStoreUrl(url: string): Result<StoreUrl, ExperienceFault> {
  const scheme = /^([a-z]+):/i.exec(url)?.[1]?.toLowerCase()
  const rest = url.slice((scheme?.length ?? 0) + 1)
  switch (scheme) {
    case 'memory':
      return rest === '' ? ok({ kind: 'memory' }) : fault(url, 'memory: has nothing behind its colon')
    case 'sqlite':
      return rest === ''
        ? fault(url, 'the path of the file is missing: sqlite:PATH')
        : ok({ kind: 'sqlite', path: rest })
    case 'indexeddb':
      return rest === ''
        ? fault(url, 'the name of the database is missing: indexeddb:NAME')
        : ok({ kind: 'indexeddb', name: rest })
    case 'mysql':
    case 'mariadb':
      return parseMysqlUrl(url)
    default:
      return fault(url, `it begins with none of the known schemes: ${FORMS}`)
  }
}

function parseMysqlUrl(text: string): Result<StoreUrl, ExperienceFault> {
  let url: URL
  try {
    url = new URL(text)
  } catch {
    return fault(text, 'it is not mysql://USER:PASSWORD@HOST[:PORT]/DATABASE')
  }
  if (url.search || url.hash)
    return fault(text, 'nothing may follow the database; a ? or # in a password is written %3F or %23')
  const path = url.pathname.slice(1)
  if (path === '' || path.includes('/'))
    return fault(text, 'one database must be named: mysql://HOST/DATABASE')
  if (url.username === '') return fault(text, 'the user is missing: mysql://USER:PASSWORD@HOST/DATABASE')
  try {
    return ok({
      kind: 'mysql',
      host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
      port: url.port === '' ? 3306 : Number(url.port),
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
      database: decodeURIComponent(path),
    })
  } catch {
    return fault(text, 'a % in it is not followed by two hexadecimal digits; a % itself is written %25')
  }
}

const fault = (url: string, reason: string): Result<never, ExperienceFault> =>
  err({ code: 'store-url', message: `The store "${makeStoreName(url)}" cannot be used: ${reason}.` })
