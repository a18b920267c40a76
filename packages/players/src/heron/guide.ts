import type { Guide } from '../guide.ts'

export const guide: Guide = {
  source: 'After a JavaScript alpha-beta that plays any game',
  idea: [
    'Heron’s search does not know what chess is. It wants three things from a game: which positions follow from one, whether a position is the end, and what it is worth. With these it walks the tree, takes the best for itself and the worst for itself where the other moves, and cuts off what can no longer matter.',
    'For chess it is given the plainest worth there is, the sum of the pieces. So it sees every tactic within its depth, and between quiet moves it does not care: it draws among the equals.',
  ],
  ours: [
    'The set of equal best moves is exactly that of a full search: a branch that was cut off at the same value does not count as a tie.',
    'Against a king that has lost everything else it counts one thing more, the term “bare king”: how near that king is to the edge and a corner, and how near its own king is. Without it Heron would draw lots with a queen more, until the game is drawn.',
    'The same function is exported from the library; our tic-tac-toe example never loses with it.',
    'What each piece is worth is yours to say.',
  ],
  example: {
    fen: '4k3/pppb1ppp/2n5/1B6/8/5N2/PPPP1PPP/4K3 w - - 0 1',
    variant: 'standard',
    setting: 'bishop',
    values: [100, 150, 200, 250, 300, 350, 400, 450, 500],
    others: { depth: 2 },
    task: 'The knight is worth 300. As long as the bishop is worth less, Heron gives it for the knight on c6; from 300 on it sees no reason to.',
  },
}
