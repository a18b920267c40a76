import type { IncomingHttpHeaders } from 'node:http'

/** What a file is known by; an entity tag without W/ is a strong one. */
export interface Validators {
  readonly etag: string
  readonly modifiedMs: number
}

/** What RFC 9110 (section 13.2.2) makes of a GET or HEAD: send the file, nothing new, or the condition does not hold. */
export type Verdict = 'send' | 'not-modified' | 'failed'

/** In the order of the RFC: a condition on entity tags makes that on dates of no account. */
export function judgeConditions(headers: IncomingHttpHeaders, file: Validators): Verdict {
  const match = headers['if-match']
  if (match !== undefined) {
    if (!namesTag(match, file.etag, 'strong')) return 'failed'
  } else {
    const unmodifiedSinceMs = parseHttpDate(headers['if-unmodified-since'])
    if (unmodifiedSinceMs !== undefined && secondOf(file) > unmodifiedSinceMs) return 'failed'
  }
  const noneMatch = headers['if-none-match']
  if (noneMatch !== undefined) return namesTag(noneMatch, file.etag, 'weak') ? 'not-modified' : 'send'
  const modifiedSinceMs = parseHttpDate(headers['if-modified-since'])
  return modifiedSinceMs !== undefined && secondOf(file) <= modifiedSinceMs ? 'not-modified' : 'send'
}

/** Whether a part of the file is still a part of the one that the visitor has. */
export function isRangeWanted(headers: IncomingHttpHeaders, file: Validators): boolean {
  const given = headers['if-range']
  if (given === undefined) return true
  // The only field of these that takes no list and no star.
  if (typeof given !== 'string') return false
  return given.endsWith('"')
    ? given.trim() === file.etag && !isWeak(file.etag)
    : parseHttpDate(given) === secondOf(file)
}

/** Dates in headers have no fractions. */
const secondOf = ({ modifiedMs }: Validators): number => Math.floor(modifiedMs / 1000) * 1000

const isWeak = (tag: string): boolean => tag.startsWith('W/')
const opaqueOf = (tag: string): string => tag.replace(/^W\//, '')

/** A list of entity tags, or * for any. What is malformed in it names nothing. */
function namesTag(list: string, own: string, comparison: 'strong' | 'weak'): boolean {
  if (list.trim() === '*') return true
  const tags = parseTags(list)
  return comparison === 'weak'
    ? tags.some((tag) => opaqueOf(tag) === opaqueOf(own))
    : !isWeak(own) && tags.includes(own)
}

/** A tag may hold commas, so that the list is read from tag to tag. */
function parseTags(list: string): readonly string[] {
  const tags: string[] = []
  const tag = /[ \t,]*((?:W\/)?"[\x21\x23-\x7e\x80-\xff]*")[ \t]*(?=,|$)/y
  for (let found = tag.exec(list); found; found = tag.exec(list)) tags.push(found[1]!)
  return tags
}

const day = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)'
const longDay = '(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)'
const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)'
const time = '\\d\\d:\\d\\d:\\d\\d'
/** The form of today and the two of the past that a server must still read. */
const dateForms = [
  new RegExp(`^${day}, \\d\\d ${month} \\d{4} ${time} GMT$`),
  new RegExp(`^${longDay}, \\d\\d-${month}-\\d\\d ${time} GMT$`),
  new RegExp(`^${day} ${month} [ \\d]\\d ${time} \\d{4}$`),
]

/** Milliseconds, or undefined for what is no date of HTTP, which is as good as no header. */
export function parseHttpDate(text: string | undefined): number | undefined {
  const given = text?.trim() ?? ''
  if (!dateForms.some((form) => form.test(given))) return undefined
  const ms = Date.parse(given.endsWith('GMT') ? given : `${given} GMT`)
  return Number.isNaN(ms) ? undefined : ms
}
