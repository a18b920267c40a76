import { describe, expect, it } from 'vitest'
import { makePlaceName, parseRedisUrl } from './redis-url.ts'

describe('the URL of a colony', () => {
  it.each([
    ['redis://localhost', { host: 'localhost', port: 6379, db: 0, hasTls: false }, 'localhost:6379'],
    [
      'rediss://me:p%40ss@chess.example.org:7000/3',
      { host: 'chess.example.org', port: 7000, username: 'me', password: 'p@ss', db: 3, hasTls: true },
      'chess.example.org:7000/3',
    ],
    [
      'redis://:secret@[::1]:1',
      { host: '::1', port: 1, password: 'secret', db: 0, hasTls: false },
      '[::1]:1',
    ],
  ])('%s is read, and shown without its password', (url, place, name) => {
    const read = parseRedisUrl(url)
    expect(read).toEqual({ ok: true, value: place })
    expect(read.ok && makePlaceName(read.value)).toBe(name)
  })

  it.each([
    ['', 'it is no URL'],
    ['secret@host', 'it is no URL'],
    ['mysql://me:secret@host', 'it begins with neither redis:// nor rediss://'],
    ['redis://', 'it names no host'],
    ['redis://me:secret@host/main', 'its database is a number'],
    ['redis://me:secret@host/99999', 'its database is a number'],
    ['redis://me:secret@host/1?family=6', 'nothing may follow the database'],
    ['redis://me:secret%zz@host', 'its user or password has a % that stands for no character'],
  ])('%s is refused, and not repeated', (url, reason) => {
    const read = parseRedisUrl(url)
    const sentence = read.ok ? '' : read.faults[0]!.message
    expect(sentence).toContain(`(it is not shown, as it may hold a password): ${reason}; an example`)
    expect(sentence).not.toContain('secret')
  })
})
