import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A folder as a loss of power may have left it. */
export interface PowerCut<T> {
  readonly folder: string
  /** After which step of the work, and what of the steps that were not synced has reached the disk. */
  readonly moment: string
  /** What the work had last promised to have kept. */
  readonly promised: T | undefined
}

/** The calls that change files or make changes last. */
const watched = [
  ...['openSync', 'writeSync', 'writeFileSync', 'appendFileSync', 'ftruncateSync', 'truncateSync'],
  ...['fsyncSync', 'fdatasyncSync', 'renameSync', 'rmSync', 'unlinkSync', 'mkdirSync'],
] as const

/** In memory where that can be: on a disk the many syncs of those who open the copies take seconds. */
const copiesFolder = fs.existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

const FOLDER = null
type Content = Buffer | typeof FOLDER

/**
 * Does the work in a folder and gives every state in which a loss of power could have left the folder in between. What
 * POSIX leaves open is tried out: without fsync a content may be lost, blank or whole, and without fsync of the folder a
 * name may be there or not.
 */
export function* powerCuts<T>(
  folder: string,
  work: (promise: (kept: T) => void) => void,
): Generator<PowerCut<T>> {
  const disk = new Disk(folder)
  const states = new Map<string, { files: Map<string, Content>; moment: string; promised: T | undefined }>()
  let promised: T | undefined
  let step = 0
  const look = (name: string) => {
    step++
    for (const [reached, files] of disk.states())
      states.set(`${JSON.stringify(promised)} ${describe(files)}`, {
        files,
        moment: `step ${step}, ${name}: ${reached}`,
        promised,
      })
  }
  watch(disk, look, () =>
    work((kept) => {
      promised = kept
      look('promise')
    }),
  )
  for (const { files, ...cut } of states.values()) {
    const copy = fs.mkdtempSync(join(copiesFolder, 'rookery-cut-'))
    try {
      lay(files, copy)
      yield { folder: copy, ...cut }
    } finally {
      fs.rmSync(copy, { recursive: true, force: true })
    }
  }
}

function watch(disk: Disk, look: (name: string) => void, work: () => void): void {
  const real = { ...fs } as unknown as Record<string, (...args: unknown[]) => unknown>
  const patched = fs as unknown as typeof real
  // Some of the calls are made of others.
  let depth = 0
  for (const name of watched)
    patched[name] = (...args) => {
      depth++
      try {
        return real[name]!(...args)
      } finally {
        if (--depth === 0) {
          depth++
          disk.see(name.startsWith('f') && name.includes('sync') ? (args[0] as number) : undefined)
          look(name)
          depth--
        }
      }
    }
  syncBuiltinESMExports()
  try {
    work()
  } finally {
    for (const name of watched) patched[name] = real[name]!
    syncBuiltinESMExports()
  }
}

/** What a folder holds for its users, and what of it would survive. */
class Disk {
  readonly #folder: string
  /** A number of our own for each file there has been: the system gives those of removed files to new ones. */
  #ids = new Map<number, number>()
  #names = new Map<string, number>()
  #syncedNames: Map<string, number>
  readonly #contents = new Map<number, Content>()
  readonly #synced = new Map<number, Content>()
  #next = 0

  constructor(folder: string) {
    this.#folder = folder
    this.see(undefined)
    this.#syncedNames = new Map(this.#names)
    for (const [id, content] of this.#contents) this.#synced.set(id, content)
  }

  see(syncedHandle: number | undefined): void {
    const ids = new Map<number, number>()
    this.#names = new Map()
    for (const name of fs.readdirSync(this.#folder, { recursive: true }) as string[]) {
      const path = join(this.#folder, name)
      const { ino } = fs.statSync(path)
      const id = this.#ids.get(ino) ?? this.#next++
      ids.set(ino, id)
      this.#names.set(name, id)
      this.#contents.set(id, fs.statSync(path).isDirectory() ? FOLDER : fs.readFileSync(path))
    }
    this.#ids = ids
    if (syncedHandle !== undefined) this.#sync(fs.fstatSync(syncedHandle).ino)
  }

  #sync(ino: number): void {
    const id = this.#ids.get(ino)
    const isRoot = fs.statSync(this.#folder).ino === ino
    const content = isRoot ? FOLDER : this.#contents.get(id ?? -1)
    if (content instanceof Buffer) this.#synced.set(id!, content)
    if (content !== FOLDER) return
    const isIn = (name: string) =>
      isRoot ? dirname(name) === '.' : this.#names.get(dirname(name)) === id && dirname(name) !== '.'
    const others = [...this.#syncedNames].filter(([name]) => !isIn(name))
    this.#syncedNames = new Map([...others, ...[...this.#names].filter(([name]) => isIn(name))])
  }

  *states(): Generator<[reached: string, files: Map<string, Content>]> {
    const lost = (id: number) => this.#synced.get(id) ?? emptyOf(this.#contents.get(id)!)
    const blank = (id: number) => {
      const [content, synced] = [this.#contents.get(id)!, lost(id)]
      if (content === FOLDER || synced === FOLDER || synced.length >= content.length) return synced
      return Buffer.concat([synced, Buffer.alloc(content.length - synced.length)])
    }
    const whole = (id: number) => this.#contents.get(id)!
    for (const [nameKind, names] of [
      ['all names', this.#names],
      ['names synced', this.#syncedNames],
    ] as const)
      for (const [kind, contentOf] of [
        ['contents synced', lost],
        ['the rest blank', blank],
        ['all contents', whole],
      ] as const)
        yield [`${nameKind}, ${kind}`, new Map([...names].map(([name, id]) => [name, contentOf(id)]))]
  }
}

const emptyOf = (content: Content): Content => (content === FOLDER ? FOLDER : Buffer.alloc(0))

const describe = (files: ReadonlyMap<string, Content>): string =>
  [...files]
    .map(([name, content]) => `${name}:${content === FOLDER ? 'folder' : content.toString('latin1')}`)
    .sort()
    .join('\0')

function lay(files: ReadonlyMap<string, Content>, folder: string): void {
  const ordered = [...files].sort(([a], [b]) => a.length - b.length)
  const isReached = (name: string): boolean =>
    dirname(name) === '.' || (files.has(dirname(name)) && isReached(dirname(name)))
  for (const [name, content] of ordered) {
    if (!isReached(name)) continue
    if (content === FOLDER) fs.mkdirSync(join(folder, name))
    else fs.writeFileSync(join(folder, name), content)
  }
}
