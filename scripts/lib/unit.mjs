import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { fingerprint } from './fingerprint.mjs'

/**
 * A build unit: { name, inputs, isInput?, outputs, build }. `inputs` and `outputs` are paths relative to the
 * directory, each output being a folder inside the folder of the sources it comes from; `build` resolves to whether
 * it succeeded.
 */
function stampFile(directory, unit) {
  return join(directory, '.cache', 'build', `${unit.name}.json`)
}

function readStamp(directory, unit) {
  try {
    return JSON.parse(readFileSync(stampFile(directory, unit), 'utf8'))
  } catch {
    return undefined
  }
}

function readState(directory, unit) {
  return {
    inputs: fingerprint(directory, unit.inputs, unit.isInput),
    outputs: fingerprint(directory, unit.outputs),
  }
}

function isFresh(directory, unit) {
  const isBuilt = unit.outputs.every((output) => existsSync(join(directory, output)))
  return isBuilt && isDeepStrictEqual(readStamp(directory, unit), readState(directory, unit))
}

/**
 * Compilers add files to their output folder but do not remove those of a source that is gone, nor do they
 * notice that an output has been deleted. An output folder is emptied when either may have happened.
 */
function prune(directory, unit, stamp, state) {
  const before = { ...stamp?.inputs, ...stamp?.outputs }
  const now = { ...state.inputs, ...state.outputs }
  const vanished = Object.keys(before).filter((file) => now[file] === undefined)
  for (const output of unit.outputs) {
    const isSuspect = stamp === undefined || vanished.some((file) => file.startsWith(`${dirname(output)}/`))
    if (isSuspect) rmSync(join(directory, output), { recursive: true, force: true })
  }
}

/** Builds the unit unless it is fresh. The stamp is absent while building, so a broken build is never fresh. */
export async function buildUnit(directory, unit) {
  if (isFresh(directory, unit)) return { built: false, ok: true }
  const stamp = readStamp(directory, unit)
  const before = readState(directory, unit)
  rmSync(stampFile(directory, unit), { force: true })
  prune(directory, unit, stamp, before)
  if (!(await unit.build())) return { built: true, ok: false }
  const outputs = fingerprint(directory, unit.outputs)
  mkdirSync(dirname(stampFile(directory, unit)), { recursive: true })
  writeFileSync(stampFile(directory, unit), JSON.stringify({ inputs: before.inputs, outputs }))
  return { built: true, ok: true }
}
