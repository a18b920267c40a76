import { hostname } from 'node:os'
import { isDeadHere } from '../is-dead-here.ts'
import type { Link } from '../redis/link.ts'
import { type KnownWorker, Roll } from '../roll.ts'

/** Some signs of life: who was killed is soon not in the way of who is started in its place. */
const LATELY_MS = 7000

/** Another worker that is at work under this name: results of the two could not be told apart. */
export async function findNamesake(link: Link, name: string): Promise<KnownWorker | undefined> {
  return (await new Roll(link).workers()).find((worker) => {
    const { pid, host, seenAt } = worker
    const isThis = pid === process.pid && host === hostname()
    return worker.name === name && !isThis && !isDeadHere(pid, host) && link.now() - seenAt < LATELY_MS
  })
}
