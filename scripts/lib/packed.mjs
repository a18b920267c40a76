import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './run.mjs'
import { readWorkspaces } from './workspaces.mjs'

/** The workspaces that are published, each after those that it depends on. */
export function listPublished(directory = root) {
  const waiting = readWorkspaces(directory).filter(({ manifest }) => !manifest.private)
  const names = new Set(waiting.map(({ name }) => name))
  const ordered = []
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ manifest }) =>
      Object.keys(manifest.dependencies ?? {}).every(
        (name) => !names.has(name) || ordered.some((done) => done.name === name),
      ),
    )
    if (next < 0)
      throw new Error(`these depend on each other in a circle: ${waiting.map(({ name }) => name)}`)
    ordered.push(...waiting.splice(next, 1))
  }
  return ordered
}

/** Runs npm and gives what it wrote; what it complains of is part of the error. */
export const npm = (args, cwd = root) =>
  execFileSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1_048_576,
    shell: process.platform === 'win32',
  })

/**
 * Packs workspaces as `npm publish` would, into a folder.
 * @returns {{ name: string, version: string, tarball: string, size: number, unpackedSize: number, files: { path: string }[] }[]}
 */
export function pack(workspaces, folder, directory = root) {
  mkdirSync(folder, { recursive: true })
  const chosen = workspaces.flatMap((workspace) => ['--workspace', workspace.folder])
  const packed = JSON.parse(npm(['pack', '--json', '--pack-destination', folder, ...chosen], directory))
  return packed.map((one) => ({ ...one, tarball: join(folder, one.filename) }))
}

/** An empty project with these tarballs installed, and nothing else of ours. */
export function makeProject(tarballs, type = 'module') {
  const project = mkdtempSync(join(tmpdir(), 'rookery-project-'))
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'empty', private: true, type }))
  npm(['install', '--prefer-offline', '--ignore-scripts', ...tarballs], project)
  return project
}
