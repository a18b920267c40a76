import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { Writable } from 'node:stream'
import {
  chooseOpenings,
  generateOpenings,
  type Opening,
  type OpeningsFormat,
  type OpeningText,
  openingOrders,
  ownOpenings,
  parseOpenings,
  writeOpening,
} from '@rookery/arena'
import { sayFault, sayFaults } from '@rookery/play/fault-words'
import type { Variant } from '@rookery/rules'
import { say } from '@rookery/words/cli/arena'
import { say as sayMain } from '@rookery/words/cli/main'
import { exitCodes, Failure } from '../exit.ts'
import { describeSystemError } from '../system-error.ts'
import { type Terminal, write } from '../terminal.ts'
import { type Pairs, parseNumber, parsePairs, usage } from './parse-pairs.ts'

const formats: readonly OpeningsFormat['format'][] = ['epd', 'fen', 'pgn']

/** Random openings for so many rounds are made; a longer tournament goes through them again. */
const MOST_RANDOM = 10_000

/** The openings that a tournament of so many rounds needs: our own, from `file=`, or with `random=PLIES` made up. */
export async function readOpenings(
  words: readonly string[],
  { variant, seed, rounds }: { variant: Variant; seed: number; rounds: number },
  { errors }: Terminal,
): Promise<OpeningText[]> {
  const pairs = parsePairs('--openings', words, [
    'set',
    'file',
    'format',
    'order',
    'plies',
    'start',
    'random',
  ])
  const sources = ['set', 'file', 'random'].filter((name) => pairs.has(name))
  if (sources.length !== 1) throw usage(say('openings.source'))
  const random = pairs.get('random')
  if (random !== undefined) {
    const plies = parseNumber('random', random, { min: 0, max: 100, isWhole: true })
    const openings = await generateOpenings({ variant, plies, seed, count: Math.min(rounds, MOST_RANDOM) })
    if (openings.length === 0) throw usage(say('openings.tooLong', { variant: variant.name, plies }))
    return openings.map(writeOpening)
  }
  const order = openingOrders.find((name) => name === (pairs.get('order') ?? 'sequential'))
  if (!order) throw usage(say('openings.order', { text: pairs.get('order') ?? '' }))
  const first = parseNumber('start', pairs.get('start') ?? '1', { min: 1, max: 1e9, isWhole: true }) - 1
  const openings = pairs.has('set')
    ? ownSet(pairs.get('set')!, variant)
    : await readFileOf(pairs, variant, errors)
  return chooseOpenings(openings, { order, seed, count: rounds, first }).map(writeOpening)
}

function ownSet(name: string, variant: Variant): readonly Opening[] {
  if (name !== 'own') throw usage(say('openings.set', { name }))
  const openings = ownOpenings(variant)
  if (openings.length === 0) throw usage(say('openings.noSet', { variant: variant.name }))
  return openings
}

async function readFileOf(pairs: Pairs, variant: Variant, errors: Writable): Promise<readonly Opening[]> {
  const file = pairs.get('file')!
  const named = pairs.get('format') ?? extname(file).slice(1).toLowerCase()
  const format = formats.find((known) => known === named)
  if (!format) throw usage(say('openings.format', { file, formats: `format=${formats.join(', format=')}` }))
  const plies = pairs.get('plies')
  const text = await readFile(file, 'utf8').catch((error) => {
    throw usage(`${sayMain('cannotRead', { file })}: ${describeSystemError(error)}`)
  })
  const book = parseOpenings(text, {
    format,
    variant,
    ...(plies === undefined
      ? {}
      : { plies: parseNumber('plies', plies, { min: 1, max: 1000, isWhole: true }) }),
  })
  if (!book.ok) throw new Failure(`${file}: ${sayFaults(book.faults)}`, exitCodes.faults)
  const { openings, skipped, faults } = book.value
  if (skipped > 0)
    await write(
      errors,
      `${say('openings.skipped', { file, skipped, count: openings.length + skipped, first: sayFault(faults[0]!) })}\n`,
    )
  return openings
}
