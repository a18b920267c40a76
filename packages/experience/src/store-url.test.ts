import { describe, expect, it } from 'vitest'
import { makeStoreName, parseStoreUrl } from './store-url.ts'

it.each([
  ['memory:', { kind: 'memory' }],
  ['sqlite:parrot.db', { kind: 'sqlite', path: 'parrot.db' }],
  ['sqlite:/home/a b/parrot.db', { kind: 'sqlite', path: '/home/a b/parrot.db' }],
  ['indexeddb:parrot', { kind: 'indexeddb', name: 'parrot' }],
  [
    'mysql://me:secret@db.example/parrot',
    { kind: 'mysql', host: 'db.example', port: 3306, user: 'me', password: 'secret', database: 'parrot' },
  ],
  [
    'mariadb://me:p%40%3a%2F@[::1]:80/parrot',
    { kind: 'mysql', host: '::1', port: 80, user: 'me', password: 'p@:/', database: 'parrot' },
  ],
  [
    'mysql://me@localhost/parrot',
    { kind: 'mysql', host: 'localhost', port: 3306, user: 'me', password: '', database: 'parrot' },
  ],
])('%s is read', (url, value) => {
  expect(parseStoreUrl(url)).toEqual({ ok: true, value })
})

it.each([
  ['', 'it begins with none of the known schemes'],
  ['parrot.db', 'it begins with none of the known schemes'],
  ['redis://localhost', 'it begins with none of the known schemes'],
  ['sqlite:', 'the path of the file is missing'],
  ['indexeddb:', 'the name of the database is missing'],
  ['memory:x', 'memory: has nothing behind its colon'],
  ['mysql:', 'one database must be named'],
  ['mysql://me:x@host:port/parrot', 'it is not mysql://USER:PASSWORD@HOST[:PORT]/DATABASE'],
  ['mysql://me:x@host', 'one database must be named'],
  ['mysql://me:x@host/a/b', 'one database must be named'],
  ['mysql://host/parrot', 'the user is missing'],
  ['mysql://me:x@host/parrot?ssl=1', 'nothing may follow the database'],
  ['mysql://me:100%@host/parrot', 'a % in it is not followed by two hexadecimal digits'],
])('%s is refused with a sentence', (url, reason) => {
  const parsed = parseStoreUrl(url)
  expect(parsed.ok ? '' : parsed.faults[0]?.message).toContain(
    `${makeStoreName(url)}" cannot be used: ${reason}`,
  )
})

describe('the name of a store', () => {
  it.each([
    ['sqlite:a@b:c.db', 'sqlite:a@b:c.db'],
    ['mysql://me:secret@host:3307/parrot', 'mysql://me@host:3307/parrot'],
    ['mysql://:secret@host/parrot', 'mysql://host/parrot'],
    ['mysql://me:se@cr:et@host/parrot', 'mysql://me@host/parrot'],
    ['mysql://me:se/secret@host/parrot', 'mysql://me@host/parrot'],
    ['mysql://me:secret\n@host', 'mysql://me@host'],
  ])('of %j has no password', (url, name) => {
    expect(makeStoreName(url)).toBe(name)
  })
})
