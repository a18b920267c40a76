import { isError, reviewGame } from '@rookery/analysis'
import { Game, parseUci, startPosition, unwrap } from '@rookery/rules'

/** Ours has best and good, of which Lichess knows no difference. */
const classes = ['fine', 'inaccuracy', 'mistake', 'blunder']

/** From a worse place of White to a better: Lichess's winning chances in percent, as its documentation of accuracy has them. */
const chanceOf = (cp) => 50 + 50 * (2 / (1 + Math.exp(-0.00368208 * Math.min(Math.max(cp, -1000), 1000))) - 1)

/** A mate counts as ten pawns. */
const readCp = (text) => (text.startsWith('#') ? (text.startsWith('#-') ? -1000 : 1000) : Number(text))

/** Lichess evaluates the start as a small advantage of White. */
const START_CP = 15

/** Lichess's own steps: a tenth, a fifth and three tenths of chances that go from -1 to 1. */
function lichessClass(before, after, isWhite) {
  const loss = (isWhite ? 1 : -1) * (chanceOf(before) - chanceOf(after))
  return loss >= 15 ? 'blunder' : loss >= 10 ? 'mistake' : loss >= 5 ? 'inaccuracy' : 'fine'
}

/** How often each pair of classes came up in a game. */
export async function compareGame(engine, { moves, evaluations }, nodes) {
  const game = new Game(startPosition())
  for (const uci of moves) game.play(unwrap(parseUci(game.last.position, uci)))
  const review = await reviewGame(engine, game, { nodes })
  const counts = classes.map(() => classes.map(() => 0))
  const known = Math.min(moves.length, evaluations.length)
  for (let ply = 0; ply < known; ply++) {
    const before = ply === 0 ? START_CP : readCp(evaluations[ply - 1])
    const theirs = lichessClass(before, readCp(evaluations[ply]), ply % 2 === 0)
    const { class: name } = review.moves[ply]
    counts[classes.indexOf(theirs)][classes.indexOf(isError(name) ? name : 'fine')]++
  }
  return { counts }
}

export function makeTable(results) {
  const sum = (row, column) => results.reduce((total, { counts }) => total + counts[row][column], 0)
  const counts = classes.map((_, row) => classes.map((_, column) => sum(row, column)))
  const all = counts.flat().reduce((total, count) => total + count, 0)
  const same = counts.reduce((total, row, index) => total + row[index], 0)
  // Cohen's kappa: agreement beyond what chance would give.
  const byChance = counts.reduce((total, row, index) => {
    const rowSum = row.reduce((a, b) => a + b, 0)
    const columnSum = counts.reduce((a, each) => a + each[index], 0)
    return total + (rowSum / all) * (columnSum / all)
  }, 0)
  const lines = [
    `| Lichess \\ Rookery | ${classes.join(' | ')} | moves |`,
    `| --- | ${classes.map(() => '---: ').join('| ')}| ---: |`,
    ...counts.map((row, index) => {
      const rowSum = row.reduce((a, b) => a + b, 0)
      return `| ${classes[index]} | ${row.map((count) => `${((100 * count) / rowSum).toFixed(1)} %`).join(' | ')} | ${rowSum} |`
    }),
    '',
    `${results.length} games, ${all} moves: the same class for ${((100 * same) / all).toFixed(1)} %, kappa ${((same / all - byChance) / (1 - byChance)).toFixed(2)}`,
  ]
  return lines.join('\n')
}
