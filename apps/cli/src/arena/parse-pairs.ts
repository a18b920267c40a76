import { say } from '@rookery/words/cli/main'
import { exitCodes, Failure } from '../exit.ts'

export type Pairs = ReadonlyMap<string, string>

/** The words behind each occurrence of an option, up to the next option: commander would put them all together. */
export function groupsAfter(option: string, args: readonly string[]): string[][] {
  const groups: string[][] = []
  for (let at = args.indexOf(option); at >= 0; at = args.indexOf(option, at + 1)) {
    const next = args.findIndex((word, index) => index > at && word.startsWith('--'))
    groups.push(args.slice(at + 1, next < 0 ? undefined : next))
  }
  return groups
}

/** `name=value` words. Every name must be known: a slip that is passed over would change what is measured. */
export function parsePairs(option: string, words: readonly string[], known: readonly string[]): Pairs {
  const pairs = new Map<string, string>()
  for (const word of words) {
    const at = word.indexOf('=')
    const name = at < 0 ? word : word.slice(0, at)
    const isKnown = known.some((pattern) =>
      pattern.endsWith('.') ? name.startsWith(pattern) && name.length > pattern.length : name === pattern,
    )
    if (at < 0) throw usage(say('wrong.notAPair', { option, word }))
    if (!isKnown)
      throw usage(say('wrong.unknownPair', { option, name, known: known.map(showPattern).join(', ') }))
    if (pairs.has(name)) throw usage(say('wrong.pairTwice', { option, name }))
    pairs.set(name, word.slice(at + 1))
  }
  return pairs
}

const showPattern = (pattern: string): string => (pattern.endsWith('.') ? `${pattern}NAME` : pattern)

export const usage = (message: string): Failure => new Failure(message, exitCodes.usage)

export interface NumberRange {
  readonly min: number
  readonly max: number
  readonly isWhole?: boolean
}

export function parseNumber(what: string, text: string, { min, max, isWhole = false }: NumberRange): number {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  if (!Number.isFinite(value) || value < min || value > max || (isWhole && !Number.isInteger(value)))
    throw usage(
      say(isWhole ? 'wrong.wholeNumberOf' : 'wrong.numberOf', {
        what,
        min: String(min),
        max: String(max),
        text,
      }),
    )
  return value
}

export const parseWhole = (what: string, text: string, min: number, max: number): number =>
  parseNumber(what, text, { min, max, isWhole: true })
