import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MountedImage } from './mounted-image.mjs'
import { createJobs } from './power-cut-jobs.mjs'

/** Long enough for the kernel to write names before contents (5 s) and for a maker of data to save (10 s). */
const LONGEST_WAIT_MS = 9000

/**
 * Lets each command work on a mounted disk and copies the disk at random moments. Each copy is mounted, the command goes
 * on there, and nothing that had been told to be kept may be missing. Resolves to what was found wrong.
 */
export async function checkPowerCuts({ cuts, seed, log = () => {} }) {
  const { createRandom } = await import('@rookery/rules')
  const random = createRandom(seed)
  // In memory a copy takes milliseconds, so that there are moments enough when nothing is written.
  const home = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'rookery-power-'))
  const faults = []
  try {
    for (const [index, job] of createJobs().entries()) {
      const share = Math.floor(cuts / 3) + (index < cuts % 3 ? 1 : 0)
      const folder = join(home, String(index))
      mkdirSync(folder)
      faults.push(...(await cutJob(job, folder, { cuts: share, random, log })))
    }
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
  return { faults }
}

async function cutJob(job, home, { cuts, random, log }) {
  const disk = MountedImage.create(join(home, 'disk'), join(home, 'mounted'))
  try {
    await job.prepare?.(disk.folder)
    const taken = []
    const faults = []
    let told = ''
    let command = job.start(disk.folder)
    for (let cut = 0; cut < cuts; cut++) {
      await sleep(random.below(LONGEST_WAIT_MS))
      const promised = job.promised(disk.folder, told + command.output)
      const file = join(home, `copy-${cut}`)
      disk.copy(file)
      taken.push({ file, promised })
      if (random.next() < 0.3) {
        faults.push(...(await command.stop()))
        told += command.output
        command = job.start(disk.folder)
      }
    }
    faults.push(...(await command.stop()))
    for (const [cut, { file, promised }] of taken.entries()) {
      const found = await checkCopy(job, file, promised, disk.folder)
      const kept = Array.isArray(promised) ? promised.length : promised
      log(`${job.name}, cut ${cut + 1} of ${cuts}: ${kept} promised, ${found.length} faults`)
      faults.push(...found.map((fault) => `${job.name}, cut ${cut + 1}: ${fault}`))
    }
    return faults
  } finally {
    disk.unmount()
  }
}

async function checkCopy(job, file, promised, truth) {
  const copy = new MountedImage(file, `${file}-mounted`).mount()
  try {
    return await job.check(copy.folder, promised, truth)
  } finally {
    copy.unmount()
  }
}
