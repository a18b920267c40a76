/** How much of TLS is asked for, in MySQL's own words; without any, the connection is not encrypted. */
export interface MysqlTls {
  readonly mode: 'required' | 'verify_ca' | 'verify_identity'
  /** A file with the certificates of those who are believed, if not those that Node knows. */
  readonly caPath?: string
}

export interface MysqlUrl {
  readonly kind: 'mysql'
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
  readonly database: string
  readonly tls?: MysqlTls
}

const USUAL_PORT = 3306
const FORM = 'mysql://USER:PASSWORD@HOST[:PORT]/DATABASE'
const ESCAPES = 'in user and password @ : / ? # % are written %40 %3A %2F %3F %23 %25'
const MODES = ['required', 'verify_ca', 'verify_identity'] as const

/** Without the user: whoever forgets the colon has the password there. */
export const makeMysqlName = ({ host, port, database }: MysqlUrl): string =>
  `mysql://${host.includes(':') ? `[${host}]` : host}${port === USUAL_PORT ? '' : `:${port}`}/${database}`

/** The parts of a URL, or what is wrong with it as the end of a sentence, which repeats nothing of it. */
export function parseMysqlUrl(text: string): MysqlUrl | string {
  let url: URL
  try {
    url = new URL(text)
  } catch {
    return `it is not ${FORM}; ${ESCAPES}`
  }
  if (!/^\w+:\/\//.test(text)) return `two slashes follow the colon: ${FORM}`
  // A second @ or colon before the host would be guessed about: the host that is shown might be a part of the password.
  if (!/^\w+:\/\/(?:[^@:/?#]*(?::[^@:/?#]*)?@)?[^@/?#]*(?:[/?#]|$)/.test(text))
    return `it is not ${FORM}; ${ESCAPES}`
  if (url.hash) return `nothing may follow the database but ?ssl-mode=; ${ESCAPES}`
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const path = url.pathname.slice(1)
  if (path === '' || path.includes('/')) return 'one database must be named: mysql://HOST/DATABASE'
  // Anything else is a sign that a part of the URL is not where it belongs.
  if (!/^(?:[\w$.~-]|%[\da-f]{2})+$/i.test(path))
    return `the database is named by letters and digits, others as %40; ${ESCAPES}`
  if (!/^[\w.-]+$/.test(host) && !url.hostname.startsWith('[')) return `the host is no name; ${ESCAPES}`
  if (url.username === '') return `the user is missing: ${FORM}`
  const tls = parseTls(url.searchParams)
  if (typeof tls === 'string') return tls
  // The driver would look for "localhost" in the certificate, whatever the address.
  if (tls?.mode === 'verify_identity' && /:|^[\d.]+$/.test(host))
    return 'ssl-mode=verify_identity needs a host by its name, not by its address; or write verify_ca'
  try {
    const database = decodeURIComponent(path)
    if (/\p{Cc}/u.test(database)) return 'the name of the database holds a character that cannot be printed'
    return {
      kind: 'mysql',
      host,
      port: url.port === '' ? USUAL_PORT : Number(url.port),
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
      database,
      ...(tls && { tls }),
    }
  } catch {
    return 'a % in it is not followed by two hexadecimal digits; a % itself is written %25'
  }
}

function parseTls(options: URLSearchParams): MysqlTls | undefined | string {
  const { 'ssl-mode': given, 'ssl-ca': caPath, ...others } = Object.fromEntries(options)
  if (Object.keys(others).length > 0 || new Set(options.keys()).size !== [...options.keys()].length)
    return `behind the database only ssl-mode and ssl-ca may stand, once each; ${ESCAPES}`
  const wanted = given?.toLowerCase().replaceAll('-', '_')
  if (caPath === '') return 'the path of the file is missing: ssl-ca=PATH'
  if (wanted === undefined || wanted === 'disabled')
    return caPath === undefined ? undefined : 'ssl-ca needs ssl-mode=verify_ca or ssl-mode=verify_identity'
  const mode = MODES.find((known) => known === wanted)
  if (!mode) return `ssl-mode is one of disabled, ${MODES.join(', ')}`
  if (mode === 'required' && caPath !== undefined)
    return 'ssl-mode=required looks at no certificate: with ssl-ca, write verify_ca or verify_identity'
  return { mode, ...(caPath !== undefined && { caPath }) }
}
