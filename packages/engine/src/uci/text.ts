import { type Move, makeFen, makePiece, makeSquare, makeUci, type Position } from '@rookery/rules'
import type { Term } from '../core/reading.ts'
import type { Evaluation } from '../engine.ts'
import type { BestMove, SearchInfo } from '../info.ts'

export const ENGINE_NAME = 'Raven 0.1.0'

/** Moves one after another, each written as its own position wants it. */
function makeLine(position: Position, moves: readonly Move[]): string {
  const words: string[] = []
  let current = position
  for (const move of moves) {
    words.push(makeUci(move, current))
    current = current.play(move)
  }
  return words.join(' ')
}

export function makeInfoLine(info: SearchInfo, position: Position, showsWdl: boolean): string {
  const { score, bound } = info
  return [
    `info depth ${info.depth} seldepth ${Math.max(info.selectiveDepth, info.depth)} multipv ${info.line}`,
    score.kind === 'mate' ? `score mate ${score.moves}` : `score cp ${score.cp}`,
    ...(bound === 'exact' ? [] : [`${bound}bound`]),
    ...(showsWdl ? [`wdl ${info.wdl.join(' ')}`] : []),
    `nodes ${info.nodes} nps ${info.nodesPerSecond} hashfull ${info.hashPermille} time ${info.timeMs}`,
    `pv ${makeLine(position, info.moves)}`,
  ].join(' ')
}

export function makeBestMoveLine({ move, ponder }: BestMove, position: Position): string {
  if (move === undefined) return 'bestmove (none)'
  const best = `bestmove ${makeUci(move, position)}`
  return ponder === undefined ? best : `${best} ponder ${makeUci(ponder, position.play(move))}`
}

/** The board as letters, with the position's FEN below it. */
export function makeDiagram(position: Position): string[] {
  const { files, ranks } = position.variant
  const rows = Array.from({ length: ranks }, (_, down) => {
    const rank = ranks - 1 - down
    const cells = Array.from({ length: files }, (_, file) => {
      const piece = position.pieceAt(rank * 8 + file)
      return piece ? makePiece(piece) : '.'
    })
    return ` ${rank + 1}  ${cells.join(' ')}`
  })
  const letters = Array.from({ length: files }, (_, file) => makeSquare(file)[0])
  return [...rows, '', `    ${letters.join(' ')}`, '', `Fen: ${makeFen(position)}`]
}

/** White's and Black's share of each term, in centipawns of the middlegame and the endgame. */
export function makeTerms({ terms, countsTerms, networkCp, scoreCp }: Evaluation): string[] {
  const cell = (worth: number) => String(worth).padStart(6)
  const pair = ({ middlegame, endgame }: Term['white']) => `${cell(middlegame)} ${cell(endgame)}`
  return [
    `${'term'.padEnd(10)} |  white mg/eg  |  black mg/eg`,
    ...terms.map(({ name, white, black }) => `${name.padEnd(10)} | ${pair(white)} | ${pair(black)}`),
    `the terms are ${countsTerms ? 'part of the score' : 'no part of the score: the network takes their place'}`,
    `network ${networkCp} cp for the side to move`,
    `score ${scoreCp} cp for the side to move`,
  ]
}
