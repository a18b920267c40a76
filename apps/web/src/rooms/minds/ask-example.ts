import { createPlayer, loadParrot, type Settings, type Thought } from '@rookery/players'
import { createRandom, Line, type Position } from '@rookery/rules'
import { parrotRows } from './parrot-rows.ts'

/** One answer of a mind with these settings, which is let go at once. */
export async function askExample(
  id: string,
  settings: Settings,
  seed: number,
  position: Position,
  signal: AbortSignal,
): Promise<Thought> {
  if (id === 'parrot') return askParrot(settings, seed, position)
  const player = await createPlayer(id, settings, seed)
  try {
    const { thought } = await player.think(Line.from(position), {}, () => {}, signal)
    return thought
  } finally {
    await player.dispose()
  }
}

/** Parrot's own table is the reader's; here it reads a small one, and looking up four rows needs no worker. */
async function askParrot({ exploration }: Settings, seed: number, position: Position): Promise<Thought> {
  const { createParrot } = await loadParrot()
  const table = { rowsOf: async () => parrotRows }
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
