import type { Guide } from '../guide.ts'

export const guide: Guide = {
  source: 'After a student’s player for minichess, on five files and six ranks',
  idea: [
    'Wren was made for the small board, where kings may be left in reach and taking one wins. Its state value counts what stands on the board and what could be taken with the next move; a pawn one step from promotion is worth a queen already. The enemy’s pieces are weighed three times, so it would rather destroy than keep. The value is always counted for Wren’s own side, whoever is to move where a line ends.',
    'It searches by minimax, which looks at every line, or by alpha-beta, which leaves out what cannot matter. On minichess both end at the same worth, and the difference is how far one gets in the same time: beyond the depth either follows captures, promotions and what saves a king until the position is quiet. On other boards only alpha-beta does so; minimax stops at its depth, and so may come to another worth.',
    'A game of minichess ends after fifty half-moves, and the larger army wins. The referee’s count of both armies weighs two points more with each half-move, so that it decides when the end is near.',
  ],
  ours: [
    'The part of the state value that looks at the enemy’s threats never ran in the original’s code. Here it does.',
    'Because even a level game has a value far from zero, Wren also says how much better than a draw it stands.',
    'On minichess alpha-beta remembers positions that it has valued, so that it sees further in the same time. A remembered value is only used for the depth it was found with.',
    'It deepens move by move until it is stopped, and speaks the file protocol of the course it was written for.',
    'On boards where a king has to be mated, a term of its own drives a bare king to the edge.',
  ],
  example: {
    fen: 'kqbnr/pp1pp/2p2/1PN2/P1PPP/R1BQK b - - 1 2',
    variant: 'minichess',
    setting: 'method',
    others: { depth: 4 },
    task: 'Four half-moves ahead. The choice and its value stay the same; look at how many nodes each method had to visit.',
  },
}
