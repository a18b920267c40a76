import type { Guide } from '../guide.ts'

export const guide: Guide = {
  source: 'Ours: the strongest mind of the house',
  idea: [
    'Raven is an engine in the modern manner, compiled to WebAssembly. It keeps the board in 64-bit words, looks at millions of positions a minute, prunes boldly, remembers what it has seen, and follows every line until it is quiet.',
    'What a quiet position is worth a network tells it, which has learned from a million games of Raven against itself and from nobody else’s.',
    'It tells the lines it expects, how deep it looked, and the chances of a win, a draw and a loss that it gives itself. It can also say what each piece is worth to it just where it stands.',
  ],
  ours: [
    'A level makes it beatable: it looks at fewer positions, and draws among its best moves, the better the likelier. On a low level it does not look closely now and then, and leaves a piece to be taken, as people do. The levels are even steps on the scale of people, measured by games.',
    'With one thread and a limit of nodes, or on a level, it gives the same answer every time.',
  ],
  example: {
    fen: 'r1bqr1k1/pp1nbppp/2p2n2/3p2B1/3P4/2NBP3/PPQ1NPPP/R4RK1 w - - 6 11',
    variant: 'standard',
    setting: 'level',
    others: { timeMs: 900 },
    task: 'On a low level several moves have a fair chance to be played. Higher up the chances gather on the best one.',
    again: 'Draw again',
  },
}
