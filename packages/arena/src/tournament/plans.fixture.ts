import { fileURLToPath } from 'node:url'
import type { Entrant, Plan } from './plan.ts'

const testEngine = fileURLToPath(new URL('../node/fixtures/test-engine.mjs', import.meta.url))

export const engine = (name: string, options: Record<string, string> = {}): Entrant => ({
  kind: 'engine',
  name,
  command: process.execPath,
  args: [testEngine],
  options,
  control: { depth: 1 },
})

export const fledgling = (name: string): Entrant => ({
  kind: 'player',
  name,
  player: 'fledgling',
  settings: {},
  control: { depth: 1 },
})

/** Short games between engines that answer at once. */
export const planOf = (entrants: readonly Entrant[], changes: Partial<Plan> = {}): Plan => ({
  event: 'test',
  variant: 'standard',
  entrants,
  schedule: { kind: 'round-robin', rounds: 2, games: 2 },
  openings: [],
  seed: 1,
  adjudication: { maxMoves: 8 },
  marginMs: 1000,
  stallMs: 30_000,
  ...changes,
})
