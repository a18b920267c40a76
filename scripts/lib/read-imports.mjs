import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findImports } from './find-imports.mjs'
import { resolveRelative } from './import-rules.mjs'
import { listSources, readWorkspaces } from './workspaces.mjs'

/** The sources that a private alias (`#platform`) may stand for, one for each condition of the manifest. */
function aliasTargets({ folder, manifest }, specifier) {
  const built = [manifest.imports?.[specifier] ?? []].flatMap((entry) =>
    typeof entry === 'object' ? Object.values(entry) : entry,
  )
  return built.map((path) => `${folder}/${path.replace(/^\.\/dist\/(.*)\.js$/, 'src/$1.ts')}`)
}

/**
 * The workspaces under `root`, and everything that their sources import, as { file, from, line, specifier, isTypeOnly,
 * targets }: `from` is the file's workspace, `targets` are the files of that workspace which the specifier stands for.
 */
export function readImports(root) {
  const workspaces = readWorkspaces(root)
  const owners = new Map(
    workspaces.flatMap((workspace) => listSources(root, workspace.folder).map((file) => [file, workspace])),
  )
  const resolve = (file, from, specifier) => {
    if (specifier.startsWith('#')) return aliasTargets(from, specifier).filter((path) => owners.has(path))
    if (!specifier.startsWith('.')) return []
    const target = resolveRelative(file, specifier)
    const found = [target, `${target}.ts`, `${target}/index.ts`].find((path) => owners.has(path))
    return found === undefined ? [] : [found]
  }
  const imports = [...owners].flatMap(([file, from]) =>
    findImports(readFileSync(join(root, file), 'utf8'), file).map((found) => ({
      ...found,
      file,
      from,
      targets: resolve(file, from, found.specifier),
    })),
  )
  return { workspaces, files: [...owners.keys()], imports }
}
