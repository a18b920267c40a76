import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FileLock, type LockFault, makeFolder } from '@rookery/experience/node'
import { err, type Fault, ok, type Result } from '@rookery/rules'
import * as v from 'valibot'
import { type MinedGame, type MineSettings, nodes } from './mine-game.ts'
import { DEFENCES } from './prove-line.ts'

export type FoundFault = LockFault | Fault<'mining-broken' | 'mining-differs'>

const foundFile = (folder: string, { variant, seed }: MineSettings): string =>
  join(folder, `${variant}-s${seed}.found`)

const aboutOf = ({ variant, seed }: MineSettings) => ({
  kind: 'rookery puzzles found',
  ...{ variant, seed, nodes, defences: DEFENCES },
})

/**
 * The games of one run, a line of JSON each, and a first line that says how they were made. Names and ratings are no part of it: they
 * are found when a set is packed.
 */
export class FoundFile {
  readonly path: string
  readonly games: MinedGame[]
  readonly #lock: FileLock

  private constructor(path: string, games: MinedGame[], lock: FileLock) {
    this.path = path
    this.games = games
    this.#lock = lock
  }

  /** Opens the file of these settings, or begins it. A last line that was cut off when the process ended is dropped. */
  static open(folder: string, settings: MineSettings): Result<FoundFile, FoundFault> {
    makeFolder(folder)
    const path = foundFile(folder, settings)
    const lock = FileLock.take(path)
    if (!lock.ok) return lock
    const about = `${JSON.stringify(aboutOf(settings))}\n`
    if (!existsSync(path)) writeFileSync(path, about)
    const read = readFoundFile(path)
    if (!read.ok || read.value.about !== about) {
      lock.value.release()
      const message = `${path} was made in another way, and cannot be gone on with: name another folder or seed`
      return read.ok ? err({ code: 'mining-differs', message }) : read
    }
    truncateSync(path, read.value.bytes)
    return ok(new FoundFile(path, read.value.games, lock.value))
  }

  add(game: MinedGame): void {
    appendFileSync(this.path, `${JSON.stringify(game)}\n`)
    this.games.push(game)
  }

  close(): void {
    this.#lock.release()
  }
}

interface ReadFile {
  readonly about: string
  readonly games: MinedGame[]
  /** Of whole lines. */
  readonly bytes: number
}

export function readFoundFile(path: string): Result<ReadFile, FoundFault> {
  const text = readFileSync(path, 'utf8')
  const [about = '', ...lines] = text.slice(0, text.lastIndexOf('\n') + 1).split(/(?<=\n)/)
  const games: MinedGame[] = []
  for (const [index, line] of lines.entries()) {
    const game = parseGame(line)
    if (game?.game !== index)
      return err({
        code: 'mining-broken',
        message: `${path}, line ${index + 2}: game ${index} should stand here`,
      })
    games.push(game)
  }
  const bytes = Buffer.byteLength(about) + lines.reduce((sum, line) => sum + Buffer.byteLength(line), 0)
  return ok({ about, games, bytes })
}

const texts = v.array(v.string())
const gameSchema = v.object({
  game: v.number(),
  white: v.string(),
  black: v.string(),
  moves: texts,
  found: v.array(v.object({ fen: v.string(), moves: texts, scores: v.array(v.array(v.number())) })),
})

function parseGame(line: string): MinedGame | undefined {
  try {
    const parsed = v.safeParse(gameSchema, JSON.parse(line))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}
