import { createRandom } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { isShownStore, makeStoreName, parseStoreUrl } from './store-url.ts'

const mysql = { kind: 'mysql', host: 'host', port: 3306, user: 'me', password: 'secret', database: 'parrot' }

it.each([
  ['memory:', { kind: 'memory' }],
  ['sqlite:parrot.db', { kind: 'sqlite', path: 'parrot.db' }],
  ['sqlite:/home/a b/parrot.db', { kind: 'sqlite', path: '/home/a b/parrot.db' }],
  ['sqlite:C:\\Users\\me@home\\parrot.db', { kind: 'sqlite', path: 'C:\\Users\\me@home\\parrot.db' }],
  ['indexeddb:parrot', { kind: 'indexeddb', name: 'parrot' }],
  ['mysql://me:secret@db.example/parrot', { ...mysql, host: 'db.example' }],
  ['mariadb://me:p%40%3a%2F@[::1]:80/parrot', { ...mysql, host: '::1', port: 80, password: 'p@:/' }],
  ['mysql://me@localhost/parrot', { ...mysql, host: 'localhost', password: '' }],
  ['mysql://me:secret@host/parrot?ssl-mode=disabled', mysql],
  ['mysql://me:secret@host/parrot?ssl-mode=REQUIRED', { ...mysql, tls: { mode: 'required' } }],
  [
    'mysql://me:secret@host/parrot?ssl-mode=verify-identity&ssl-ca=/etc/my%20ca.pem',
    { ...mysql, tls: { mode: 'verify_identity', caPath: '/etc/my ca.pem' } },
  ],
])('%s is read', (url, value) => {
  expect(parseStoreUrl(url)).toEqual({ ok: true, value })
})

it.each([undefined, null, 5, {}])('%s is no URL', (value) => {
  expect(parseStoreUrl(value as never)).toMatchObject({ ok: false, faults: [{ code: 'store-url' }] })
  expect(isShownStore(value as never)).toBe(false)
  expect(makeStoreName(value as never)).toBe('a store that cannot be named')
})

it.each([
  ['', 'it begins with none of the known schemes'],
  ['parrot.db', 'it begins with none of the known schemes'],
  ['redis://localhost', 'it begins with none of the known schemes'],
  ['jdbc:mysql://me:x@host/parrot', 'it begins with none of the known schemes'],
  [' mysql://me:x@host/parrot', 'it begins or ends with a blank'],
  ['mysql://me:x@host/parrot\n', 'it holds a character that cannot be printed'],
  ['sqlite:\0', 'it holds a character that cannot be printed'],
  ['sqlite:', 'the path of the file is missing'],
  ['sqlite::memory:', 'a table in memory is named memory:'],
  ['sqlite:games/', 'it names a folder, not a file'],
  ['sqlite:http://127.0.0.1:8080', 'behind sqlite: stands the path of a file and no other URL'],
  ['sqlite://host/parrot', 'a file has no host'],
  ['sqlite://me:x@host/parrot', 'the path of a file holds no password'],
  ['indexeddb:', 'the name of the database is missing'],
  ['indexeddb://me:x@host/parrot', 'the name of a database in a browser holds none of'],
  ['memory:x', 'memory: has nothing behind its colon'],
  ['mysql:', 'two slashes follow the colon'],
  ['mysql:/me:x@host/parrot', 'two slashes follow the colon'],
  ['mysql://me:x@host:port/parrot', 'it is not mysql://USER:PASSWORD@HOST[:PORT]/DATABASE'],
  ['mysql://me:x@host', 'one database must be named'],
  ['mysql://me:x@host/a/b', 'one database must be named'],
  ['mysql://host/parrot', 'the user is missing'],
  ['mysql://me:x@host;a=b/parrot', 'the host is no name'],
  ['mysql://me:x@host/parrot;a=b', 'the database is named by letters and digits'],
  ['mysql://me:100%@host/parrot', 'a % in it is not followed by two hexadecimal digits'],
  ['mysql://me:x@host/parrot#a', 'nothing may follow the database'],
  ['mysql://me@host/parrot?password=x', 'behind the database only ssl-mode and ssl-ca may stand'],
  ['mysql://me@host/parrot?ssl-mode=required&ssl-mode=disabled', 'once each'],
  ['mysql://me:x@host/parrot?ssl-mode=preferred', 'ssl-mode is one of disabled, required, verify_ca'],
  ['mysql://me:x@127.0.0.1/parrot?ssl-mode=verify_identity', 'needs a host by its name'],
  ['mysql://me:x@[::1]/parrot?ssl-mode=verify_identity', 'needs a host by its name'],
  ['mysql://me:x@host/parrot?ssl-ca=a.pem', 'ssl-ca needs ssl-mode=verify_ca'],
  ['mysql://me:x@host/parrot?ssl-mode=required&ssl-ca=a.pem', 'ssl-mode=required looks at no certificate'],
  ['mysql://me:x@host/parrot?ssl-mode=verify_ca&ssl-ca=', 'the path of the file is missing: ssl-ca=PATH'],
])('%j is refused with a sentence', (url, reason) => {
  const parsed = parseStoreUrl(url)
  expect(parsed.ok ? '' : parsed.faults[0]?.message).toMatch(
    /^The store cannot be used \(its name is not shown, as it may hold a password\): [^\n]+\.$/,
  )
  expect(parsed.ok ? '' : parsed.faults[0]?.message).toContain(reason)
})

describe('the name of a store', () => {
  it.each([
    ['sqlite:a@b:c.db', 'sqlite:a@b:c.db'],
    ['mysql://me:secret@host:3307/parrot', 'mysql://host:3307/parrot'],
    ['mysql://me:secret@[::1]/parrot?ssl-mode=required', 'mysql://[::1]/parrot'],
    ['mysql://me:se@cr:et@host/parrot', 'a store that cannot be named'],
    ['mysql://secret@host/parrot', 'mysql://host/parrot'],
    ['mysql://me:se/secret@host/parrot', 'a store that cannot be named'],
  ])('of %j has no password', (url, name) => {
    expect(makeStoreName(url)).toBe(name)
  })

  it('holds no password and no part of one, however the URL is malformed', () => {
    const random = createRandom(18)
    const pick = <T>(from: readonly T[]): T => from[Math.floor(random.next() * from.length)]!
    const leaks: string[] = []
    let named = 0
    for (let round = 0; round < 20_000; round++) {
      const url = spoil(
        pick(TEMPLATES).replace('SECRET', () => pick(SECRETS)),
        pick,
      )
      const parsed = parseStoreUrl(url)
      if (parsed.ok) named++
      // Two mistakes that undo each other, such as an @ before the password and none behind it.
      if (parsed.ok && parsed.value.kind === 'mysql' && parsed.value.host.includes(MARKER)) continue
      const said = `${makeStoreName(url)} ${parsed.ok ? '' : parsed.faults[0]?.message}`
      if (said.includes(MARKER)) leaks.push(url)
    }
    expect(leaks).toEqual([])
    // Enough of them are still in order for the names to be tried too.
    expect(named).toBeGreaterThan(500)
  })
})

it.each([
  ['sqlite:parrot.db', true],
  ['mysql://me@host/parrot', true],
  ['mysql://me:secret@host/parrot', false],
  [' mysql://me:secret@host/parrot', false],
  ['jdbc:mysql://host/parrot?password=secret', false],
])('whether %j may stand in settings: %s', (url, expected) => {
  expect(isShownStore(url)).toBe(expected)
})

const MARKER = 'x7hush7x'
const SECRETS = [
  '',
  '@',
  ':',
  '/',
  '?',
  '#',
  '%',
  '%2',
  ' ',
  '&',
  ';',
  '=',
  '\\',
  "'",
  '"',
  '[',
  '\n',
  '\0',
].flatMap((odd) => [`${MARKER}`, `${odd}${MARKER}`, `${MARKER}${odd}`, `a${odd}${MARKER}${odd}b`])
/** Where people put a password who know another program. */
const TEMPLATES = [
  'mysql://me:SECRET@host/parrot',
  'mysql://me:SECRET@host:3307/parrot?ssl-mode=required',
  'mariadb://:SECRET@host/parrot',
  'mysql://SECRET@host/parrot',
  'mysql://me:SECRET@[::1]/parrot',
  'mysql:/me:SECRET@host/parrot',
  'mysql:me:SECRET@host/parrot',
  'mysql//me:SECRET@host/parrot',
  'jdbc:mysql://host/parrot?user=me&password=SECRET',
  'jdbc:mysql://me:SECRET@host/parrot',
  'mysql://host/parrot?password=SECRET',
  'mysql://me@host/parrot?password=SECRET',
  'mysql://me@host/parrot;password=SECRET',
  'mysql://me@host;pwd=SECRET/parrot',
  'me:SECRET@host/parrot',
  'me/SECRET@host/parrot',
  'host;Uid=me;Pwd=SECRET;Database=parrot',
  'host=host user=me password=SECRET dbname=parrot',
  'redis://:SECRET@host/0',
  'postgres://me:SECRET@host/parrot',
  'sqlite://me:SECRET@host/parrot',
  'sqlite:mysql://me:SECRET@host/parrot',
  'indexeddb://me:SECRET@host/parrot',
  'memory:SECRET',
]

/** Does to a URL what hands, shells and editors do to it, up to three times; nothing inside of the marker. */
function spoil(url: string, pick: <T>(from: readonly T[]) => T): string {
  let spoilt = url
  // Without both the signs of a login, what stands behind sqlite: is a path like any other.
  for (let times = pick(url.startsWith('sqlite') ? [0, 1] : [0, 1, 2, 3]); times > 0; times--) {
    const at = pick(Array.from({ length: spoilt.length }, (_, i) => i))
    const marker = spoilt.indexOf(MARKER)
    const isInside = at > marker && at < marker + MARKER.length
    const odd = pick([
      ' ',
      '\t',
      '\n',
      '\0',
      '@',
      ':',
      '/',
      '//',
      '?',
      '#',
      '%',
      '&',
      '=',
      'é',
      '\ud800',
      "'",
    ])
    const before = spoilt.slice(0, at)
    spoilt = pick([
      () => `${odd}${spoilt}`,
      () => `${spoilt}${odd}`,
      () => spoilt.toUpperCase().replace(MARKER.toUpperCase(), MARKER),
      () => `"${spoilt}"`,
      () => (isInside ? spoilt : `${before}${odd}${spoilt.slice(at)}`),
      // One character less, unless the marker were torn.
      () => (isInside || at === marker ? spoilt : before + spoilt.slice(at + 1)),
    ])()
  }
  return spoilt
}
