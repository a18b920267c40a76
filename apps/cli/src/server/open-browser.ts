import { spawn } from 'node:child_process'

function findOpener(url: string): readonly [string, ...string[]] | undefined {
  switch (process.platform) {
    case 'darwin':
      return ['open', url]
    case 'win32':
      return ['cmd', '/c', 'start', '', url]
    default:
      // Without a display xdg-open would start a browser for the terminal.
      return process.env.DISPLAY || process.env.WAYLAND_DISPLAY ? ['xdg-open', url] : undefined
  }
}

/** A convenience that may fail: the address has been printed. */
export function openBrowser(url: string): void {
  const opener = findOpener(url)
  if (opener === undefined) return
  const [command, ...args] = opener
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}
