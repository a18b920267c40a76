import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { FEATURES_VERSION } from '@rookery/players/mynah'
import { createRandom, err, type Fault, ok, type Result } from '@rookery/rules'
import * as v from 'valibot'
import { count } from '../schemas.ts'
import { FLAGS_AT, gameFlags } from './describe-game.ts'

export const sourceSchema = v.object({
  /** By name: a folder says nothing to whom the network is given. */
  file: v.string(),
  bytes: count,
  /** Of all its bytes; trainings that were begun before 2026-11-17 do not know it. */
  sha256: v.exactOptional(v.string()),
})

const headSchema = v.object({
  features: v.literal(FEATURES_VERSION),
  sources: v.array(v.required(sourceSchema, ['sha256'])),
})

export type PositionSource = Readonly<v.InferOutput<typeof sourceSchema>>

interface Head {
  readonly features: number
  readonly sources: readonly PositionSource[]
}

/** A game's records in the file: bytes from `start`, and how many positions. */
export interface GameRun {
  readonly start: number
  readonly bytes: number
  readonly positions: number
}

export type PositionFault = Fault<'positions-missing' | 'positions-broken'>

const MAGIC = 'rookery-positions-1\n'
const LONGEST_HEAD = 1 << 16
const WINDOW = 1 << 24
const SHORTEST = 64
const LONGEST = 1 << 13
const HELD_OUT_SHARE = 0.05

/** Described positions on disk, in the order of their games. */
export class PositionFile {
  readonly games: readonly GameRun[]
  readonly sources: readonly PositionSource[]
  readonly #descriptor: number

  private constructor(descriptor: number, sources: readonly PositionSource[], games: readonly GameRun[]) {
    this.#descriptor = descriptor
    this.sources = sources
    this.games = games
  }

  static makeHead(head: Head): string {
    return `${MAGIC}${JSON.stringify(head)}\n`
  }

  /** Trouble with the disk, other than that there is no such file, is thrown as the system's error. */
  static open(file: string): Result<PositionFile, PositionFault> {
    let descriptor: number
    try {
      descriptor = openSync(file, 'r')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      return err({ code: 'positions-missing', message: `there is no ${file}` })
    }
    const head = readHead(descriptor)
    const games = head && readRuns(descriptor, head.length)
    if (games) return ok(new PositionFile(descriptor, head.value.sources, games))
    closeSync(descriptor)
    return err({ code: 'positions-broken', message: `${file} holds no positions that this version can read` })
  }

  /** Whether it was made from these files, as far as they are known. */
  isOf(sources: readonly PositionSource[]): boolean {
    return (
      sources.length === this.sources.length &&
      this.sources.every(({ file, bytes, sha256 }, index) => {
        const other = sources[index]!
        return file === other.file && bytes === other.bytes && sha256 === (other.sha256 ?? sha256)
      })
    )
  }

  /** Copies the records of a game. */
  copy({ start, bytes }: GameRun, into: Uint8Array): void {
    readSync(this.#descriptor, into, 0, bytes, start)
  }

  close(): void {
    closeSync(this.#descriptor)
  }
}

function readHead(descriptor: number): { value: Head; length: number } | undefined {
  const start = Buffer.alloc(LONGEST_HEAD)
  const got = readSync(descriptor, start, 0, LONGEST_HEAD, 0)
  const end = start.indexOf('\n', MAGIC.length)
  if (got < MAGIC.length || end < 0 || start.toString('latin1', 0, MAGIC.length) !== MAGIC) return undefined
  let json: unknown
  try {
    json = JSON.parse(start.toString('utf8', MAGIC.length, end))
  } catch {
    return undefined
  }
  const head = v.safeParse(headSchema, json)
  return head.success ? { value: head.output, length: end + 1 } : undefined
}

/** The runs of all games; undefined where the records do not fit one another. */
function readRuns(descriptor: number, from: number): GameRun[] | undefined {
  const size = fstatSync(descriptor).size
  const window = Buffer.alloc(WINDOW)
  const games: GameRun[] = []
  let start = from
  let positions = 0
  const close = (end: number) => {
    if (positions > 0) games.push({ start, bytes: end - start, positions })
    start = end
    positions = 0
  }
  let at = from
  while (at < size) {
    const got = readSync(descriptor, window, 0, WINDOW, at)
    let inside = 0
    while (inside + FLAGS_AT < got) {
      const length = window.readUInt32LE(inside)
      if (length < SHORTEST || length > LONGEST || at + inside + length > size) return undefined
      if (inside + length > got) break
      if (window[inside + FLAGS_AT]! & gameFlags.first) close(at + inside)
      positions++
      inside += length
    }
    if (inside === 0) return undefined
    at += inside
  }
  close(at)
  return games
}

/** Whether each game in turn is held out: one of twenty, drawn by the seed. */
export function drawHeldOut(seed: number): () => boolean {
  const random = createRandom(seed)
  return () => random.next() < HELD_OUT_SHARE
}

/** Which games are learned from, and which are only measured on. */
export function splitGames(
  games: readonly GameRun[],
  seed: number,
): { readonly training: GameRun[]; readonly heldOut: GameRun[] } {
  const isHeldOut = drawHeldOut(seed)
  const training: GameRun[] = []
  const heldOut: GameRun[] = []
  for (const game of games) (isHeldOut() ? heldOut : training).push(game)
  return { training, heldOut }
}
