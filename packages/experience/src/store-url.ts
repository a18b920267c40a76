import { err, ok, type Result } from '@rookery/rules'
import type { ExperienceFault } from './experience.ts'
import { type MysqlUrl, makeMysqlName, parseMysqlUrl } from './mysql-url.ts'

export type StoreUrl =
  | { readonly kind: 'memory' }
  | { readonly kind: 'sqlite'; readonly path: string }
  | { readonly kind: 'indexeddb'; readonly name: string }
  | MysqlUrl

const FORMS = 'sqlite:PATH, mysql://USER:PASSWORD@HOST/DATABASE or, in a browser, indexeddb:NAME'

/**
 * Names a store in messages, from the parts that were understood and never from the text: where a URL is malformed, nobody can say
 * which part of it is the password.
 */
export function makeStoreName(url: string): string {
  const parsed = parseStoreUrl(url)
  if (!parsed.ok) return 'a store that cannot be named'
  const { value } = parsed
  switch (value.kind) {
    case 'memory':
      return 'memory:'
    case 'sqlite':
      return `sqlite:${value.path}`
    case 'indexeddb':
      return `indexeddb:${value.name}`
    case 'mysql':
      return makeMysqlName(value)
  }
}

/** Whether a store may stand in settings, which are shown and sent: one that can be read and holds no password. */
export function isShownStore(url: string): boolean {
  const parsed = parseStoreUrl(url)
  return parsed.ok && !(parsed.value.kind === 'mysql' && parsed.value.password !== '')
}

export function parseStoreUrl(url: string): Result<StoreUrl, ExperienceFault> {
  if (typeof url !== 'string') return refuse('it is no text')
  // Besides being no good in a path, they are silently left out where a URL is taken apart.
  if (/[\p{Cc}\p{Cs}]/u.test(url)) return refuse('it holds a character that cannot be printed')
  if (url.trim() !== url) return refuse('it begins or ends with a blank')
  const scheme = /^([a-z]+):/i.exec(url)?.[1]?.toLowerCase()
  const rest = url.slice((scheme?.length ?? 0) + 1)
  switch (scheme) {
    case 'memory':
      return rest === '' ? ok({ kind: 'memory' }) : refuse('memory: has nothing behind its colon')
    case 'sqlite': {
      const fault = faultOfPath(rest)
      return fault === undefined ? ok({ kind: 'sqlite', path: rest }) : refuse(fault)
    }
    case 'indexeddb':
      if (rest === '') return refuse('the name of the database is missing: indexeddb:NAME')
      return /^[^:/@?=;&\\]+$/.test(rest)
        ? ok({ kind: 'indexeddb', name: rest })
        : refuse('the name of a database in a browser holds none of : / @ ? = ; & and \\')
    case 'mysql':
    case 'mariadb': {
      const parsed = parseMysqlUrl(url)
      return typeof parsed === 'string' ? refuse(parsed) : ok(parsed)
    }
    default:
      return refuse(`it begins with none of the known schemes: ${FORMS}`)
  }
}

/** SQLite's driver would take the path for the address of a server where it looks like one. */
function faultOfPath(path: string): string | undefined {
  if (path.trim() === '') return 'the path of the file is missing: sqlite:PATH'
  if (path === ':memory:') return 'a table in memory is named memory:'
  if (holdsLogin(path)) return 'the path of a file holds no password'
  if (/^\/\/[^/]/.test(path)) return 'a file has no host: sqlite:PATH'
  // One letter is the drive of a path.
  if (/^[a-z][a-z0-9+.-]+:/i.test(path))
    return 'behind sqlite: stands the path of a file and no other URL (./ before it makes any name a path)'
  if (/[/\\]$/.test(path)) return 'it names a folder, not a file: sqlite:FOLDER/parrot.db'
  return undefined
}

/** Whether a text may hold a user's password, as a malformed URL of a server would. */
export const holdsLogin = (text: string): boolean =>
  // The first letter of a path may be a drive.
  /:.*@/s.test(text.replace(/^[a-z]:(?=[/\\])/i, '')) || /\b(pass(word|wd|phrase)?|pwd)\s*=/i.test(text)

const refuse = (reason: string): Result<never, ExperienceFault> =>
  err({
    code: 'store-url',
    message: `The store cannot be used (its name is not shown, as it may hold a password): ${reason}.`,
  })
