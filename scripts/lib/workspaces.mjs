import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The rooms of the house from top to bottom: a room may import only from those after it. */
const rooms = [
  'colony',
  'training',
  'practice',
  'analysis',
  'arena',
  'embed',
  'board',
  'play',
  'players',
  'motifs',
  'experience',
  'engine',
  'workers',
  'words',
  'rules',
]

function readWorkspace(root, folder) {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  const [parent, room] = folder.split('/')
  const kind = { apps: 'app', packages: 'room', testkit: 'testkit', bench: 'bench' }[parent]
  const floor = kind === 'room' ? rooms.indexOf(room) : undefined
  return { folder, manifest, name: manifest.name, kind, floor }
}

export function readWorkspaces(root) {
  const inside = (parent) =>
    existsSync(join(root, parent)) ? readdirSync(join(root, parent)).map((name) => `${parent}/${name}`) : []
  return [...inside('apps'), ...inside('packages'), 'testkit', 'bench']
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => readWorkspace(root, folder))
}

const notSources = new Set(['node_modules', 'dist'])

/** The TypeScript files of a workspace, as paths relative to the root. */
export function listSources(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return notSources.has(entry.name) ? [] : listSources(root, path)
    return /\.[cm]?tsx?$/.test(entry.name) ? [path] : []
  })
}
