import { makeSeconds, root } from './run.mjs'
import { buildUnit } from './unit.mjs'
import { listStages } from './units.mjs'

/** Builds what changed; resolves to whether everything is built. */
export async function build() {
  for (const units of listStages()) {
    const results = await Promise.all(units.map(buildAndTell))
    if (!results.every(Boolean)) return false
  }
  return true
}

async function buildAndTell(unit) {
  const startMs = performance.now()
  const { built, ok } = await buildUnit(root, unit)
  if (!ok) console.error(`build: ${unit.name} failed (${makeSeconds(startMs)})`)
  else if (built) console.log(`build: ${unit.name} (${makeSeconds(startMs)})`)
  return ok
}
