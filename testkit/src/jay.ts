import type { Mind, RosterEntry, Score, Thought } from '@rookery/players'
import type { GameView, Move } from '@rookery/rules'

/**
 * A mind that only tests know, in everything that a mind can be given: it wants to leave its opponent as few moves as possible. Whoever
 * has a place for minds finds it there once it is registered, without a line of code that knows its name.
 */
export const createMind = (): Mind => ({
  think: ({ game, moves }) => weigh(game, moves),
  isGladOfDraw: () => false,
})

interface JayDetails {
  /** How many moves the opponent would have, by each move. */
  readonly left: readonly number[]
}

function weigh({ position }: GameView, moves: readonly Move[]): Thought<JayDetails> {
  const left = moves.map((move) => position.play(move).countLegalMoves())
  const readScore = (count: number): Score => ({
    side: position.turn,
    value: 0 - count,
    unit: 'moves for the opponent',
  })
  const weighed = moves
    .map((move, index) => ({ move, score: readScore(left[index]!) }))
    .sort((a, b) => b.score.value - a.score.value)
  const [best] = weighed
  return {
    kind: 'jay',
    choice: best!.move,
    score: best!.score,
    line: [best!.move],
    weighed,
    effort: { depth: 1, nodes: moves.length },
    details: { left },
  }
}

export const jay: RosterEntry = {
  id: 'jay',
  name: 'Jay',
  summary: 'leaves its opponent as few moves as possible',
  character: 'Shuts every door it finds.',
  variants: ['standard', 'gardner'],
  settings: {},
  hue: '#3f7fbf',
  portrait:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="24" fill="#3f7fbf"/></svg>',
  module: import.meta.url,
  load: async () => ({ createMind }),
  loadVoice: async () => ({
    reason: ({ details }) => `it counted the answers to ${(details as JayDetails).left.length} moves`,
  }),
  loadGuide: async () => ({
    source: 'Made for a test',
    idea: ['Jay plays each move in its head and counts what the opponent could answer.'],
    ours: ['Nothing was mended.'],
    example: {
      fen: '6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1',
      variant: 'standard',
      others: {},
      task: 'A mate leaves no move at all.',
      again: 'Count again',
    },
  }),
}
