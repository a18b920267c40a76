import { makeTable } from '@rookery/players'
import type { Estimate, Summary } from '@rookery/training/human'
import type { HumanTest, MatrixRow } from './run-test.ts'

const percent = ({ mean, error }: Estimate): string =>
  `${(100 * mean).toFixed(1)} ±${(100 * error).toFixed(1)} %`

const nats = ({ mean, error }: Estimate): string =>
  mean === 0 ? '-' : error === 0 ? mean.toFixed(3) : `${mean.toFixed(3)} ±${error.toFixed(3)}`

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
    ['Moves', 'Number', 'First choice', 'First three', 'Nats'],
    row('all', all),
    row('after ply 10', afterOpening),
    ...phases.filter(({ positions }) => positions > 0).map((phase) => row(phase.phase, phase)),
    ...bands.map((band) => row(`rated ${band.band}-${band.band + 199}`, band)),
  ])
  const head = [`${name}: ${games} games${leftOut > 0 ? `, ${leftOut} left out` : ''}`]
  return [...head, '', ...table, ...makeMatrix(matrix)].join('\n')
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
    return `${(100 * mean).toFixed(1)}${mean === best[index] ? '*' : ''}`
  }
  return [
    '',
    'First choices in % after ply 10, by the mover (across) and by what the network is told (down):',
    ...makeTable([
      ['Told', ...bands.map(String)],
      ...matrix.map((row) => [String(row.asRating), ...bands.map((_, index) => cell(row, index))]),
    ]),
  ]
}
