import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Runs a command with its output visible and resolves to its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/**
 * Runs a command and resolves to its exit code and all that it said, on its output and its errors.
 * @returns {Promise<{ exitCode: number, said: string }>}
 */
export function capture(command, ...args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (piece) => (said += piece))
    child.on('error', reject)
    child.on('close', (code) => resolve({ exitCode: code ?? 1, said }))
  })
}

export const isZero = async (exitCode) => (await exitCode) === 0

const tools = {
  biome: '@biomejs/biome/bin/biome',
  changeset: '@changesets/cli/bin.js',
  knip: 'knip/bin/knip.js',
  rolldown: 'rolldown/bin/cli.mjs',
  tsc: 'typescript/bin/tsc',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
}

/** An installed tool by its script rather than its shim, so that no shell is needed on any system. */
export const toolCommand = (name, args) => [
  process.execPath,
  join(root, 'node_modules', tools[name]),
  ...args,
]

export function runTool(name, args, options) {
  const [program, ...rest] = toolCommand(name, args)
  return run(program, rest, options)
}

export function makeSeconds(sinceMs) {
  return `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`
}
