import { Line, minichess, parsePosition, startPosition } from '@rookery/rules'

const fens = {
  'first move': 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'open game': 'r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R b KQkq - 0 5',
  'closed game': 'r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 4 8',
  'middle game': 'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10',
  kiwipete: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  endgame: '8/5pk1/4p1p1/3pP2p/1p1P1P1P/1Pr3P1/3R2K1/8 w - - 0 40',
}

export const positions = Object.entries(fens).map(([name, fen]) => {
  const position = parsePosition(fen)
  if (!position.ok) throw new Error(fen)
  return { name, line: Line.from(position.value) }
})

/** Where both sides have most of their pieces, and choices. */
export const middleGames = positions.filter(({ name }) => name !== 'first move' && name !== 'endgame')

export const minichessStart = Line.from(startPosition(minichess))
