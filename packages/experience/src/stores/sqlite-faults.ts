import { ExperienceError } from '../experience.ts'

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? '')

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
  if (/^SQLITE_(CANTOPEN|IOERR)/.test(code) || /^E[A-Z]+$/.test(code))
    return say(
      'store-unreachable',
      `${name} cannot be opened: see that its folder is there and can be written.`,
    )
  return error
}
