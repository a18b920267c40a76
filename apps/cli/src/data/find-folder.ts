import { join } from 'node:path'
import { findDataFolder } from '@rookery/experience/node'

/** Where self-play data goes unless a command says otherwise. */
export function findRecordsFolder(env = process.env): string {
  return env.ROOKERY_DATA || join(findDataFolder(env), 'data')
}
