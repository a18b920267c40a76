import { Writable } from 'node:stream'
import { MemoryStore, openTournament, type Plan, seatEntrantsWith } from '@rookery/arena'
import { expect, test } from 'vitest'
import { LiveView } from './live-view.ts'

class Screen extends Writable {
  readonly isTTY = true
  readonly columns = 60
  text = ''

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.text += chunk.toString()
    done()
  }
}

const person = (name: string) => ({ kind: 'person', name, control: {} }) as const

test('on a terminal the table stays in place, no line being wider than the screen', async () => {
  const plan: Plan = {
    event: 'x',
    variant: 'standard',
    entrants: [person('a'), person('b')],
    schedule: { kind: 'round-robin', rounds: 3, games: 2 },
    openings: [],
    seed: 1,
    adjudication: {},
    marginMs: 0,
    stallMs: 10_000,
    sprt: { elo0: 0, elo1: 5, alpha: 0.05, beta: 0.05, model: 'normalised', unit: 'pairs' },
  }
  const output = new Screen()
  const tournament = openTournament({
    store: new MemoryStore(plan),
    seatEntrant: seatEntrantsWith(async () => 'resign'),
    onEvent: (event) => {
      if (event.kind === 'end') view.show(event.record)
    },
  })
  const view = new LiveView({ input: process.stdin, output, errors: output }, plan, tournament)
  await tournament.run()
  const pictures = output.text.split('\x1b[6F\x1b[J')
  expect(pictures).toHaveLength(6)
  for (const picture of pictures) {
    const lines = picture.split('\n')
    expect(lines).toHaveLength(7)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(60)
  }
  const last = pictures.at(-1)!
  expect(last).toContain('6 of 6 games, ')
  expect(last).toMatch(/LLR 0\.\d\d \(-2\.94, \+2\.94\), undecided/)
  expect(last).toContain('game 6  b - a  0-1  resignation')
})
