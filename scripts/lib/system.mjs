import { accessSync, constants, readFileSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { isZero, run } from './run.mjs'

/**
 * What the tests need beyond npm's packages: any one of `commands` on the path will do, or the program that the environment
 * variable `override` names. The testkit looks for them in the same places.
 */
const needs = [
  {
    name: 'Chromium',
    reason: 'the browser tests drive it',
    commands: ['chromium', 'chromium-browser', 'google-chrome'],
    override: 'CHROMIUM_PATH',
    debianPackages: ['chromium'],
  },
  {
    name: 'MariaDB',
    reason: "the tests of Parrot's table start a server of their own",
    commands: ['mariadbd', 'mysqld'],
    override: 'MARIADBD_PATH',
    debianPackages: ['mariadb-server-core', 'mariadb-client-core'],
  },
  {
    name: 'Redis',
    reason: 'the tests of the colony start a server of their own',
    commands: ['redis-server', 'valkey-server'],
    override: 'REDIS_SERVER_PATH',
    debianPackages: ['redis-server'],
  },
]

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** Servers are kept where the path of an ordinary user does not lead. */
const systemFolder = '/usr/sbin'

const isCommand = (name) =>
  [...(process.env.PATH ?? '').split(delimiter), systemFolder].some((folder) => isProgram(join(folder, name)))

function isMet(need) {
  const named = process.env[need.override]
  return named ? isProgram(named) : need.commands.some(isCommand)
}

function canInstall() {
  if (process.getuid?.() !== 0 || !isCommand('apt-get')) return false
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

async function aptInstall(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  if (!(await isZero(run('apt-get', ['update'], { env })))) return false
  return isZero(run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env }))
}

/** Makes sure that everything is there, installing it where that is possible; resolves to whether it is. */
export async function ensureSystem() {
  let missing = needs.filter((need) => !isMet(need))
  if (missing.length > 0 && canInstall()) {
    await aptInstall(missing.flatMap((need) => need.debianPackages))
    missing = missing.filter((need) => !isMet(need))
  }
  for (const { name, reason, commands, override, debianPackages } of missing) {
    console.error(
      `${name} is missing (${reason}): put ${commands.join(' or ')} on the path or name it in ${override}; on Debian: apt-get install ${debianPackages.join(' ')}`,
    )
  }
  return missing.length === 0
}
