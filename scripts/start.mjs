import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'

/** npm runs this through a shell, which ends on a signal to npm without passing it on: then the server ends too. */
function endWithShellOfNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return
  const shell = process.ppid
  const checkShell = () => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM')
  }
  setInterval(checkShell, 500).unref()
}

const isReady = (await install()) && (await build())
if (isReady) {
  endWithShellOfNpm()
  const { main } = await import('../apps/cli/dist/main.js')
  const exitCode = await main(['serve', '--open', ...process.argv.slice(2)])
  // Ctrl-C is how the studio is meant to be stopped, and npm would call 130 a failure.
  process.exitCode = exitCode === 130 ? 0 : exitCode
} else {
  process.exitCode = 1
}
