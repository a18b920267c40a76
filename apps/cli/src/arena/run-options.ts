import { availableParallelism } from 'node:os'
import { type PgnExtra, pgnExtras } from '@rookery/arena'
import { say } from '@rookery/words/cli/arena'
import { say as sayColony } from '@rookery/words/cli/colony'
import { say as sayMain } from '@rookery/words/cli/main'
import type { Command } from 'commander'
import {
  addColonyOptions,
  type ColonyFlags,
  type ColonyOptions,
  parseColonyOptions,
} from '../options/colony-option.ts'
import type { Terminal } from '../terminal.ts'
import { write } from '../terminal.ts'
import { makeWord } from './launch.ts'
import { parseWhole, usage } from './parse-pairs.ts'

/** How a tournament is played and written down, as opposed to what is played. */
export interface RunOptions extends ColonyOptions {
  readonly concurrency: number
  readonly pgn?: string
  readonly comments: readonly PgnExtra[]
  readonly json?: string
  /** A folder for what engines say beside the protocol. */
  readonly log?: string
  /** Plays on when an engine says that it did not do what it was told. */
  readonly tolerate?: boolean
  /** The words of each --allow-engine. */
  readonly allowed?: readonly (readonly string[])[]
  /** Whether minds think in this thread, which is faster for many short games. */
  readonly isLocal?: boolean
  /** What goes on with it, where another command than `arena` has begun it. */
  readonly command?: string
}

export interface RunFlags extends ColonyFlags {
  readonly concurrency: string
  readonly pgn?: string
  readonly comments?: string
  readonly json?: string
  readonly log?: string
  readonly tolerate?: boolean
}

export const addRunOptions = (command: Command): Command =>
  addColonyOptions(command)
    .option('--concurrency <number>', sayMain('gamesAtOnce'), '1')
    .option('--pgn <file>', say('option.pgn'))
    .option('--comments <list>', say('option.comments', { extras: pgnExtras.join(',') }))
    .option('--json <file>', say('option.json'))
    .option('--log <folder>', say('option.log'))
    .option('--tolerate', say('option.tolerate'))

export async function parseRunOptions(flags: RunFlags, { errors }: Terminal): Promise<RunOptions> {
  const { pgn, json, log, tolerate, colony } = flags
  const concurrency = parseWhole('--concurrency', flags.concurrency, 1, 256)
  const comments = parseComments(flags.comments)
  if (comments.length > 0 && pgn === undefined) throw usage(say('commentsNeedPgn'))
  if (colony !== undefined && log !== undefined) throw usage(sayColony('noLog'))
  const cores = availableParallelism()
  if (concurrency > cores) await write(errors, `${say('crowded', { concurrency, cores })}\n`)
  return {
    concurrency,
    comments,
    ...(pgn === undefined ? {} : { pgn }),
    ...(json === undefined ? {} : { json }),
    ...(log === undefined ? {} : { log }),
    ...(tolerate === undefined ? {} : { tolerate }),
    ...parseColonyOptions(flags),
  }
}

function parseComments(text: string | undefined): PgnExtra[] {
  const words = text === undefined ? [] : text.split(',')
  return words.map((word) => {
    const extra = pgnExtras.find((known) => known === word.trim())
    if (!extra) throw usage(say('wrongComments', { extras: pgnExtras.join(', '), text: text ?? '' }))
    return extra
  })
}

/** What goes on with a tournament as it was begun. */
export function makeResumeCommand(file: string, options: RunOptions): string {
  const {
    concurrency,
    pgn,
    comments,
    json,
    log,
    tolerate,
    colony,
    colonyWays,
    allowed = [],
    command,
  } = options
  if (command !== undefined) return command
  const words = [
    ...['rookery', 'arena', 'resume', file],
    ...(concurrency === 1 ? [] : ['--concurrency', String(concurrency)]),
    ...(pgn === undefined ? [] : ['--pgn', pgn]),
    ...(comments.length === 0 ? [] : ['--comments', comments.join(',')]),
    ...(json === undefined ? [] : ['--json', json]),
    ...(log === undefined ? [] : ['--log', log]),
    ...(tolerate ? ['--tolerate'] : []),
    // What is printed is read by others too, and may hold no password.
    ...(colony === undefined ? [] : ['--colony', hideLogin(colony)]),
    ...(colonyWays?.auditShare === undefined ? [] : ['--colony-audit', String(100 * colonyWays.auditShare)]),
    ...allowed.flatMap((words) => ['--allow-engine', ...words]),
  ]
  return words.map(makeWord).join(' ')
}

/** The same parts of a login stand for themselves. */
const hideLogin = (url: string): string =>
  url.replace(/\/\/([^:]*)(.*)@/s, (_, user: string, rest: string) => {
    return `//${user === '' ? '' : 'USER'}${rest === '' ? '' : ':PASSWORD'}@`
  })
