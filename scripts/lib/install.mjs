import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { isZero, root, run } from './run.mjs'

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

/**
 * npm writes node_modules/.package-lock.json as the last step of every install. It serves as the stamp of what is
 * installed: after `npm i something` by hand it agrees with the lock and nothing is installed twice.
 */
export function isInstalled(directory = root) {
  const wanted = readPackages(join(directory, 'package-lock.json'))
  const installed = readPackages(join(directory, 'node_modules', '.package-lock.json'))
  if (wanted === undefined || installed === undefined) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    if (installed[path] === undefined) return entry.optional === true
    return isDeepStrictEqual(installed[path], entry)
  })
}

/** Without saving, `npm install` follows the lock as `npm ci` does, but leaves in place what is right already. */
export async function install() {
  if (isInstalled()) return true
  console.log('install: the packages of package-lock.json')
  const options = { shell: process.platform === 'win32' }
  return isZero(run('npm', ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund'], options))
}
