import type { MoveRow } from '@rookery/experience'
import { createRandom, Line, type Position } from '@rookery/rules'
import { say } from '@rookery/words/guides/parrot'
import type { Guide } from '../guide.ts'
import { paragraphs } from '../paragraphs.ts'
import type { Settings } from '../settings.ts'
import type { Thought } from '../thought.ts'

export const makeGuide = (): Guide => ({
  source: say('source'),
  idea: paragraphs(say('idea')),
  ours: paragraphs(say('ours')),
  example: {
    fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    variant: 'standard',
    setting: 'exploration',
    values: [0, 0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 1.5, 2],
    others: {},
    task: say('task'),
    again: say('again'),
    ask: askOnExampleTable,
  },
})

/** Made up for the guide: what a young Parrot might know of the first move. */
const exampleRows: readonly MoveRow[] = [
  { move: 'e4', defensiveSum: -12, offensiveSum: 26, counter: 14 },
  { move: 'd4', defensiveSum: -6, offensiveSum: 12, counter: 9 },
  { move: 'Nf3', defensiveSum: -3, offensiveSum: 3, counter: 4 },
  { move: 'f3', defensiveSum: -14, offensiveSum: 4, counter: 5 },
]

/** Parrot's own table is the reader's; here it reads a small one, and looking up four rows needs no worker. */
async function askOnExampleTable(
  { exploration }: Settings,
  seed: number,
  position: Position,
): Promise<Thought> {
  const { createParrot } = await import('./mind.ts')
  const table = { rowsOf: async () => exampleRows }
  const mind = createParrot({ exploration: Number(exploration), fallback: 'fledgling' }, table)
  return mind.think({
    game: Line.from(position),
    limits: {},
    moves: position.legalMoves(),
    random: createRandom(seed),
    pulse: { stopped: false, elapsedMs: 0, beat: async () => {} },
    report: () => {},
  })
}
