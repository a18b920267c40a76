import {
  createRandom,
  Game,
  Line,
  makePgn,
  makeFen as makeRookeryFen,
  parsePgn,
  parseFen as parseRookeryFen,
  startPosition,
} from '@rookery/rules'
import { Chess as ChessJs } from 'chess.js'
import { makeFen as makeChessopsFen, parseFen as parseChessopsFen } from 'chessops/fen'
import type { Contender } from '../race.ts'

/** Games of random legal moves, ended by the rules or after 120 plies. */
function randomLines(count: number, seed: number): Line[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => {
    let line = Line.from(startPosition())
    while (!line.outcome() && line.moves.length < 120) {
      const moves = line.position.legalMoves()
      line = line.play(moves[random.below(moves.length)]!)
    }
    return line
  })
}

export function pgnContenders(count: number): Contender[] {
  const pgns = randomLines(count, 1).map((line) => {
    const game = new Game()
    let node = game.root
    for (const move of line.moves) node = node.play(move)
    return makePgn(game)
  })
  const file = pgns.join('\n')
  return [
    {
      name: 'rookery',
      run: () => parsePgn(file).filter((result) => result.ok).length,
    },
    {
      name: 'chess.js',
      run: () => {
        for (const pgn of pgns) new ChessJs().loadPgn(pgn)
        return pgns.length
      },
    },
  ]
}

export function fenContenders(count: number): Contender[] {
  const fens = randomLines(Math.ceil(count / 50), 2)
    .flatMap((line) => line.positions.map((position) => makeRookeryFen(position)))
    .slice(0, count)
  return [
    {
      name: 'rookery',
      run: () => {
        for (const fen of fens) {
          const setup = parseRookeryFen(fen)
          if (!setup.ok || makeRookeryFen(setup.value) !== fen) throw new Error(fen)
        }
        return fens.length
      },
    },
    {
      name: 'chessops',
      run: () => {
        for (const fen of fens)
          if (makeChessopsFen(parseChessopsFen(fen).unwrap()) !== fen) throw new Error(fen)
        return fens.length
      },
    },
  ]
}
