import type { AddressInfo, Server } from 'node:net'
import { isIPv6 } from 'node:net'

/** Listens on the first of the ports that is free and resolves to it, or to undefined when all are taken. */
export async function listen(
  server: Server,
  host: string,
  ports: Iterable<number>,
): Promise<number | undefined> {
  for (const port of ports) {
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, () => {
          server.off('error', reject)
          resolve()
        })
      })
      return (server.address() as AddressInfo).port
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    }
  }
  return undefined
}

/** An address that a browser on this machine can open. */
export function makeUrl(host: string, port: number): string {
  const isEveryHost = host === '0.0.0.0' || host === '::'
  const name = isEveryHost ? 'localhost' : isIPv6(host) ? `[${host}]` : host
  return `http://${name}:${port}/`
}
