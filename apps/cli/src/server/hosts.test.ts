import { expect, test } from 'vitest'
import { makeHostCheck, parseHostName } from './hosts.ts'

test.each([
  ['127.0.0.1', '127.0.0.1', [], 'localhost', true],
  ['127.0.0.1', '127.0.0.1', [], 'evil.example', false],
  ['::1', '::1', [], '[::1]:8080', true],
  ['::1', 'localhost', [], 'evil.example', false],
  ['::ffff:127.0.0.1', '127.0.0.1', [], 'evil.example', false],
  // By whatever name of this machine it was asked to listen.
  ['127.0.1.1', 'Desk', [], 'desk:8080', true],
  ['127.0.1.1', 'Desk', [], '127.0.1.1', true],
  // Behind a proxy.
  ['127.0.0.1', '127.0.0.1', ['chess.example.org'], 'chess.example.org', true],
  ['127.0.0.1', '127.0.0.1', ['chess.example.org'], 'localhost', true],
  ['127.0.0.1', '127.0.0.1', ['chess.example.org'], 'evil.chess.example.org', false],
  // Served to others on purpose.
  ['0.0.0.0', '0.0.0.0', [], 'desk.local:8080', true],
  ['192.168.1.2', '192.168.1.2', [], '192.168.1.2', true],
  ['0.0.0.0', '0.0.0.0', ['desk.local'], 'desk.local', true],
  ['0.0.0.0', '0.0.0.0', ['desk.local'], 'evil.example', false],
])(
  'listening on %s, asked for %s, allowing %j: Host %s gives %s',
  (address, asked, allowed, host, expected) => {
    expect(makeHostCheck(address, asked, allowed)(host)).toBe(expected)
  },
)

test.each(['', ' ', 'a b', 'a@b', 'http://a', 'a/b', 'a:b', 'a:123456', '[::g]', '[::1'])(
  '%j is no host',
  (text) => {
    expect(parseHostName(text)).toBeUndefined()
  },
)
