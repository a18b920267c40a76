import type { RavenLine, RavenThought } from '@rookery/players'
import { makePiece, makeSan, makeSans, makeSquare, type Position } from '@rookery/rules'
import { makeSigned, makeTable, type ThoughtText } from './thought-text.ts'

export function describeRaven(thought: RavenThought, position: Position): ThoughtText {
  const { lines, choice, depth, selectiveDepth, nodes, nodesPerSecond, slip, pieces } = thought
  const chosen = lines.find(({ moves }) => moves[0] === choice) ?? lines[0]
  const score = chosen?.score.kind === 'cp' ? { value: chosen.score.cp, side: position.turn } : undefined
  return {
    ...(score ? { score } : {}),
    ...(chosen?.score.kind === 'mate' ? { decided: makeRavenScore(chosen) } : {}),
    reason: chosen
      ? `expects ${makeSans(position, chosen.moves).join(' ')}: ${makeRavenScore(chosen)}`
      : 'had no line yet',
    counts: [
      ...(chosen ? [['Score', makeRavenScore(chosen)] as const] : []),
      ['Depth', `${depth}/${selectiveDepth}`],
      ['Nodes', nodes],
      ['Nodes/second', nodesPerSecond],
    ],
    lines: [
      `It looked ${depth} half-moves ahead, at lines of up to ${selectiveDepth}, at ${nodes} nodes.`,
      'Its lines, best first, with thousandths of a win, a draw and a loss:',
      ...makeTable(
        lines.map((line, index) => [
          `  ${makeRavenScore(line)}`,
          line.wdl.join('/'),
          ...(slip ? [`chance ${(100 * slip.chances[index]!).toFixed(1)}%`] : []),
          makeSans(position, line.moves).join(' '),
        ]),
      ),
      ...(slip ? [`It drew ${slip.drawn.toFixed(3)}, which fell on ${makeSan(position, choice)}.`] : []),
      ...(pieces.length > 0 ? ['What each piece is worth to its evaluation, in centipawns:'] : []),
      ...pieces.map(
        ({ piece, square, worthCp }) => `  ${makePiece(piece)}${makeSquare(square)} ${makeSigned(worthCp)}`,
      ),
    ],
  }
}

const makeRavenScore = ({ score }: RavenLine): string =>
  score.kind === 'cp'
    ? makeSigned(score.cp)
    : score.moves > 0
      ? `mate in ${score.moves}`
      : `mated in ${-score.moves}`
