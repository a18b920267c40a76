import type { Adjudication, EloModel, Sprt } from '@rookery/arena'
import { say } from '@rookery/words/cli/arena'
import { type Pairs, parseNumber, parsePairs, usage } from './parse-pairs.ts'

const count = { min: 1, max: 10_000, isWhole: true }
const centipawns = { min: 0, max: 100_000 }

export function parseAdjudication(options: {
  resign?: string[]
  draw?: string[]
  maxmoves?: string
}): Adjudication {
  const resign = options.resign && parsePairs('--resign', options.resign, ['movecount', 'score', 'twosided'])
  const draw = options.draw && parsePairs('--draw', options.draw, ['movenumber', 'movecount', 'score'])
  return {
    ...(resign
      ? {
          resign: {
            moves: numberOf(resign, 'movecount', '3', count),
            scoreCp: numberOf(resign, 'score', '600', centipawns),
            twoSided: parseSwitch(resign.get('twosided') ?? 'false'),
          },
        }
      : {}),
    ...(draw
      ? {
          draw: {
            from: numberOf(draw, 'movenumber', '40', count),
            moves: numberOf(draw, 'movecount', '8', count),
            scoreCp: numberOf(draw, 'score', '10', centipawns),
          },
        }
      : {}),
    ...(options.maxmoves === undefined
      ? {}
      : { maxMoves: parseNumber('--maxmoves', options.maxmoves, count) }),
  }
}

const models: Readonly<Record<string, EloModel>> = {
  logistic: 'logistic',
  normalised: 'normalised',
  normalized: 'normalised',
}

export function parseSprt(words: readonly string[]): Sprt {
  const pairs = parsePairs('--sprt', words, ['elo0', 'elo1', 'alpha', 'beta', 'model', 'unit'])
  const elo = { min: -1000, max: 1000 }
  const share = { min: 0.0001, max: 0.4999 }
  const model = models[pairs.get('model') ?? 'normalised']
  const unit = pairs.get('unit') ?? 'pairs'
  if (!model) throw usage(say('rule.model', { text: pairs.get('model') ?? '' }))
  if (unit !== 'pairs' && unit !== 'games') throw usage(say('rule.unit', { text: unit }))
  const sprt = {
    elo0: numberOf(pairs, 'elo0', '0', elo),
    elo1: numberOf(pairs, 'elo1', '5', elo),
    alpha: numberOf(pairs, 'alpha', '0.05', share),
    beta: numberOf(pairs, 'beta', '0.05', share),
    model,
    unit,
  } as const
  if (sprt.elo0 >= sprt.elo1) throw usage(say('rule.elo'))
  return sprt
}

const numberOf = (
  pairs: Pairs,
  name: string,
  preset: string,
  range: Parameters<typeof parseNumber>[2],
): number => parseNumber(name, pairs.get(name) ?? preset, range)

function parseSwitch(text: string): boolean {
  if (text === 'true' || text === 'false') return text === 'true'
  throw usage(say('rule.twosided', { text }))
}
