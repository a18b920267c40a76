import type { Guide } from '../guide.ts'

export const guide: Guide = {
  source: 'After a browser game whose AI likes to attack',
  idea: [
    'Magpie does not search a tree. It asks of each move only what will happen on the square the piece goes to: who could take it there, who of ours could take back, and so on until nobody can. The gains and losses of that chain of captures, added up, are the move’s score.',
    'For the enemy it expects the cheapest taker, the careful guess; for itself it sends the dearest piece to take back, the hopeful one. Pieces are looked at in random order, each once, and the best score wins.',
    'What gives it its temper is the check. A move that attacks the king, where the king cannot simply take the attacker, gets a bonus so large that it outweighs any piece.',
  ],
  ours: [
    'Pins and pieces behind other pieces are seen, and knights count for both sides; the original forgets the enemy’s.',
    'A chain that goes on never counts the same piece twice, and among takers of equal worth Magpie expects the one that hurts it most.',
    'Whether a move attacks the king, and whether the king can take the attacker, are two answers; both are shown.',
    'The bonus for a check became a setting, boldness, so that one can watch the temper rise.',
    'A move that would repeat the pattern A-B-A-B is passed over while there is another.',
  ],
  example: {
    fen: '2kr3r/ppp2ppp/2n5/2b1q3/8/2N2Q2/PPP2PPP/R1B2RK1 w - - 0 1',
    variant: 'standard',
    setting: 'boldness',
    values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    others: {},
    task: 'At 0 Magpie counts pieces alone. Turn the boldness up, and checks weigh more, its own and those it fears, until it gives one for its own sake.',
  },
}
