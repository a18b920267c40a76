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
import { describeFaults, type Variant } from '@rookery/rules'
import { describeSystemError, exitCodes, Failure } from '../exit.ts'
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
  if (sources.length !== 1) throw usage('--openings needs one of set=own, file=FILE and random=PLIES')
  const random = pairs.get('random')
  if (random !== undefined) {
    const plies = parseNumber('random', random, { min: 0, max: 100, isWhole: true })
    const openings = await generateOpenings({ variant, plies, seed, count: Math.min(rounds, MOST_RANDOM) })
    if (openings.length === 0) throw usage(`no game of ${variant.name} lasts ${plies} random half-moves`)
    return openings.map(writeOpening)
  }
  const order = openingOrders.find((name) => name === (pairs.get('order') ?? 'sequential'))
  if (!order) throw usage(`order is ${openingOrders.join(' or ')}, not "${pairs.get('order')}"`)
  const first = parseNumber('start', pairs.get('start') ?? '1', { min: 1, max: 1e9, isWhole: true }) - 1
  const openings = pairs.has('set')
    ? ownSet(pairs.get('set')!, variant)
    : await readFileOf(pairs, variant, errors)
  return chooseOpenings(openings, { order, seed, count: rounds, first }).map(writeOpening)
}

function ownSet(name: string, variant: Variant): readonly Opening[] {
  if (name !== 'own') throw usage(`the only set is set=own, not "${name}"`)
  const openings = ownOpenings(variant)
  if (openings.length === 0) throw usage(`there is no set of openings for ${variant.name}: use random=PLIES`)
  return openings
}

async function readFileOf(pairs: Pairs, variant: Variant, errors: Writable): Promise<readonly Opening[]> {
  const file = pairs.get('file')!
  const named = pairs.get('format') ?? extname(file).slice(1).toLowerCase()
  const format = formats.find((known) => known === named)
  if (!format) throw usage(`name the format of ${file}: format=${formats.join(', format=')}`)
  const plies = pairs.get('plies')
  const text = await readFile(file, 'utf8').catch((error) => {
    throw usage(`cannot read ${file}: ${describeSystemError(error)}`)
  })
  const book = parseOpenings(text, {
    format,
    variant,
    ...(plies === undefined
      ? {}
      : { plies: parseNumber('plies', plies, { min: 1, max: 1000, isWhole: true }) }),
  })
  if (!book.ok) throw new Failure(`${file}: ${describeFaults(book.faults)}`, exitCodes.faults)
  const { openings, skipped, faults } = book.value
  if (skipped > 0)
    await write(
      errors,
      `${file}: ${skipped} of ${openings.length + skipped} openings cannot be used and are left out; ` +
        `the first is ${faults[0]!.message}\n`,
    )
  return openings
}
