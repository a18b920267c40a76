import { createServer } from 'node:net'
import { unwrap } from '@rookery/rules'
import { type RedisServer, startRedis } from '@rookery/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openLink } from './link.ts'

let server: RedisServer
beforeAll(async () => {
  server = await startRedis()
})
afterAll(() => server?.stop())

async function refusalOf(url: string): Promise<string> {
  const link = await openLink(url)
  if (!link.ok) return link.faults[0]!.message
  link.value.close()
  return 'none'
}

it('a Redis that is as it should be is taken', async () => {
  expect(await refusalOf(server.url)).toBe('none')
})

it('a wrong password and a missing one get one sentence, without it', async () => {
  for (const login of [':secret@', 'me:secret@', ''])
    expect(await refusalOf(`redis://${login}127.0.0.1:${server.port}`)).toBe(
      `Redis at 127.0.0.1:${server.port} refuses the user or the password of the colony's URL`,
    )
})

it('a Redis that cannot be reached gets one sentence', async () => {
  const closed = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => closed.once('listening', resolve))
  const { port } = closed.address() as { port: number }
  closed.close()
  expect(await refusalOf(`redis://:secret@127.0.0.1:${port}`)).toBe(
    `Redis at 127.0.0.1:${port} cannot be reached: nobody listens there`,
  )
})

it('a Redis that takes connections and does not answer is not waited for', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.once('listening', resolve))
  const { port } = silent.address() as { port: number }
  const link = await openLink(`redis://:secret@127.0.0.1:${port}`, 100)
  silent.close()
  expect(link).toMatchObject({
    faults: [{ code: 'unreachable', message: `Redis at 127.0.0.1:${port} cannot be reached: no answer` }],
  })
})

it('a Redis that falls silent is told of, and that it is there again', async () => {
  const held = await startRedis()
  const link = unwrap(await openLink(held.url))
  const told: string[] = []
  link.watch((sentence) => told.push(sentence))
  process.kill(held.pid, 'SIGSTOP')
  const place = `Redis at 127.0.0.1:${held.port}`
  const away = `${place} does not answer; it is waited for`
  await expect.poll(() => told).toEqual([away])
  process.kill(held.pid, 'SIGCONT')
  await expect.poll(() => told).toEqual([away, `${place} is there again`])
  link.close()
  await held.stop()
})

it('a Redis that throws keys away gets one sentence', async () => {
  const evicting = await startRedis(['--maxmemory', '50mb', '--maxmemory-policy', 'allkeys-lru'])
  expect(await refusalOf(evicting.url)).toBe(
    `Redis at 127.0.0.1:${evicting.port} throws keys away when its memory is full (maxmemory-policy allkeys-lru), and jobs with them: set it to noeviction`,
  )
  await evicting.stop()
})
