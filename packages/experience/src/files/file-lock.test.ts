import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { unwrap } from '@rookery/rules'
import { leaveForeignLock, letForeignLockRest } from '@rookery/testkit'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FileLock } from './file-lock.ts'

const door = new URL('../../dist/node.js', import.meta.url).href
/** Takes the lock of a file, says so, and holds it until it is ended. */
const program = `
  const { FileLock } = await import(${JSON.stringify(door)})
  const taken = FileLock.take(process.argv[1])
  console.log(taken.ok ? 'process ' + process.pid : taken.faults[0].message)
  if (taken.ok) setInterval(() => {}, 1000)`

let folder = ''
let file = ''
const holders: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-lock-'))
  file = join(folder, 'work')
})
afterEach(() => {
  for (const holder of holders.splice(0)) holder.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

const holdArgs = () => ['--input-type=module', '-e', program, file]

async function hold(command = process.execPath, args = holdArgs()) {
  const holder = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  holders.push(holder)
  const [said] = await once(holder.stdout, 'data')
  return { holder, said: String(said).trim() }
}

const time = '\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d UTC'

const refusal = () => {
  const taken = FileLock.take(file)
  if (!taken.ok) return taken.faults[0]!.message
  taken.value.release()
  return ''
}

test('a lock is held once in a process too, and can be taken again when it was released', () => {
  const lock = unwrap(FileLock.take(file))
  for (let again = 0; again < 3; again++)
    expect(refusal()).toMatch(
      new RegExp(`^${file} is being written by process ${process.pid} on ${hostname()} since ${time}$`),
    )
  expect(spawnSync(process.execPath, holdArgs()).stdout.toString()).toContain(`process ${process.pid} on`)
  lock.release()
  expect(readdirSync(folder)).toEqual([])
  expect(refusal()).toBe('')
})

test('a second process is told who holds the lock, and kill -9 frees it', async () => {
  const { holder, said } = await hold()
  expect(refusal()).toContain(`${file} is being written by ${said} on ${hostname()} since `)
  holder.kill('SIGKILL')
  await once(holder, 'close')
  expect(refusal()).toBe('')
})

test('a link to a file has the same lock, and a process that ends without releasing it leaves nothing', () => {
  const link = join(folder, 'link')
  symlinkSync(file, link)
  writeFileSync(file, '')
  const take = `${program}\nprocess.exit()`
  const taken = spawnSync(process.execPath, ['--input-type=module', '-e', take, link])
  expect(taken.stdout.toString()).toMatch(/^process \d+$/m)
  expect(readdirSync(folder).sort()).toEqual(['link', 'work'])
  const lock = unwrap(FileLock.take(file))
  expect(FileLock.take(link)).toMatchObject({ faults: [{ code: 'file-in-use' }] })
  lock.release()
})

test('of processes that take and release it as fast as they can, no two ever have it', async () => {
  const racer = `
    import { closeSync, openSync, rmSync } from 'node:fs'
    const { FileLock } = await import(${JSON.stringify(door)})
    let taken = 0
    for (let tries = 0; tries < 600; tries++) {
      const lock = FileLock.take(process.argv[1])
      if (!lock.ok && lock.faults[0].code !== 'file-in-use') throw new Error(lock.faults[0].message)
      if (!lock.ok) continue
      taken++
      closeSync(openSync(process.argv[1], 'wx'))
      rmSync(process.argv[1])
      lock.value.release()
    }
    console.log(taken)`
  const racers = Array.from({ length: 3 }, () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', racer, file])
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        said += text
      })
    return once(child, 'close').then(() => said.trim())
  })
  for (const said of await Promise.all(racers)) expect(said).toMatch(/^\d+$/)
})

test('a lock of an earlier version, or a holder that cannot be read, counts for nothing', () => {
  writeFileSync(`${file}.lock`, `${process.pid}\n`)
  const lock = unwrap(FileLock.take(file))
  writeFileSync(`${file}.lock`, '\u001b[2J nobody')
  expect(refusal()).toBe(`${file} is being written by another process`)
  lock.release()
})

test('a note of another machine counts as long as it is heard of, and is taken over when it is not', () => {
  leaveForeignLock(file)
  const by = 'process 12 on elsewhere since 2026-11-17 20:00:00 UTC'
  expect(refusal()).toBe(`${file} is being written by ${by}`)
  letForeignLockRest(file)
  const lock = unwrap(FileLock.take(file))
  expect(lock.takenOver).toBe(`${by}, not heard of for 3 minutes`)
  lock.release()
  expect(readdirSync(folder)).toEqual([])
})

test('a note that a process of this machine has left is of the past', () => {
  const ended = spawnSync(process.execPath, [
    '--input-type=module',
    '-e',
    `${program}\nprocess.kill(process.pid, 'SIGKILL')`,
    file,
  ])
  expect(ended.signal).toBe('SIGKILL')
  expect(readdirSync(folder)).toContain('work.lock')
  const lock = unwrap(FileLock.take(file))
  expect(lock.takenOver).toBeUndefined()
  lock.release()
})

test('a lock that another machine has taken over meanwhile is left to it', () => {
  const lock = unwrap(FileLock.take(file))
  leaveForeignLock(file)
  lock.release()
  expect(refusal()).toContain('process 12 on elsewhere')
})

describe('a holder', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const note = () => `${file}.lock`
  const nextBeat = () => vi.advanceTimersByTime(5000)
  const takenOver = 'has taken over, because this process was not heard of for too long'

  test('that was stopped for long has lost the lock, also where who took over has ended since', () => {
    const lock = unwrap(FileLock.take(file))
    nextBeat()
    vi.setSystemTime(Date.now() + 180_000)
    rmSync(note())
    expect(nextBeat).toThrow(`${note()}: another process ${takenOver}`)
    expect(readdirSync(folder)).not.toContain('work.lock')
    lock.release()
  })

  test('that was stopped for long leaves a note that is just being made to whoever makes it', () => {
    const lock = unwrap(FileLock.take(file))
    vi.setSystemTime(Date.now() + 180_000)
    writeFileSync(note(), '')
    expect(nextBeat).toThrow(`${note()}: another process ${takenOver}`)
    expect(readFileSync(note(), 'utf8')).toBe('')
    lock.release()
  })

  test('whose note somebody removes ends, because another may have come', () => {
    const lock = unwrap(FileLock.take(file))
    rmSync(note())
    expect(nextBeat).toThrow(
      `${note()}: somebody has removed the note of this process, so that another may have written the file`,
    )
    lock.release()
  })

  test('finds another in its place and leaves it there', () => {
    const lock = unwrap(FileLock.take(file))
    leaveForeignLock(file)
    expect(nextBeat).toThrow(`process 12 on elsewhere since 2026-11-17 20:00:00 UTC ${takenOver}`)
    expect(nameIn(note())).toBe('elsewhere')
    lock.release()
  })

  test('that was stopped for long and finds its own note goes on, and so does one whose note was spoiled', () => {
    const lock = unwrap(FileLock.take(file))
    vi.setSystemTime(Date.now() + 180_000)
    nextBeat()
    writeFileSync(note(), 'nobody')
    nextBeat()
    expect(nameIn(note())).toBe(hostname())
    lock.release()
    expect(readdirSync(folder)).toEqual([])
  })
})

const nameIn = (note: string): string => JSON.parse(readFileSync(note, 'utf8')).host

test('what is no lock file is left alone and told', () => {
  writeFileSync(`${file}.os-lock`, 'a letter')
  expect(refusal()).toMatch(/work\.os-lock cannot be locked: file is not a database$/)
})

test('a process of another namespace, as in a container, counts as any other', async () => {
  // Where the system lets nobody make namespaces, a plain process has to do.
  const namespace = ['-rpf', '--kill-child', '--mount-proc']
  const isAllowed = spawnSync('unshare', [...namespace, 'true']).status === 0
  const { holder, said } = isAllowed
    ? await hold('unshare', [...namespace, process.execPath, ...holdArgs()])
    : await hold()
  expect(refusal()).toContain(`${file} is being written by ${said} on ${hostname()} since `)
  holder.kill('SIGKILL')
  await once(holder, 'close')
  expect(refusal()).toBe('')
})
