import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** The names of this machine for itself, which no name server can lead elsewhere. */
const OWN = ['localhost', '127.0.0.1', '[::1]']
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** A host's name as it stands in a URL, or undefined where it is none. */
export function parseHostName(text: string): string | undefined {
  const bracketed = isIPv6(text) ? `[${text}]` : text
  if (!HOST.test(bracketed)) return undefined
  try {
    return new URL(`http://${bracketed}`).hostname.replace(/\.$/, '')
  } catch {
    return undefined
  }
}

const isLoopback = (address: string): boolean => /^(::ffff:)?127\.|^::1$/.test(address)

/**
 * Whom a request may call by `Host`. A page of the outside can give its own name this machine's address, and would then read what the
 * browser takes for that page's: on loopback only names that nobody else can hold are answered to, and those that were allowed.
 */
export function makeHostCheck(
  address: string,
  listenHost: string,
  allowed: readonly string[],
): (host: string) => boolean {
  if (!isLoopback(address) && allowed.length === 0) return () => true
  const names = new Set([
    ...OWN,
    ...[listenHost, address, ...allowed].flatMap((name) => parseHostName(name) ?? []),
  ])
  return (host) => {
    const name = parseHostName(host)
    return name !== undefined && names.has(name)
  }
}

/** The Host of a request; undefined where it has none, as one of HTTP/1.0 may; `malformed` where it has several or no name. */
export function readHost({ rawHeaders }: IncomingMessage): string | undefined | 'malformed' {
  const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host')
  const [host] = hosts
  if (host === undefined) return undefined
  return hosts.length === 1 && parseHostName(host) !== undefined ? host : 'malformed'
}
