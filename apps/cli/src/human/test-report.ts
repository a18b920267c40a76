import { makeTable } from '@rookery/players'
import type { Summary } from '@rookery/training/human'
import { say } from '@rookery/words/cli/human'
import { makeFixed } from '../console/numbers.ts'
import { makeEstimate, makePercent } from './make-estimate.ts'
import type { HumanTest, MatrixRow } from './run-test.ts'

const row = (label: string, { positions, first, three, nats }: Summary): string[] => [
  label,
  String(positions),
  makePercent(first),
  makePercent(three),
  makeEstimate(nats, 3),
]

/** The report in words and tables; errors are standard errors, told by games. */
export function makeTestReport({ leftOut, tested, matrix }: HumanTest): string {
  const { name, games, all, afterOpening, bands, phases } = tested
  const table = makeTable([
    [
      ...[say('test.head.moves'), say('test.head.number')],
      ...[say('test.head.first'), say('test.head.three'), say('test.head.nats')],
    ],
    row(say('test.all'), all),
    row(say('test.afterOpening'), afterOpening),
    ...phases.filter(({ positions }) => positions > 0).map((phase) => row(say(`test.${phase.phase}`), phase)),
    ...bands.map((band) => row(say('test.rated', { from: band.band, to: band.band + 199 }), band)),
  ])
  const head =
    leftOut > 0 ? say('test.titleWithout', { name, games, leftOut }) : say('test.title', { name, games })
  return [head, '', ...table, ...makeMatrix(matrix)].join('\n')
}

const labelOf = ({ asRating }: MatrixRow): string => (asRating === 'own' ? say('test.own') : String(asRating))

/** First choices in each band (after ply 10), where the network is told each rating in turn, and last the mover's own. */
function makeMatrix(matrix: readonly MatrixRow[]): string[] {
  if (matrix.length === 0) return []
  const bands = matrix[0]!.report.bands.map(({ band }) => band)
  // A band is there only if it has moves.
  const firstOf = ({ report }: MatrixRow, index: number) => report.bands[index]!.first.mean!
  const best = bands.map((_, index) => Math.max(...matrix.map((row) => firstOf(row, index))))
  const cell = (row: MatrixRow, index: number) => {
    const mean = firstOf(row, index)
    return `${makeFixed(100 * mean, 1)}${mean === best[index] ? '*' : ''}`
  }
  return [
    '',
    say('test.matrixTitle'),
    ...makeTable([
      [say('test.head.told'), ...bands.map(String)],
      ...matrix.map((row) => [labelOf(row), ...bands.map((_, index) => cell(row, index))]),
    ]),
  ]
}
