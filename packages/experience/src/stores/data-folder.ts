import { homedir } from 'node:os'
import { isAbsolute, join } from 'node:path'

/** Where the XDG base directory specification puts a user's data; it ignores relative paths. */
export function findDataFolder(env: Readonly<Record<string, string | undefined>> = process.env): string {
  const base = env.XDG_DATA_HOME
  return join(base && isAbsolute(base) ? base : join(homedir(), '.local', 'share'), 'rookery')
}
