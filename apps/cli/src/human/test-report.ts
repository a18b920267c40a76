import { makeTable } from '@rookery/players'
import type { Estimate, Summary } from '@rookery/training/human'
import { say } from '@rookery/words/cli/human'
import { makeFixed } from '../console/numbers.ts'
import type { HumanTest, MatrixRow } from './run-test.ts'

const percent = ({ mean, error }: Estimate): string =>
  `${makeFixed(100 * mean, 1)} ±${makeFixed(100 * error, 1)} %`

const nats = ({ mean, error }: Estimate): string =>
  mean === 0 ? '-' : error === 0 ? makeFixed(mean, 3) : `${makeFixed(mean, 3)} ±${makeFixed(error, 3)}`

const row = (label: string, { positions, first, three, nats: loss }: Summary): string[] => [
  label,
  String(positions),
  percent(first),
  percent(three),
  nats(loss),
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

/** First choices in each band (after ply 10), where the network is told each rating in turn. */
function makeMatrix(matrix: readonly MatrixRow[]): string[] {
  if (matrix.length === 0) return []
  const bands = matrix[0]!.report.bands.map(({ band }) => band)
  const best = bands.map((_, index) =>
    Math.max(...matrix.map(({ report }) => report.bands[index]!.first.mean)),
  )
  const cell = (row: MatrixRow, index: number) => {
    const { mean } = row.report.bands[index]!.first
    return `${makeFixed(100 * mean, 1)}${mean === best[index] ? '*' : ''}`
  }
  return [
    '',
    say('test.matrixTitle'),
    ...makeTable([
      [say('test.head.told'), ...bands.map(String)],
      ...matrix.map((row) => [String(row.asRating), ...bands.map((_, index) => cell(row, index))]),
    ]),
  ]
}
