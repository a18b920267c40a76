import type { Guide } from './guide.ts'

export const owlGuide: Guide = {
  id: 'owl',
  source: 'The second document: a chess program in three classes, with square values',
  idea: [
    'Owl looks ahead. It imagines its moves, the answers, its moves again, to a set number of half-moves, and believes that both sides choose what is best for them. Alpha-beta lets it leave out every branch that cannot change the choice any more.',
    'At the end of each line it needs a number. It counts the pieces and adds, for every piece, what its square is worth: a knight is at home in the centre and lost at the edge, a king is safe in the corner. These tables are all it knows of strategy.',
    'Before it counts, it waits until the pieces have stopped falling: beyond its depth it still looks at captures, crownings and answers to check, so that no line ends in the middle of an exchange. Turn “quiet ends” off and it stops at its depth, as the document does.',
  ],
  ours: [
    'Castling and en passant, which the document leaves out, are played and foreseen.',
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

export const heronGuide: Guide = {
  id: 'heron',
  source: 'The first half of the third document: alpha-beta for any game',
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

export const kestrelGuide: Guide = {
  id: 'kestrel',
  source: 'The fourth document: a rudimentary chess bot in Python',
  idea: [
    'Kestrel is a searcher too, and its evaluation has three parts: the points of the pieces, five for each move that a side has more than the other, and the weights of the squares. The number is always White’s: below zero, Black is better.',
    'To look further in the same time it tries promising moves first, crownings and good captures, because then more of the rest can be cut off. It remembers positions it has judged, and the list of moves it found in each, for when another order of moves leads there again.',
  ],
  ours: [
    'Its memory knows what a number means. A search that was cut off proves only a bound, and the document’s program stores it as if it were the value; ours keeps bounds and values apart.',
    'It follows captures, crownings and answers to check beyond its depth, until a line is quiet. Turn “quiet ends” off for the document’s way.',
    'A position that has stood twice on the board is a draw wherever in its search it comes again, so that a won game is not given away by repetition.',
    'Where the other king is alone, a fourth term, “bare king”, drives it to the edge and brings the own king near.',
    'The key of a position includes the side to move, castling and en passant.',
    'A nearer mate counts for more than a distant one.',
    'The weight of mobility, the document’s 5, can be turned.',
  ],
  example: {
    fen: 'r1bqr1k1/pp1nbppp/2p2n2/3p2B1/3P4/2NBP3/PPQ1NPPP/R4RK1 w - - 6 11',
    variant: 'standard',
    setting: 'mobility',
    values: [0, 2, 5, 10, 15, 20, 30, 40, 50],
    others: { depth: 2 },
    task: 'Give mobility more weight: Kestrel begins to trade pieces, and then to give them up, only to have more moves than Black.',
  },
}

export const wrenGuide: Guide = {
  id: 'wren',
  source: 'The fifth document: a student’s player for minichess, on five files and six ranks',
  idea: [
    'Wren was made for the small board, where kings may be left in reach and taking one wins. Its state value counts what stands on the board and what could be taken with the next move; a pawn one step from crowning is worth a queen already. The enemy’s pieces are weighed three times, so it would rather destroy than keep. The value is always counted for Wren’s own side, whoever is to move where a line ends.',
    'It searches by minimax, which looks at every line, or by alpha-beta, which leaves out what cannot matter. On minichess both end at the same worth, and the difference is how far one gets in the same time: beyond the depth either follows captures, crownings and what saves a king until the position is quiet. On other boards only alpha-beta does so; minimax stops at its depth, and so may come to another worth.',
    'A game of minichess ends after fifty half-moves, and the larger army wins. The referee’s count of both armies weighs two points more with each half-move, so that it decides when the end is near.',
  ],
  ours: [
    'The part of the state value that looks at the enemy’s threats never ran in the document’s code. Here it does.',
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

export const ravenGuide: Guide = {
  id: 'raven',
  source: 'Ours: the strongest mind of the house',
  idea: [
    'Raven is an engine in the modern manner, compiled to WebAssembly. It keeps the board in 64-bit words, looks at millions of positions a minute, prunes boldly, remembers what it has seen, and follows every line until it is quiet.',
    'What a quiet position is worth a network tells it, which has learned from a million games of Raven against itself and from nobody else’s.',
    'It tells the lines it expects, how deep it looked, and the chances of a win, a draw and a loss that it gives itself. It can also say what each piece is worth to it just where it stands.',
  ],
  ours: [
    'A level makes it beatable without making it foolish: it looks at fewer positions, and draws among the moves that are nearly as good as the best. A large blunder is never among them.',
    'With one thread and a limit of nodes, or on a level, it gives the same answer every time.',
  ],
  example: {
    fen: 'r1bqr1k1/pp1nbppp/2p2n2/3p2B1/3P4/2NBP3/PPQ1NPPP/R4RK1 w - - 6 11',
    variant: 'standard',
    setting: 'level',
    others: { timeMs: 900 },
    task: 'On a low level several moves have a fair chance to be played. Higher up the chances gather on the best one.',
  },
}
