import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { ExperienceError } from '../experience.ts'

/**
 * Where the file is or, with its folder made, will be; `undefined` where there is none and none is to be made. The whole path, because the
 * driver takes some names for the address of a server.
 */
export function prepareFile(path: string, name: string, creates: boolean): string | undefined {
  const place = resolve(path)
  const found = statSync(place, { throwIfNoEntry: false })
  if (found?.isDirectory())
    throw new ExperienceError(
      'store-unreachable',
      `${name} is a folder: name a file in it, as in ${name}/parrot.db.`,
    )
  // Opening a pipe would wait for ever for its other end.
  if (found && !found.isFile())
    throw new ExperienceError(
      'store-unreachable',
      `${name} is a device or a pipe: name a file, which will be made.`,
    )
  if (!creates && (found === undefined || found.size === 0)) return undefined
  if (!found) mkdirSync(dirname(place), { recursive: true })
  return place
}
