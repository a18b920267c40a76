import { bandStarts, type Counts, LENGTH_STEP, type Summary } from '@rookery/training/data'

const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

/** Steps of men in which positions are listed. */
const MEN_STEP = 4

/** What is known of the games: results, endings, lengths. */
export function makeCountsReport(counts: Counts): string {
  const { games, positions, results, endings, lengths, duplicates } = counts
  const rows = [
    `games      ${games}`,
    `positions  ${positions}, ${games === 0 ? 0 : (positions / games).toFixed(1)} a game; ${duplicates} duplicates left out`,
    `results    White ${percent(results.white, games)}, draws ${percent(results.draws, games)}, Black ${percent(results.black, games)}`,
    `endings    ${Object.entries(endings)
      .filter(([, count]) => count > 0)
      .map(([ending, count]) => `${ending} ${percent(count, games)}`)
      .join(', ')}`,
    `plies      ${lengths
      .map((count, step) => `${step * LENGTH_STEP}+ ${percent(count, games)}`)
      .filter((_, step) => lengths[step]! > 0)
      .join(', ')}`,
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
    const range = `${bandStarts[band]!} to ${(bandStarts[band + 1] ?? 3000) - 1}`.replace('-3000', '-2999')
    return `${range.padStart(14)}  ${percent(count, positions).padStart(7)}  ${(100 * meanResult).toFixed(1).padStart(5)}`
  })
  const rows = [
    `records    ${positions}, Black to move in ${percent(blackToMove, positions)}`,
    `side to move  wins ${percent(wins, positions)}, draws ${percent(draws, positions)}, loses ${percent(losses, positions)}`,
    `men        ${shares.map(({ first, count }) => `${first}-${first + MEN_STEP - 1} ${percent(count, positions)}`).join(', ')}`,
    `correlation of score and result  ${correlation.toFixed(3)}`,
    '',
    '         score    share  mean result in %',
    ...table,
  ]
  return `${rows.join('\n')}\n`
}
