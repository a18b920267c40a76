import { Line, startPosition } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import type { Mind } from '../mind.ts'
import { interruptedThought } from '../thought.ts'
import { createLocalRunner } from './runner.ts'

const game = Line.from(startPosition())

const patient: Mind = {
  async think({ moves, pulse, report }) {
    report(interruptedThought(moves))
    while (!pulse.stopped) await pulse.beat()
    return interruptedThought(moves.slice(1))
  },
  isGladOfDraw: () => false,
}

describe('a mind in this thread', () => {
  it('hears an abort that comes from an event, and answers', async () => {
    const controller = new AbortController()
    const report = () => setTimeout(() => controller.abort())
    const thought = await createLocalRunner(patient, 1).think(game, {}, report, controller.signal)
    expect(thought?.choice).toBe(game.position.legalMoves()[1])
  })

  it('ends its thought when it is disposed of', async () => {
    const runner = createLocalRunner(patient, 1)
    const report = () => setTimeout(() => void runner.dispose())
    await runner.think(game, {}, report, new AbortController().signal)
  })
})
