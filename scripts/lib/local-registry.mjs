// A registry of npm's kind on this machine (verdaccio), with what is published there and nothing of it elsewhere; all other
// packages come through it from the registry that is set up here. It is no dependency of the house, but kept in the user's cache.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { npm } from './packed.mjs'

const VERSION = '6.3.2'
const START_MS = 120_000

/** Of a package that it needs, npm may know the version only by a tag, which not every registry has. */
const overrides = { 'node-fetch': '2.7.0' }

function ensureVerdaccio() {
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache')
  const folder = join(cache, 'rookery', `verdaccio-${VERSION}`)
  if (!existsSync(folder)) {
    mkdirSync(dirname(folder), { recursive: true })
    const own = mkdtempSync(`${folder}-`)
    const manifest = { private: true, dependencies: { verdaccio: VERSION }, overrides }
    writeFileSync(join(own, 'package.json'), JSON.stringify(manifest))
    npm(['install', '--ignore-scripts', '--no-package-lock', '--omit=optional'], own)
    renameSync(own, folder)
  }
  return join(folder, 'node_modules/verdaccio/bin/verdaccio')
}

const makeConfig = (folder, upstream) => `storage: ${join(folder, 'storage')}
auth:
  htpasswd:
    file: ${join(folder, 'people')}
    max_users: 10
uplinks:
  upstream:
    url: ${upstream}
    timeout: 120s
max_body_size: 100mb
packages:
  '@rookery/*':
    access: $all
    publish: $authenticated
    unpublish: $authenticated
  rookery:
    access: $all
    publish: $authenticated
    unpublish: $authenticated
  '**':
    access: $all
    proxy: upstream
log: { type: file, path: ${join(folder, 'log.txt')}, level: warn }
`

async function findPort() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Opens the registry in a folder, with somebody who may publish; `userconfig` is the file that makes npm use both. */
export async function openRegistry(folder) {
  const program = ensureVerdaccio()
  const upstream = npm(['config', 'get', 'registry']).trim()
  const config = join(folder, 'config.yaml')
  writeFileSync(config, makeConfig(folder, upstream))
  const port = await findPort()
  const address = `http://127.0.0.1:${port}/`
  const server = spawn(process.execPath, [program, '--config', config, '--listen', `127.0.0.1:${port}`], {
    stdio: 'ignore',
  })
  const close = () => server.kill('SIGKILL')
  try {
    await untilAnswered(address, server)
    const userconfig = join(folder, 'npmrc')
    const token = await addPerson(address)
    writeFileSync(userconfig, `registry=${address}\n//127.0.0.1:${port}/:_authToken=${token}\n`)
    return { address, userconfig, close }
  } catch (error) {
    close()
    throw error
  }
}

async function untilAnswered(address, server) {
  const endMs = Date.now() + START_MS
  while (Date.now() < endMs && server.exitCode === null) {
    const answer = await fetch(`${address}-/ping`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('the local registry did not start')
}

async function addPerson(address) {
  const name = 'releaser'
  const answer = await fetch(`${address}-/user/org.couchdb.user:${name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password: 'only on this machine', type: 'user', roles: [] }),
  })
  if (!answer.ok) throw new Error(`the local registry refused a user: ${await answer.text()}`)
  return /** @type {{ token: string }} */ (await answer.json()).token
}
