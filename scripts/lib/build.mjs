import { makeSeconds, root } from './run.mjs'
import { buildUnit } from './unit.mjs'
import { listUnits } from './units.mjs'

/** Builds what changed; resolves to whether everything is built. */
export async function build() {
  for (const unit of listUnits()) {
    const startMs = performance.now()
    const { built, ok } = await buildUnit(root, unit)
    if (!ok) {
      console.error(`build: ${unit.name} failed (${makeSeconds(startMs)})`)
      return false
    }
    if (built) console.log(`build: ${unit.name} (${makeSeconds(startMs)})`)
  }
  return true
}
