import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { hashOf } from './content-hash.ts'

/** Where a coordinator serves content; port 0 is any that is free. */
export interface ListenPlace {
  readonly host: string
  readonly port: number
}

/** Serves what plans need, by its hash and by nothing else: who does not know a hash is given nothing. */
export class ContentServer {
  readonly #server: Server
  readonly #contents = new Map<string, Uint8Array>()
  readonly #shows = new Map<string, (after: number) => string>()

  private constructor() {
    this.#server = createServer((request, response) => {
      const [, hash = ''] = /^\/content\/([0-9a-f]{64})$/.exec(request.url ?? '') ?? []
      const content =
        request.method === 'GET' ? (this.#contents.get(hash) ?? this.#show(request.url)) : undefined
      if (!content) {
        response.writeHead(404).end()
        return
      }
      const type = 'application/octet-stream'
      response.writeHead(200, { 'content-type': type, 'content-length': content.length }).end(content)
    })
  }

  static async open({ host, port }: ListenPlace): Promise<ContentServer> {
    const opened = new ContentServer()
    opened.#server.listen(port, host)
    await once(opened.#server, 'listening')
    return opened
  }

  /** Gives its hash. */
  add(content: Uint8Array): string {
    const hash = hashOf(content)
    this.#contents.set(hash, content)
    return hash
  }

  /** Serves what changes, to whoever knows the hash, from a place in it on. */
  addShow(hash: string, show: (after: number) => string): void {
    this.#shows.set(hash, show)
  }

  #show(url = ''): Uint8Array | undefined {
    const [, hash = '', after = '0'] = /^\/show\/([0-9a-f]{64})\?after=(\d{1,9})$/.exec(url) ?? []
    const show = this.#shows.get(hash)
    return show && Buffer.from(show(Number(after)))
  }

  /** How other machines may reach it, the likeliest first. */
  get addresses(): string[] {
    const { address, port } = this.#server.address() as AddressInfo
    const hosts = address === '0.0.0.0' || address === '::' ? listOwnHosts() : [address]
    return hosts.map((host) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`)
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }
}

/** This machine itself last: of all addresses it is the one that another machine would take for its own. */
function listOwnHosts(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((each = []) => each)
  const outside = all.filter(({ internal, family }) => !internal && family === 'IPv4')
  return [...outside.map(({ address }) => address), '127.0.0.1']
}
