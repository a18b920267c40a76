import type { Link } from '@rookery/colony'
import { demand, exitCodes, Failure } from '../exit.ts'

/** Loaded here only: who has one machine needs neither the package nor its Redis client. */
export async function joinColony(url: string): Promise<Link> {
  const { openLink } = await import('@rookery/colony')
  const link = await openLink(url)
  const isUsage = !link.ok && ['redis-url', 'no-client'].includes(link.faults[0]!.code)
  return demand(link, isUsage ? exitCodes.usage : exitCodes.faults)
}

/** Why a colony cannot go on is told in its sentence; other errors stay. */
export const asColonyFailure = (error: unknown): unknown =>
  error instanceof Error && error.name === 'ColonyError'
    ? new Failure(error.message, exitCodes.faults)
    : error
