import { describeFaults } from '@rookery/rules'
import { startWorker } from '#start-worker'
import type { Surroundings } from '../mind.ts'
import type { Player } from '../player.ts'
import { PlayerError } from '../player-error.ts'
import { requirePlayer } from '../roster.ts'
import type { RosterEntry } from '../roster-entry.ts'
import { parseSettings, type Settings } from '../settings.ts'
import { HostedPlayer } from './hosted-player.ts'
import { createLocalRunner } from './runner.ts'
import { WorkerRunner } from './worker-runner.ts'

/**
 * Wakes a player of the roster in a worker of its own. Settings that are not named have their defaults. With the
 * same seed, and limits that name no time, it gives the same answers.
 */
export async function createPlayer(
  id: string,
  settings: Settings,
  seed: number,
  surroundings: Surroundings = {},
): Promise<Player> {
  const entry = requirePlayer(id)
  const checked = checkSettings(entry, settings)
  const runner = new WorkerRunner({ id, settings: checked, seed, surroundings }, startWorker)
  try {
    await runner.ready()
  } catch (error) {
    await runner.dispose()
    throw error
  }
  return new HostedPlayer(entry, checked, runner)
}

/** The same in this thread, for programs that are themselves off the main one. */
export async function createLocalPlayer(
  id: string,
  settings: Settings,
  seed: number,
  surroundings: Surroundings = {},
): Promise<Player> {
  const entry = requirePlayer(id)
  const checked = checkSettings(entry, settings)
  const { createMind } = await entry.load()
  return new HostedPlayer(entry, checked, createLocalRunner(await createMind(checked, surroundings), seed))
}

function checkSettings(entry: RosterEntry, settings: Settings): Settings {
  const parsed = parseSettings(entry.settings, settings)
  if (parsed.ok) return parsed.value
  throw new PlayerError('bad-settings', `${entry.name}: ${describeFaults(parsed.faults)}`)
}
