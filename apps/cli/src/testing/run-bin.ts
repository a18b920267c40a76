import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Run } from './run-main.ts'

export const bin = fileURLToPath(new URL('../../bin/rookery.js', import.meta.url))

export function startBin(args: readonly string[], cwd?: string): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [bin, ...args], { cwd })
}

/** As on a disk that is full: no file may grow beyond so many blocks of 512 bytes. */
export function startBinOnFullDisk(blocks: number, args: readonly string[]): ChildProcessWithoutNullStreams {
  const shell = `ulimit -f ${blocks}; trap '' XFSZ; exec "$@"`
  return spawn('sh', ['-c', shell, 'sh', process.execPath, bin, ...args])
}

export async function finishBin(child: ChildProcessWithoutNullStreams): Promise<Run> {
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const exitCode = await new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? -1)))
  return { exitCode, output, errors }
}
