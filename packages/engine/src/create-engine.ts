import type { Fault, Result } from '@rookery/rules'
import { platform } from '#platform'
import { Engine, type EngineOptions } from './engine.ts'
import { readNetworkFor } from './network/choose-network.ts'
import type { Network } from './network/network-file.ts'

/** Starts Raven; `dispose` ends its workers. */
export async function createEngine(options: EngineOptions = {}): Promise<Engine> {
  const engine = new Engine(platform, options)
  await engine.ready()
  return engine
}

/** Reads a network's file; it must be for the game that it is to play. */
export const readNetwork = (file: string, variant: Network['variant']): Promise<Result<Network, Fault>> =>
  readNetworkFor(variant, file, platform)
