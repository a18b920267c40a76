import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { basename, dirname } from 'node:path'
import { lookup } from 'mrmime'
import send from 'send'
import { findFile, parseUrlPath } from './find-file.ts'
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

function sendStatus(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': text.length + 1,
  })
  response.end(`${text}\n`)
}

/** Conditions, ranges and HEAD are the library's; which file may be sent is ours. */
function sendFile(request: IncomingMessage, response: ServerResponse, path: string): void {
  send(request, encodeURIComponent(basename(path)), {
    root: dirname(path),
    cacheControl: false,
    index: false,
  })
    // The file went away or the visitor did; with the headers sent, all that is left is to hang up.
    .on('error', ({ status }: { readonly status: number }) => {
      if (response.headersSent) response.destroy()
      else if (status === 416) sendStatus(response, 416, 'The file has no such part.')
      else sendStatus(response, 500, 'The file could not be read.')
    })
    .pipe(response)
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return sendStatus(response, 405, 'Only GET and HEAD are allowed here.')
  }
  const segments = parseUrlPath(request.url ?? '')
  if (segments === undefined) return sendStatus(response, 400, 'This address is malformed.')
  const plain = await findFile(folder, segments)
  if (plain === undefined) return sendStatus(response, 404, 'There is nothing here.')

  const name = segments.join('/')
  response.setHeader('Content-Type', contentType(name))
  response.setHeader(
    'Cache-Control',
    hashedAsset.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
  )
  response.setHeader('Vary', 'Accept-Encoding')
  for (const encoding of encodings) {
    if (!acceptsEncoding(request, encoding.name)) continue
    const packed = await findFile(folder, [...segments.slice(0, -1), segments.at(-1) + encoding.suffix])
    if (packed === undefined) continue
    response.setHeader('Content-Encoding', encoding.name)
    return sendFile(request, response, packed)
  }
  return sendFile(request, response, plain)
}

/** Serves the files of a folder, and nothing else. */
export function createStaticServer(folder: string): Server {
  return createServer((request, response) => {
    answer(folder, request, response).catch(() => sendStatus(response, 500, 'The file could not be read.'))
  })
}
