import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { listen, makeUrl } from './listen.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

function createTestServer(): Server {
  const server = createServer()
  servers.push(server)
  return server
}

test('a taken port is passed over for the next free one', async () => {
  const taken = await listen(createTestServer(), '127.0.0.1', [0])
  const other = await listen(createTestServer(), '127.0.0.1', [taken ?? 0, 0])
  expect(other).toBeGreaterThan(0)
  expect(other).not.toBe(taken)
})

test('when all ports are taken there is none', async () => {
  const taken = await listen(createTestServer(), '127.0.0.1', [0])
  expect(await listen(createTestServer(), '127.0.0.1', [taken ?? 0])).toBeUndefined()
})

test('an address that is not ours is an error', async () => {
  await expect(listen(createTestServer(), '192.0.2.1', [0])).rejects.toThrow('EADDRNOTAVAIL')
})

test.each([
  ['127.0.0.1', 'http://127.0.0.1:8080/'],
  ['0.0.0.0', 'http://localhost:8080/'],
  ['::', 'http://localhost:8080/'],
  ['::1', 'http://[::1]:8080/'],
  ['rookery.example', 'http://rookery.example:8080/'],
])('%s is opened as %s', (host, url) => {
  expect(makeUrl(host, 8080)).toBe(url)
})
