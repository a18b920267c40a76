import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request, type Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen } from './listen.ts'
import { createStaticServer } from './static-server.ts'

const secret = 'outside the folder'
let base: string
let server: Server
let port: number

beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), 'rookery-serve-'))
  const write = (path: string, content: string | Buffer) => writeFileSync(join(base, path), content)
  mkdirSync(join(base, 'site/assets'), { recursive: true })
  mkdirSync(join(base, 'outside'))
  write('secret.txt', secret)
  write('outside/secret.txt', secret)
  write('site-secret.txt', secret)
  write('site/index.html', '<p>studio</p>')
  write('site/empty.txt', '')
  write('site/.hidden', secret)
  write('site/naïve file.txt', 'accents')
  write('site/assets/main-Ab3_dEf9.js', 'plain')
  write('site/assets/main-Ab3_dEf9.js.br', brotliCompressSync('packed by brotli'))
  write('site/assets/main-Ab3_dEf9.js.gz', gzipSync('packed by gzip'))
  write('site/assets/logo.svg', '<svg/>')
  symlinkSync(join(base, 'secret.txt'), join(base, 'site/link.txt'))
  symlinkSync(join(base, 'outside'), join(base, 'site/linked'))
  symlinkSync(join(base, 'secret.txt'), join(base, 'site/index.html.br'))
  symlinkSync('loop', join(base, 'site/loop'))
  server = createStaticServer(join(base, 'site'))
  port = (await listen(server, '127.0.0.1', [0])) ?? 0
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(base, { recursive: true })
})

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Unlike fetch, sends the path as it is. */
function get(
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, ...options }, async (response) => {
      const body = Buffer.concat(await response.toArray())
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
    })
    sent.on('error', reject).end()
  })
}

/** Sends bytes that no HTTP client would and gives back the first line of the answer. */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.setEncoding('latin1')
    socket.on('data', (data) => {
      answer += data
      socket.end()
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer.split('\r\n', 1)[0] ?? ''))
  })
}

test('the root is the page, never cached without asking', async () => {
  const { status, headers, body } = await get('/')
  expect(status).toBe(200)
  expect(body.toString()).toBe('<p>studio</p>')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['cache-control']).toBe('no-cache')
})

test.each([
  ['/', 'GET', 200],
  ['/nothing', 'GET', 404],
  ['/%', 'GET', 400],
  ['/', 'POST', 405],
])('%s by %s carries the headers that isolate the page', async (path, method, status) => {
  const answer = await get(path, { method })
  expect(answer.status).toBe(status)
  expect(answer.headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy':
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; img-src 'self' data:; style-src 'self' 'unsafe-inline'",
    'permissions-policy': expect.stringContaining('camera=()'),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  })
})

test('HEAD gives the headers of GET without the body', async () => {
  const { status, headers, body } = await get('/', { method: 'HEAD' })
  expect([status, headers['content-length'], body.length]).toEqual([200, '13', 0])
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('%s is not allowed', async (method) => {
  const { status, headers } = await get('/index.html', { method })
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
})

test.each(['/?a=b', '/index.html?a=../../secret.txt', '/#/play'])('%s gives the page', async (path) => {
  expect((await get(path)).body.toString()).toBe('<p>studio</p>')
})

test('a name with spaces and accents is found by its encoding', async () => {
  expect((await get('/na%C3%AFve%20file.txt')).body.toString()).toBe('accents')
})

test('an empty file is served', async () => {
  const { status, body } = await get('/empty.txt')
  expect([status, body.length]).toEqual([200, 0])
})

describe('nothing outside the folder is served', () => {
  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/..%2Fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2E%2E%2Fsecret.txt',
    '/.%2e/secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/%252e%252e%252fsecret.txt',
    '/%25252e%25252e/secret.txt',
    '/..%255csecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/..;/secret.txt',
    '/../site-secret.txt',
    '/..',
    '//secret.txt',
    '/index.html%00.txt',
    '/..%00/secret.txt',
    '/link.txt',
    '/linked/secret.txt',
    '/linked/',
    '/loop',
    '/.hidden',
    '/%2ehidden',
    '/index.html/../../secret.txt',
  ])('%s', async (path) => {
    const { status, body } = await get(path)
    expect([400, 404]).toContain(status)
    expect(body.toString()).not.toContain(secret)
  })

  test('an absolute path', async () => {
    for (const path of [`/${base}/secret.txt`, `/${encodeURIComponent(join(base, 'secret.txt'))}`]) {
      expect((await get(path)).status).toBe(404)
    }
  })

  test('a packed file that links out', async () => {
    const { headers, body } = await get('/', { headers: { 'accept-encoding': 'br' } })
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.toString()).toBe('<p>studio</p>')
  })
})

describe('malformed requests are answered with 400, and the server lives on', () => {
  test.each(['/%', '/%zz', '/%E0%A4%A', '/a%00b', '/a\\b', '*', 'index.html', 'http://other.example/'])(
    'path %s',
    async (path) => {
      expect((await get(path)).status).toBe(400)
      expect((await get('/')).status).toBe(200)
    },
  )

  test.each(['GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n', 'nonsense\r\n\r\n', 'GET / HTTP/9\r\n\r\n'])(
    'bytes %j',
    async (bytes) => {
      expect(await sendRaw(bytes)).toMatch(/^HTTP\/1\.1 400 /)
      expect((await get('/')).status).toBe(200)
    },
  )

  test('a very long path is not found', async () => {
    expect((await get(`/${'a'.repeat(8000)}`)).status).toBe(404)
  })

  test('a range from back to front is refused, and a sound one is served', async () => {
    expect((await get('/', { headers: { range: 'bytes=5-3' } })).status).toBe(416)
    const { status, body } = await get('/', { headers: { range: 'bytes=3-5' } })
    expect([status, body.length]).toEqual([206, 3])
  })
})

describe('unknown paths are not found', () => {
  test.each(['/nothing', '/assets', '/assets/', '/index', '/index.html/', '/INDEX.HTMLX'])(
    '%s',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )
})

test('a person at an unknown path gets a page with a title and a way home, a program a line', async () => {
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  const { status, headers, body } = await get('/nowhere/at/all', { headers: browser })
  expect(status).toBe(404)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(Number(headers['content-length'])).toBe(body.length)
  expect(body.toString()).toMatch(/<title>.+<\/title>/)
  expect(body.toString()).toContain('<a href="/">')
  expect((await get('/nowhere', { method: 'HEAD', headers: browser })).body.length).toBe(0)
  const program = await get('/nowhere')
  expect(program.body.toString()).toBe('There is nothing here.\n')
  expect(program.headers['content-type']).toBe('text/plain; charset=utf-8')
})

describe('caching', () => {
  test('a name with a hash is kept for ever, one without is not', async () => {
    const hashed = await get('/assets/main-Ab3_dEf9.js')
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(hashed.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect((await get('/assets/logo.svg')).headers['cache-control']).toBe('no-cache')
  })

  test('an unchanged file is not sent again, a changed one is', async () => {
    const path = join(base, 'site/changing.txt')
    writeFileSync(path, 'one')
    const { headers } = await get('/changing.txt')
    const again = () => get('/changing.txt', { headers: { 'if-none-match': headers.etag ?? '' } })
    const same = await again()
    expect([same.status, same.body.length]).toEqual([304, 0])
    writeFileSync(path, 'three')
    expect((await again()).body.toString()).toBe('three')
  })
})

describe('conditions', () => {
  const asked = '/assets/logo.svg'
  const past = 'Sat, 01 Jan 2000 00:00:00 GMT'

  test.each([
    ['if-match', (own: string) => own, 200],
    ['if-match', () => '*', 200],
    ['if-match', (own: string) => `"other", ${own}`, 200],
    ['if-match', () => '"other"', 412],
    ['if-match', (own: string) => `W/${own}`, 412],
    ['if-unmodified-since', () => past, 412],
    ['if-unmodified-since', () => 'yesterday', 200],
    ['if-none-match', (own: string) => `W/${own}`, 304],
    ['if-none-match', () => '*', 304],
    ['if-none-match', () => '"other"', 200],
    ['if-modified-since', () => past, 200],
  ] as const)('%s in row %# is answered as RFC 9110 says', async (name, makeValue, status) => {
    const { headers } = await get(asked)
    const answer = await get(asked, { headers: { [name]: makeValue(headers.etag!) } })
    expect(answer.status).toBe(status)
    if (status === 304) expect(answer.headers).toMatchObject({ etag: headers.etag, vary: 'Accept-Encoding' })
    if (status === 412) {
      expect(answer.body.toString()).toBe('The file is not the one that the request is about.\n')
      expect(answer.headers['cache-control']).toBeUndefined()
    }
  })

  test('what is not there is not found, whatever the condition', async () => {
    expect((await get('/nothing', { headers: { 'if-match': '"x"' } })).status).toBe(404)
    expect((await get('/', { method: 'POST', headers: { 'if-match': '"x"' } })).status).toBe(405)
  })

  test('a packed file has a tag of its own, and its part is asked for by that', async () => {
    const path = '/assets/main-Ab3_dEf9.js'
    const plain = await get(path)
    const packed = await get(path, { headers: { 'accept-encoding': 'br' } })
    expect(packed.headers.etag).not.toBe(plain.headers.etag)
    const part = (tag: string) => get(path, { headers: { range: 'bytes=1-2', 'if-range': tag } })
    expect((await part(plain.headers.etag!)).status).toBe(206)
    expect((await part(packed.headers.etag!)).status).toBe(200)
    const refused = await get(path, { headers: { 'accept-encoding': 'br', range: 'bytes=9999-' } })
    expect(refused.status).toBe(416)
    expect(refused.headers['content-encoding']).toBeUndefined()
  })
})

describe('on loopback', () => {
  const ask = (...hosts: string[]) =>
    sendRaw(`GET / HTTP/1.1\r\n${hosts.map((host) => `Host: ${host}\r\n`).join('')}Connection: close\r\n\r\n`)

  test.each([
    'localhost',
    'LocalHost:8080',
    'localhost.',
    '127.0.0.1',
    '127.0.0.1:1',
    '[::1]',
    '[0:0::1]:80',
  ])('the Host %s is answered', async (host) => {
    expect(await ask(host)).toBe('HTTP/1.1 200 OK')
  })

  test.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil.example:8080',
    '192.168.1.2',
    '0.0.0.0',
    '[::2]',
    'xn--lcalhost-54a',
  ])('the foreign Host %s is refused', async (host) => {
    expect(await ask(host)).toBe('HTTP/1.1 421 Misdirected Request')
  })

  test.each([
    [''],
    ['a b'],
    ['localhost@evil.example'],
    ['localhost:http'],
    ['localhost/evil'],
    ['[::1'],
    ['loc\x00alhost'],
    ['localhost', 'evil.example'],
    ['localhost', 'localhost'],
    ['löcalhost'],
  ])('malformed Hosts such as %j are answered with 400', async (...hosts) => {
    expect(await ask(...hosts)).toBe('HTTP/1.1 400 Bad Request')
  })

  test('a request of HTTP/1.0 needs no Host, one of HTTP/1.1 does', async () => {
    expect(await sendRaw('GET / HTTP/1.0\r\n\r\n')).toBe('HTTP/1.1 200 OK')
    expect(await sendRaw('GET / HTTP/1.1\r\n\r\n')).toBe('HTTP/1.1 400 Bad Request')
  })

  test.each([
    ['two lengths', 'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
    [
      'a length and pieces',
      'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a folded header', 'GET / HTTP/1.1\r\nHost: localhost\r\nIf-Match: "a",\r\n\0"b"\r\n\r\n'],
  ])('a request with %s is refused', async (_, text) => {
    expect(await sendRaw(text)).toMatch(/^HTTP\/1\.1 400 /)
    expect((await get('/')).status).toBe(200)
  })

  test('headers beyond all measure are refused', async () => {
    const tags = `If-None-Match: ${'"a",'.repeat(20_000)}`
    expect(await sendRaw(`GET / HTTP/1.1\r\nHost: localhost\r\n${tags}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /)
    expect((await get('/')).status).toBe(200)
  })
})

describe('packed files', () => {
  const getPacked = (accepted: string) =>
    get('/assets/main-Ab3_dEf9.js', { headers: { 'accept-encoding': accepted } })

  test('brotli is preferred', async () => {
    const { headers, body } = await getPacked('gzip, deflate, br')
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(brotliDecompressSync(body).toString()).toBe('packed by brotli')
  })

  test.each([
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0.0', undefined],
    ['brx', undefined],
    ['identity', undefined],
  ])('to one who accepts %s goes %s', async (accepted, encoding) => {
    const { headers, body } = await getPacked(accepted)
    expect(headers['content-encoding']).toBe(encoding)
    if (encoding === undefined) expect(body.toString()).toBe('plain')
  })
})
