import { randomUUID } from 'node:crypto'
import {
  closeSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import * as v from 'valibot'

/** Far more often than a holder is ever too busy for. */
const BEAT_MS = 5000
/** A holder on another machine that is not heard of for so long is gone. */
const GONE_MS = 120_000
const MOST_BYTES = 1000

/** Letters that neither a terminal nor a sentence minds. */
const word = v.pipe(v.string(), v.maxLength(255), v.regex(/^[^\s\p{C}]+$/u))

const holderSchema = v.object({
  process: v.pipe(v.number(), v.safeInteger()),
  host: word,
  /** Which start of which machine: what is held there, its system knows. */
  machine: word,
  since: v.pipe(v.string(), v.isoTimestamp()),
  token: word,
})
type Holder = v.InferOutput<typeof holderSchema>

/** Two machines may have one name, and a container another than its machine. */
const ownMachine = ((): string => {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return hostname()
  }
})()

const OTHER = 'another process'

/** "process 12 on host since 2026-11-17 22:40:01 UTC". */
const describe = ({ process: id, host, since }: Holder): string =>
  `process ${id} on ${host} since ${since.slice(0, 19).replace('T', ' ')} UTC`

/** Who holds a file, as far as that can be read. */
export function nameHolder(file: string): string {
  const holder = readHolder(file)
  return holder ? describe(holder) : OTHER
}

function readHolder(file: string): Holder | undefined {
  return readNote(file)?.holder
}

interface Note {
  /** Nobody where it cannot be read. */
  readonly holder: Holder | undefined
}

/** Nothing where there is no such file. */
function readNote(file: string): Note | undefined {
  try {
    const opened = openSync(file, 'r')
    try {
      const bytes = Buffer.alloc(MOST_BYTES)
      const text = bytes.toString('utf8', 0, readSync(opened, bytes))
      const parsed = v.safeParse(holderSchema, JSON.parse(text))
      return { holder: parsed.success ? parsed.output : undefined }
    } finally {
      closeSync(opened)
    }
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : { holder: undefined }
  }
}

export type HolderNote =
  | { readonly kind: 'ours'; readonly note: HeldNote; readonly takenOver?: string }
  | { readonly kind: 'held'; readonly by: string }

/**
 * Writes down that this process holds a file. Whoever asks has the lock of its own system already; a note of another machine counts besides,
 * because not every shared disk carries locks from one to the other.
 */
export function takeNote(file: string): HolderNote {
  const holder: Holder = {
    process: process.pid,
    host: hostname(),
    machine: ownMachine,
    since: new Date().toISOString(),
    token: randomUUID(),
  }
  let takenOver: string | undefined
  for (;;) {
    if (create(file, holder))
      return { kind: 'ours', note: new HeldNote(file, holder), ...(takenOver ? { takenOver } : {}) }
    const known = readHolder(file)
    // What nobody can read, and what a process of this machine has left, is of the past.
    if (known && known.machine !== ownMachine) {
      const quietMs = quietOf(file)
      if (quietMs !== undefined && quietMs < GONE_MS) return { kind: 'held', by: describe(known) }
      takenOver = `${describe(known)}, not heard of for ${Math.round((quietMs ?? 0) / 60_000)} minutes`
    }
    remove(file, known)
  }
}

/** Whether it was made: where two try at once, one does. */
function create(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, makeText(holder), { flag: 'wx' })
    return true
  } catch (error) {
    // A full disk is no reason to refuse here: whoever writes will say so.
    return (error as NodeJS.ErrnoException).code !== 'EEXIST'
  }
}

const makeText = (holder: Holder): string => `${JSON.stringify(holder)}\n`

/** By the clock of the disk, which all its machines share: a file that is written now tells it. */
function quietOf(file: string): number | undefined {
  const probe = `${file}.${randomUUID()}`
  try {
    writeFileSync(probe, '')
    return statSync(probe).mtimeMs - statSync(file).mtimeMs
  } catch {
    return undefined
  } finally {
    rmSync(probe, { force: true })
  }
}

/** Moved away first, so that of two who find it old only one removes it, and nobody a new one. */
function remove(file: string, known: Holder | undefined): void {
  const aside = `${file}.${randomUUID()}`
  try {
    renameSync(file, aside)
    if (readHolder(aside)?.token === known?.token) rmSync(aside, { force: true })
    else renameSync(aside, file)
  } catch {}
}

/** The note of a lock that is held; it is written again and again, so that others see that somebody lives. */
export class HeldNote {
  readonly #file: string
  readonly #holder: Holder
  readonly #beat: NodeJS.Timeout
  /** When others could read it last; never yet, where the disk takes no new file. */
  #renewedMs: number | undefined

  constructor(file: string, holder: Holder) {
    this.#file = file
    this.#holder = holder
    if (readHolder(file)?.token === holder.token) this.#renewedMs = Date.now()
    this.#beat = setInterval(() => this.#renew(), BEAT_MS).unref()
  }

  release(): void {
    clearInterval(this.#beat)
    // Another machine may have taken it over, from a process that was stopped for minutes.
    if (readHolder(this.#file)?.token === this.#holder.token) tryTo(() => rmSync(this.#file, { force: true }))
  }

  #renew(): void {
    const found = readNote(this.#file)
    const loss = this.#findLoss(found)
    if (loss !== undefined) {
      clearInterval(this.#beat)
      // Nobody can catch it: whatever else this process does, it may not write any more.
      throw Object.assign(new Error(`${this.#file}: ${loss}`), { code: 'lock-lost' })
    }
    // What was removed just now is not made again, and who reads it meanwhile finds it whole.
    const flag = found?.holder ? 'r+' : found ? 'w' : 'wx'
    tryTo(() => {
      writeFileSync(this.#file, makeText(this.#holder), { flag })
      this.#renewedMs = Date.now()
    })
  }

  /** Whoever has taken over may have written, ended and left no note: what this process knows is old then. */
  #findLoss(found: Note | undefined): string | undefined {
    const holder = found?.holder
    if (holder?.token === this.#holder.token) return undefined
    const isSilent = this.#renewedMs !== undefined && Date.now() - this.#renewedMs > GONE_MS
    if (holder || isSilent)
      return `${holder ? describe(holder) : OTHER} has taken over, because this process was not heard of for too long`
    if (found || this.#renewedMs === undefined) return undefined
    return 'somebody has removed the note of this process, so that another may have written the file'
  }
}

/** Windows keeps a file that is open, and a disk may be full. */
function tryTo(act: () => void): void {
  try {
    act()
  } catch {}
}
