import { race } from './race.ts'
import { finishReport, reportRace, reportSize } from './report.ts'
import { standardChessBytes } from './rules/size.ts'
import { fenContenders, pgnContenders } from './rules/texts.ts'
import { perftContenders, positions, walkContenders } from './rules/walks.ts'

const ROUNDS = 5

for (const [name, depth] of [
  ['startpos', 5],
  ['kiwipete', 4],
] as const)
  reportRace(
    `perft, ${name}, depth ${depth}`,
    'nodes',
    race(perftContenders(positions[name], depth), ROUNDS),
    [{ peer: 'chessops', ratio: 8 }],
  )

for (const [name, depth] of [
  ['startpos', 4],
  ['kiwipete', 3],
] as const)
  reportRace(
    `list legal moves and play each, ${name}, depth ${depth}`,
    'moves',
    race(walkContenders(positions[name], depth), ROUNDS),
    [
      { peer: 'chessops', ratio: 3 },
      { peer: 'chess.js', ratio: 100 },
    ],
  )

reportRace('read and replay 2,000 PGN games', 'games', race(pgnContenders(2000), 3), [
  { peer: 'chess.js', ratio: 3 },
])
reportRace('read and write FEN', 'FENs', race(fenContenders(10_000), ROUNDS), [
  { peer: 'chessops', ratio: 1 },
])
reportSize(
  'standard chess (position, moves, FEN, SAN), minified and gzipped',
  await standardChessBytes(),
  25_000,
)
finishReport()
