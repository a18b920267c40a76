import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

const SIZE = '128M'
const MOST_TRIES = 2000

/** A file that is a disk: an ext4 mounted through a loop device, as Linux mounts it by default. Needs root. */
export class MountedImage {
  #isMounted = false

  constructor(file, folder) {
    this.file = file
    this.folder = folder
  }

  /** Without the work that the kernel would do later by itself: the disk is written to by what is tested alone. */
  static create(file, folder) {
    execFileSync('truncate', ['-s', SIZE, file])
    execFileSync('mkfs.ext4', ['-q', '-J', 'size=4', '-E', 'lazy_itable_init=0,lazy_journal_init=0', file])
    return new MountedImage(file, folder).mount()
  }

  /** Reads the journal of a disk that was not unmounted, as after a loss of power. */
  mount() {
    mkdirSync(this.folder, { recursive: true })
    execFileSync('mount', ['-o', 'loop', this.file, this.folder], { stdio: ['ignore', 'ignore', 'pipe'] })
    this.#isMounted = true
    return this
  }

  unmount() {
    if (this.#isMounted) execFileSync('umount', [this.folder])
    this.#isMounted = false
  }

  /**
   * Copies what is on the disk now, and not what waits in memory to be written to it. A copy during which the disk was
   * written to is taken again, so that each is a state which the disk really had.
   */
  copy(to) {
    const device = execFileSync('losetup', ['-n', '-O', 'NAME', '-j', this.file], { encoding: 'utf8' }).trim()
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const before = readWrites(device)
      execFileSync('cp', ['--sparse=always', this.file, to])
      const after = readWrites(device)
      if (before.running === 0 && after.running === 0 && before.done === after.done) return
    }
    throw new Error(`${device} was written to during each of ${MOST_TRIES} copies`)
  }
}

/** The numbers are told by the kernel's Documentation/block/stat.rst. */
function readWrites(device) {
  const numbers = readFileSync(`/sys/block/${basename(device)}/stat`, 'utf8')
    .trim()
    .split(/\s+/)
    .map(Number)
  return { done: numbers[4], running: numbers[8] }
}
