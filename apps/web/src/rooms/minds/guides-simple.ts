import type { Guide } from './guide.ts'

export const fledglingGuide: Guide = {
  id: 'fledgling',
  source: 'Our own, the floor of the ladder',
  idea: [
    'Fledgling puts every legal move into a hat and draws one. It has no plan, no memory and no taste; a mate in one is as likely as giving the queen away.',
    'It is here as a measure. Whatever a mind is worth, it must at least beat chance, and by how much it does is the first number we ask of it.',
  ],
  ours: [
    'Chance is seeded: the same seed draws the same moves, so that even a random game can be played again.',
  ],
  example: {
    fen: 'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4',
    variant: 'standard',
    setting: undefined,
    others: {},
    task: 'White mates in one with Qxf7. Draw a few times and see how long Fledgling takes to find it.',
  },
}

export const magpieGuide: Guide = {
  id: 'magpie',
  source: 'The first document: a game in the browser against an AI with an attacking temper',
  idea: [
    'Magpie does not search a tree. It asks of each move only what will happen on the square the piece goes to: who could take it there, who of ours could take back, and so on until nobody can. The gains and losses of that chain of captures, added up, are the move’s score.',
    'For the enemy it expects the cheapest taker, the careful guess; for itself it sends the dearest piece to take back, the hopeful one. Pieces are looked at in random order, each once, and the best score wins.',
    'What gives it its temper is the check. A move that attacks the king, where the king cannot simply take the attacker, gets a bonus so large that it outweighs any piece.',
  ],
  ours: [
    'Pins and pieces behind other pieces are seen, and knights count for both sides; the document forgot the enemy’s.',
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

export const parrotGuide: Guide = {
  id: 'parrot',
  source: 'The second half of the third document: learning by reinforcement, with a table of moves',
  idea: [
    'Parrot knows no chess. It keeps a table: in this position, this move was played so many times, and ten half-moves later the side that played it had lost and won so much. What was kept of one’s own pieces is the defensive worth, what was taken from the enemy the offensive one; a game that was won or lost weighs far more.',
    'To move, it looks up the rows of the position and adds both worths. The sums are shifted so that the least is 1, squared so that good moves stand out, and laid around a roulette wheel. Then the ball is thrown: mostly it falls on a good move, but not always, and so the known moves go on being tried.',
  ],
  ours: [
    'What the document left to do: moves that were never tried can be explored, at a rate you set.',
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
  },
}
