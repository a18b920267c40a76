import type { MoveRow } from '@rookery/experience'
import { createRandom, Line, type Position } from '@rookery/rules'
import type { Guide } from '../guide.ts'
import type { Settings } from '../settings.ts'
import type { Thought } from '../thought.ts'

export const guide: Guide = {
  source: 'After a JavaScript program that learns a table of moves from games',
  idea: [
    'Parrot knows no chess. It keeps a table: in this position, this move was played so many times, and ten half-moves later the side that played it had lost and won so much. What was kept of one’s own pieces is the defensive worth, what was taken from the enemy the offensive one; a game that was won or lost weighs far more.',
    'To move, it looks up the rows of the position and adds both worths. The sums are shifted so that the least is 1, squared so that good moves stand out, and laid around a roulette wheel. Then the ball is thrown: mostly it falls on a good move, but not always, and so the known moves go on being tried.',
  ],
  ours: [
    'Moves that were never tried can be explored, at a rate you set. The original left that to do.',
    'The table lives in SQLite, in MySQL or in this browser, and many learners can feed one at once without losing a game.',
    'Positions are told apart by what matters alone, so that equal ones meet in one row.',
    'Where it knows nothing, another mind thinks for it, and its thought says so.',
  ],
  example: {
    fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    variant: 'standard',
    setting: 'exploration',
    values: [0, 0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 1.5, 2],
    others: {},
    task: 'A small table of four rows, made up for this page. Turn exploration up, and moves nobody has tried get slices of the wheel.',
    again: 'Throw the ball again',
    ask: askOnExampleTable,
  },
}

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
