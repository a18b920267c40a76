import { createRandom, minichess, standard, startPosition } from '@rookery/rules'
import { expect, it } from 'vitest'
import { openCore } from '../core/core.fixture.ts'
import { setLine } from '../core/line.ts'
import { packPosition } from '../core/packed.ts'
import { readMoves } from '../core/reading.ts'
import { handSignatures } from './hand-signatures.ts'

const GAMES = 20
const PLIES = 40

it.each([
  ['standard', standard],
  ['minichess', minichess],
] as const)('the signature of %s is that of the hand-written evaluation as it is', (name, variant) => {
  const { core, memory } = openCore(1)
  const random = createRandom(1)
  core.prepareVariant(variant === minichess)
  let signature = 0
  for (let game = 0; game < GAMES; game++) {
    setLine(core, memory, packPosition(startPosition(variant)))
    for (let ply = 0; ply < PLIES; ply++) {
      // Sorted, because the order in which moves are generated is no part of the evaluation.
      const moves = readMoves(core, memory).sort((a, b) => a - b)
      if (moves.length === 0) break
      core.play(moves[random.below(moves.length)]!)
      signature = (Math.imul(signature, 31) + core.evaluate()) | 0
    }
  }
  // Networks that correct it are of no use any more: train them anew, and then write the new number down.
  expect(signature).toBe(handSignatures[name])
})
