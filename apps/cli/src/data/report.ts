import { bandStarts, type Counts, LENGTH_STEP, type Summary } from '@rookery/training/data'
import { say } from '@rookery/words/cli/data'
import { makeFixed } from '../console/numbers.ts'

const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${makeFixed((100 * part) / whole, 1)} %`

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

/** Steps of men in which positions are listed. */
const MEN_STEP = 4

/** What is known of the games: results, endings, lengths. */
export function makeCountsReport(counts: Counts): string {
  const { games, positions, results, endings, lengths, duplicates } = counts
  const rows = [
    say('report.games', { games }),
    say('report.positions', {
      positions,
      perGame: games === 0 ? '0' : makeFixed(positions / games, 1),
      duplicates,
    }),
    say('report.results', {
      white: percent(results.white, games),
      draws: percent(results.draws, games),
      black: percent(results.black, games),
    }),
    say('report.endings', {
      list: Object.entries(endings)
        .filter(([, count]) => count > 0)
        .map(([ending, count]) => `${ending} ${percent(count, games)}`)
        .join(', '),
    }),
    say('report.plies', {
      list: lengths
        .map((count, step) => `${step * LENGTH_STEP}+ ${percent(count, games)}`)
        .filter((_, step) => lengths[step]! > 0)
        .join(', '),
    }),
  ]
  return `${rows.join('\n')}\n`
}

/** What the records tell: men on the board, and whether scores and results agree. */
export function makeSummaryReport({
  positions,
  blackToMove,
  men,
  results,
  bands,
  correlation,
}: Summary): string {
  const steps = Array.from({ length: men.length / MEN_STEP }, (_, step) => step * MEN_STEP + 1)
  const shares = steps
    .map((first) => ({ first, count: sum(men.slice(first, first + MEN_STEP)) }))
    .filter(({ count }) => count > 0)
  const [losses, draws, wins] = results
  const table = bands.map(({ positions: count, meanResult }, band) => {
    const [from, to] = [bandStarts[band]!, (bandStarts[band + 1] ?? 3000) - 1]
    const range = say('report.range', { from: String(from).replace('-3000', '-2999'), to: String(to) })
    return `${range.padStart(14)}  ${percent(count, positions).padStart(7)}  ${makeFixed(100 * meanResult, 1).padStart(5)}`
  })
  const rows = [
    say('report.records', { positions, black: percent(blackToMove, positions) }),
    say('report.toMove', {
      wins: percent(wins, positions),
      draws: percent(draws, positions),
      losses: percent(losses, positions),
    }),
    say('report.men', {
      list: shares
        .map(({ first, count }) => `${first}-${first + MEN_STEP - 1} ${percent(count, positions)}`)
        .join(', '),
    }),
    say('report.correlation', { value: makeFixed(correlation, 3) }),
    '',
    say('report.head'),
    ...table,
  ]
  return `${rows.join('\n')}\n`
}
