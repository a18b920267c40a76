// Other runtimes that the packages are tried on, from npm. Together they take half a gigabyte, so they are no dependencies of the
// house but are kept in the user's cache.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { npm } from './packed.mjs'

const versions = { node22: '22.23.3', node24: '24.21.0', bun: '1.4.4', deno: '2.9.6' }

/** The packages that carry the programs alone, which need no script of theirs to be run. */
function listPackages() {
  const { platform, arch } = process
  const bunArch = arch === 'arm64' ? 'aarch64' : arch
  const denoSystem = platform === 'linux' ? `${platform}-${arch}-glibc` : `${platform}-${arch}`
  const node = `node-${platform}-${arch}`
  const bun = `@oven/bun-${platform}-${bunArch}`
  const deno = `@deno/${denoSystem}`
  return {
    'Node 22': {
      alias: 'node-22',
      wanted: `npm:${node}@${versions.node22}`,
      program: 'node-22/bin/node',
      args: [],
    },
    'Node 24': {
      alias: 'node-24',
      wanted: `npm:${node}@${versions.node24}`,
      program: 'node-24/bin/node',
      args: [],
    },
    Bun: { alias: bun, wanted: versions.bun, program: `${bun}/bin/bun`, args: ['run'] },
    Deno: {
      alias: deno,
      wanted: versions.deno,
      program: `${deno}/deno`,
      args: ['run', '--allow-all', '--node-modules-dir=manual'],
    },
  }
}

/**
 * The runtimes by name, this Node among them, installed where that has not been done before.
 * @returns {Record<string, { program: string, args: string[] }>}
 */
export function ensureRuntimes() {
  const packages = listPackages()
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache')
  const folder = join(cache, 'rookery', `runtimes-${Object.values(versions).join('-')}`)
  if (!existsSync(folder)) installInto(folder, packages)
  const others = Object.entries(packages).map(([name, { program, args }]) => [
    name,
    { program: join(folder, 'node_modules', program), args },
  ])
  return {
    [`Node ${process.versions.node}`]: { program: process.execPath, args: [] },
    ...Object.fromEntries(others),
  }
}

/** In a folder of its own until it is whole, so that a broken download is never taken for one. */
function installInto(folder, packages) {
  mkdirSync(dirname(folder), { recursive: true })
  const own = mkdtempSync(`${folder}-`)
  const dependencies = Object.fromEntries(Object.values(packages).map(({ alias, wanted }) => [alias, wanted]))
  writeFileSync(join(own, 'package.json'), JSON.stringify({ private: true, dependencies }))
  try {
    npm(['install', '--ignore-scripts', '--no-package-lock'], own)
    for (const { program } of Object.values(packages)) chmodSync(join(own, 'node_modules', program), 0o755)
    renameSync(own, folder)
  } catch (error) {
    rmSync(own, { recursive: true, force: true })
    if (existsSync(folder)) return
    throw new Error(`the runtimes that the packages are tried on could not be installed from npm: ${error}`)
  }
}
