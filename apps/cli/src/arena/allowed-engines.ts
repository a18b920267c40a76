import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { findDataFolder } from '@rookery/experience/node'
import { say } from '@rookery/words/cli/arena'
import * as v from 'valibot'
import { exitCodes, Failure } from '../exit.ts'
import { describeSystemError } from '../system-error.ts'
import type { Launch } from './launch.ts'

export interface AllowedEngine extends Launch {
  readonly name: string
}

/** Who tries a new build every day need not carry all of them along. */
const MOST = 500

/** The engines that the user has allowed on this machine, by typing them or by saying yes; no tournament file can change it. */
export class AllowedEngines {
  readonly #file: string

  constructor(dataFolder = findDataFolder()) {
    this.#file = join(dataFolder, 'engines.json')
  }

  list(): readonly AllowedEngine[] {
    let text: string
    try {
      text = readFileSync(this.#file, 'utf8')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
      throw this.#failure(describeSystemError(error))
    }
    const engines = parseList(text)
    if (!engines) throw this.#failure(say('list.damaged'))
    return engines
  }

  has(engine: AllowedEngine): boolean {
    return this.list().some((known) => isDeepStrictEqual(known, engine))
  }

  allow(engines: readonly AllowedEngine[]): void {
    const known = this.list()
    const fresh = engines.filter((engine) => !known.some((each) => isDeepStrictEqual(each, engine)))
    if (fresh.length > 0) this.#write([...known, ...fresh].slice(-MOST))
  }

  /** Gives how many there were. */
  forget(name: string): number {
    const known = this.list()
    const left = known.filter((engine) => engine.name !== name)
    if (left.length < known.length) this.#write(left)
    return known.length - left.length
  }

  /** In one step: another command finds the list before or after. */
  #write(engines: readonly AllowedEngine[]): void {
    const draft = `${this.#file}.${process.pid}.draft`
    try {
      mkdirSync(join(this.#file, '..'), { recursive: true })
      writeFileSync(draft, `${JSON.stringify(engines, null, 1)}\n`, { mode: 0o600 })
      renameSync(draft, this.#file)
    } catch (error) {
      throw this.#failure(describeSystemError(error))
    }
  }

  #failure(reason: string): Failure {
    return new Failure(say('list.failure', { file: this.#file, reason }), exitCodes.faults)
  }
}

const text = v.string()
const listSchema = v.array(
  v.object({ name: text, command: text, args: v.array(text), directory: text, texts: v.record(text, text) }),
)

function parseList(kept: string): AllowedEngine[] | undefined {
  const list = v.safeParse(v.pipe(text, v.parseJson(), listSchema), kept)
  return list.success ? list.output : undefined
}
