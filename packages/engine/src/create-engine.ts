import { platform } from '#platform'
import { Engine, type EngineOptions } from './engine.ts'

/** Starts Raven; `dispose` ends its workers. */
export async function createEngine(options: EngineOptions = {}): Promise<Engine> {
  const engine = new Engine(platform, options)
  await engine.ready()
  return engine
}
