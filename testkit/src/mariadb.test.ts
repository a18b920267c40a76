import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findMariadb, type MariadbServer, startMariadb } from './mariadb.ts'

let server: MariadbServer
beforeAll(async () => {
  server = await startMariadb()
})
afterAll(() => server?.stop())

/** What the server says first, by which a client knows it. */
const greet = () =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1')
    socket.once('error', reject)
    socket.once('data', (greeting) => {
      socket.destroy()
      resolve(greeting.toString('latin1'))
    })
  })

it('a server is killed and comes back on its port', async () => {
  expect(await greet()).toContain('MariaDB')
  await server.kill()
  await expect(greet()).rejects.toThrow('ECONNREFUSED')
  await server.start()
  expect(await greet()).toContain('MariaDB')
})

it('a missing server is named', () => {
  expect(() => findMariadb({ MARIADBD_PATH: '/nowhere/mariadbd' })).toThrow(
    'MARIADBD_PATH names /nowhere/mariadbd',
  )
})
