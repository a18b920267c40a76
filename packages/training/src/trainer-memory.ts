import { readFileSync } from 'node:fs'
import type { Arrays } from './checkpoint-file.ts'

export const PAGE = 65_536
/** Below it are the core's own constants. */
export const START = PAGE

/** What the core of every trainer tells of its parameters. */
export interface ParameterExports {
  parameterCount(): number
  weightsAddress(): number
  firstMomentsAddress(): number
  secondMomentsAddress(): number
}

/** One thread's instance of a trainer over the memory that all of them share. */
export function openCore<Exports>(wasmUrl: URL, memory: WebAssembly.Memory): Exports {
  const module = new WebAssembly.Module(readFileSync(wasmUrl))
  const instance = new WebAssembly.Instance(module, { env: { memory, abort: failInCore } })
  return instance.exports as unknown as Exports
}

/** What a training changes, in the memory of a core that is configured. */
export function viewArrays(core: ParameterExports, memory: WebAssembly.Memory): Arrays {
  const floatsAt = (address: number) => new Float32Array(memory.buffer, address, core.parameterCount())
  return {
    weights: floatsAt(core.weightsAddress()),
    firstMoments: floatsAt(core.firstMomentsAddress()),
    secondMoments: floatsAt(core.secondMomentsAddress()),
  }
}

function failInCore(): never {
  throw new Error('the trainer has failed an assertion')
}
