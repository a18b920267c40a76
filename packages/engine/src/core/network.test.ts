import {
  chess960,
  chess960Start,
  createRandom,
  minichess,
  type Position,
  parsePosition,
  type Random,
  startPosition,
  unwrap,
} from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { randomNetwork, referenceScore } from '../network/network.fixture.ts'
import { manStates } from '../network/network-file.ts'
import { openFeatureCore } from './features.fixture.ts'
import { setLine } from './line.ts'
import { packMove, packPosition } from './packed.ts'
import { readMoves } from './reading.ts'
import { writeNetwork } from './write-network.ts'

const POSITIONS = 17_000
const [kept, fresh] = [openFeatureCore(), openFeatureCore()]

const variants = [
  ['standard chess', 'standard', () => startPosition()],
  [
    'Chess960',
    'standard',
    (random: Random) => unwrap(parsePosition(chess960Start(random.below(960)), chess960)),
  ],
  ['minichess', 'minichess', () => startPosition(minichess)],
] as const

const everyShape = variants.flatMap(([game, ...rest]) =>
  manStates.map((states) => [game, states, ...rest] as const),
)

describe.each(everyShape)('the network on %s with %i states of a man', (_, states, variant, drawStart) => {
  it('scores positions of random games as plain numbers do', () => {
    const network = randomNetwork(variant, 64, states)
    writeNetwork(kept.core, kept.memory, network)
    kept.core.forgetNeurons()
    const random = createRandom(8)
    for (let game = 0; game < 4; game++) {
      let position: Position = drawStart(random)
      setLine(kept.core, kept.memory, packPosition(position))
      for (let ply = 0; ply < 60; ply++) {
        expect(kept.core.evaluateByNetwork()).toBe(referenceScore(network, position))
        const moves = position.legalMoves()
        if (moves.length === 0) break
        const move = moves[random.below(moves.length)]!
        kept.core.play(packMove(move))
        position = position.play(move)
      }
    }
  })

  it('has the same sums whether they were kept or made afresh', { timeout: 60_000 }, () => {
    const network = randomNetwork(variant, 32, states)
    for (const { core, memory } of [kept, fresh]) writeNetwork(core, memory, network)
    kept.core.forgetNeurons()
    const random = createRandom(9)
    let compared = 0
    while (compared < POSITIONS) {
      const start = packPosition(drawStart(random))
      for (const { core, memory } of [kept, fresh]) setLine(core, memory, start)
      compared += walk(random)
    }
  })
})

/** Goes to and fro along lines of a game, as a search does, and compares where it evaluates; returns how often. */
function walk(random: Random): number {
  const path: number[] = []
  let compared = 0
  for (let step = 0; step < 250; step++) {
    const moves = readMoves(kept.core, kept.memory)
    if (path.length > 0 && (moves.length === 0 || random.below(3) === 0)) {
      const last = path.pop()!
      for (const { core } of [kept, fresh]) core.unmake(last)
    } else if (moves.length === 0) break
    else {
      const move = moves[random.below(moves.length)]!
      path.push(move)
      for (const { core } of [kept, fresh]) core.make(move)
    }
    if (random.below(4) === 0) continue
    fresh.core.forgetNeurons()
    const [found, wanted] = [kept.core.evaluateByNetwork(), fresh.core.evaluateByNetwork()]
    // A plain comparison: a hundred thousand expectations take their time.
    if (found !== wanted) expect(found).toBe(wanted)
    compared++
  }
  return compared
}
