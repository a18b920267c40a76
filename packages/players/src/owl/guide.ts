import type { Guide } from '../guide.ts'

export const guide: Guide = {
  source: 'After a Python text game with a value for every square',
  idea: [
    'Owl looks ahead. It imagines its moves, the answers, its moves again, to a set number of half-moves, and believes that both sides choose what is best for them. Alpha-beta lets it leave out every branch that cannot change the choice any more.',
    'At the end of each line it needs a number. It counts the pieces and adds, for every piece, what its square is worth: a knight is at home in the centre and lost at the edge, a king is safe in the corner. These tables are all it knows of strategy.',
    'Before it counts, it waits until the pieces have stopped falling: beyond its depth it still looks at captures, promotions and answers to check, so that no line ends in the middle of an exchange. Turn “quiet ends” off and it stops at its depth, as the original does.',
  ],
  ours: [
    'Castling and en passant, which the original leaves out, are played and foreseen.',
    'Stalemate is told from mate, repetition and the fifty-move rule are seen inside the search, and a nearer mate counts for more, so a won game is not thrown away by a draw.',
    'A mate with few pieces lies further off than Owl sees. So a term of its own, “bare king”, counts how near a king without pieces is to the edge and a corner, how near Owl’s own king is to it, and how far from the edge that one stays: at its usual depth, with a queen or a rook, Owl mates it.',
    'It plays either colour, deepens step by step and can be stopped at any moment.',
    'There are three sets of tables to choose from, its taste.',
  ],
  example: {
    fen: 'r4rk1/pp3ppp/2p2n2/8/8/2N2P2/PPP3PP/2KR3R w - - 0 15',
    variant: 'standard',
    setting: 'taste',
    others: { depth: 1 },
    task: 'One half-move ahead, so that the tables speak alone. With another taste, the king’s safety or the seventh rank comes first.',
  },
}
