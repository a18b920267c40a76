import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, dirname } from 'node:path'
import { lookup } from 'mrmime'
import send from 'send'
import { EntityTags } from './entity-tag.ts'
import { findFile, parseUrlPath } from './find-file.ts'
import { makeHostCheck, readHost } from './hosts.ts'
import { notFoundPage } from './not-found-page.ts'
import { isRangeWanted, judgeConditions } from './preconditions.ts'
import { securityHeaders } from './security-headers.ts'

interface Encoding {
  readonly name: string
  readonly suffix: string
}

const encodings: readonly Encoding[] = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
]

/** Vite puts a hash of the content into the names of the files in `assets`, so those never change. */
const hashedAsset = /^assets\/(?:.*\/)?[^/]+-[\w-]{8}\.[^/]+$/

function acceptsEncoding(request: IncomingMessage, name: string): boolean {
  const accepted = String(request.headers['accept-encoding'] ?? '').toLowerCase()
  return accepted.split(',').some((item) => {
    const [coding, ...parameters] = item.split(';').map((part) => part.trim())
    return coding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}

function contentType(name: string): string {
  const type = lookup(name) ?? 'application/octet-stream'
  return /^text\/|javascript|json/.test(type) ? `${type}; charset=utf-8` : type
}

/** Headers of a file that an answer in its place must not have. */
const fileHeaders = ['Content-Encoding', 'Cache-Control', 'ETag', 'Last-Modified', 'Accept-Ranges']

/** A person gets a page with a way home, a program a line. */
function sendNotFound(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Vary', 'Accept')
  const isPerson = String(request.headers.accept ?? '').includes('text/html')
  if (isPerson) sendStatus(response, 404, notFoundPage.trimEnd(), 'text/html')
  else sendStatus(response, 404, 'There is nothing here.')
}

function sendStatus(response: ServerResponse, status: number, text: string, type = 'text/plain'): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  for (const name of fileHeaders) response.removeHeader(name)
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(text) + 1,
  })
  response.end(`${text}\n`)
}

/** Ranges and HEAD are the library's; which file may be sent, and under which conditions, is ours. */
function sendFile(request: IncomingMessage, response: ServerResponse, path: string): void {
  send(request, encodeURIComponent(basename(path)), {
    root: dirname(path),
    cacheControl: false,
    etag: false,
    lastModified: false,
    index: false,
  })
    // The file went away or the visitor did; with the headers sent, all that is left is to hang up.
    .on('error', ({ status }: { readonly status: number }) => {
      if (status === 416) sendStatus(response, 416, 'The file has no such part.')
      else sendStatus(response, 500, 'The file could not be read.')
    })
    .pipe(response)
}

const conditions = ['if-match', 'if-unmodified-since', 'if-none-match', 'if-modified-since', 'if-range']

async function sendOnConditions(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  tags: EntityTags,
): Promise<void> {
  const file = await tags.of(path)
  response.setHeader('ETag', file.etag)
  response.setHeader('Last-Modified', new Date(file.modifiedMs).toUTCString())
  switch (judgeConditions(request.headers, file)) {
    case 'failed':
      return sendStatus(response, 412, 'The file is not the one that the request is about.')
    case 'not-modified':
      response.removeHeader('Content-Type')
      response.removeHeader('Content-Encoding')
      response.writeHead(304).end()
      return
    case 'send':
      if (!isRangeWanted(request.headers, file)) delete request.headers.range
      // The library would judge them again, in its own way.
      for (const name of conditions) delete request.headers[name]
      return sendFile(request, response, path)
  }
}

interface Site {
  readonly folder: string
  readonly tags: EntityTags
  isOwnHost(host: string): boolean
  readonly answerFirst?: StaticOptions['answerFirst']
}

async function answer(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
  const host = readHost(request)
  if (host === 'malformed') return sendStatus(response, 400, 'The Host of this request is malformed.')
  if (host !== undefined && !site.isOwnHost(host))
    return sendStatus(
      response,
      421,
      'The studio does not answer to this name: open it as localhost, or start it with --allow-host NAME.',
    )
  if (request.method === 'GET' && site.answerFirst?.(request, response)) return
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return sendStatus(response, 405, 'Only GET and HEAD are allowed here.')
  }
  const segments = parseUrlPath(request.url ?? '')
  if (segments === undefined) return sendStatus(response, 400, 'This address is malformed.')
  const plain = await findFile(site.folder, segments)
  if (plain === undefined) return sendNotFound(request, response)

  const name = segments.join('/')
  response.setHeader('Content-Type', contentType(name))
  response.setHeader(
    'Cache-Control',
    hashedAsset.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
  )
  response.setHeader('Vary', 'Accept-Encoding')
  for (const encoding of encodings) {
    if (!acceptsEncoding(request, encoding.name)) continue
    const packed = await findFile(site.folder, [...segments.slice(0, -1), segments.at(-1) + encoding.suffix])
    if (packed === undefined) continue
    response.setHeader('Content-Encoding', encoding.name)
    return sendOnConditions(request, response, packed, site.tags)
  }
  return sendOnConditions(request, response, plain, site.tags)
}

export interface StaticOptions {
  /** The name or address that was asked to listen on, which is answered to. */
  readonly host?: string
  /** Further names that are answered to, such as that of a proxy. */
  readonly allowedHosts?: readonly string[]
  /** Answers what is no file; whether it has. */
  readonly answerFirst?: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined
}

/** Serves the files of a folder, and what it is told to answer besides. */
export function createStaticServer(folder: string, options: StaticOptions = {}): Server {
  const { host = '127.0.0.1', allowedHosts = [], answerFirst } = options
  const tags = new EntityTags()
  let isOwnHost = (_: string) => false
  const server = createServer((request, response) => {
    answer({ folder, tags, isOwnHost, answerFirst }, request, response).catch(() =>
      sendStatus(response, 500, 'The file could not be read.'),
    )
  })
  server.on('listening', () => {
    isOwnHost = makeHostCheck((server.address() as AddressInfo).address, host, allowedHosts)
  })
  return server
}
