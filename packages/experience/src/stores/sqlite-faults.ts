import { ExperienceError } from '../experience.ts'

/** SQLite's own numbers of the results that are told apart below. */
const NAMES: Readonly<Record<number, string>> = {
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  26: 'SQLITE_NOTADB',
}

/** The driver has no name for some extended results, whose last byte is the result that they extend. */
function codeOf(error: unknown): string {
  const { code = '', rawCode = 0 } = error as { code?: unknown; rawCode?: number }
  const text = String(code)
  return text.startsWith('UNKNOWN_SQLITE_ERROR') ? (NAMES[rawCode & 0xff] ?? `SQLITE_${rawCode}`) : text
}

/** Another connection holds the lock: the same statement may succeed a moment later. */
export const isBusy = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error))

/** What a failure of the driver means for whoever asked; an error that is not the driver's stays what it is. */
export function explainSqlite(error: unknown, name: string): unknown {
  const code = codeOf(error)
  const say = (kind: ExperienceError['code'], sentence: string) =>
    new ExperienceError(kind, sentence, { cause: error })
  if (isBusy(error))
    return say(
      'store-unreachable',
      `${name} is being written by another program: try again when that is done.`,
    )
  if (code.startsWith('SQLITE_FULL') || code === 'ENOSPC')
    return say(
      'store-full',
      `The disk of ${name} is full: what was learned before is kept; make room or use another store.`,
    )
  if (code.startsWith('SQLITE_NOTADB'))
    return say('store-broken', `${name} is no SQLite file: name another file, or move this one away.`)
  if (code.startsWith('SQLITE_CORRUPT'))
    return say(
      'store-broken',
      `${name} is damaged: restore a copy or an export of it, or move it away to begin anew.`,
    )
  if (/^SQLITE_(READONLY|PERM|AUTH)/.test(code) || code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return say(
      'store-denied',
      `${name} may not be written: give yourself the right to, or name another file.`,
    )
  if (code.startsWith('SQLITE_IOERR'))
    return say(
      'store-unreachable',
      `${name} cannot be read or written (${code}): what was learned before is kept; look after its disk, or use another store.`,
    )
  if (code.startsWith('SQLITE_CANTOPEN') || /^E[A-Z]+$/.test(code) || isRefusal(error))
    return say(
      'store-unreachable',
      `${name} cannot be opened: see that its folder is there and can be written.`,
    )
  if (code.startsWith('SQLITE_'))
    return say('store-broken', `${name} failed with ${code}: restore a copy of it, or name another file.`)
  return error
}

/** The driver gives no code where it cannot connect to a file at all. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('ConnectionFailed')
