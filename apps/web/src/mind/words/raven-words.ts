import type { RavenLine, RavenThought } from '@rookery/players'
import { makeSan, makeSans, type Position } from '@rookery/rules'
import { makeHalfMoves } from '../../ui/numbers.ts'

const pawns = new Intl.NumberFormat('en', {
  signDisplay: 'exceptZero',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** In pawns, "+0.35"; a mate by its moves, "mate in 3" or "mated in 3". */
export function makeScore(score: RavenLine['score']): string {
  if (score.kind === 'cp') return pawns.format(score.cp / 100).replace('-', '−')
  return score.moves > 0 ? `mate in ${score.moves}` : `mated in ${-score.moves}`
}

export const makePercent = (share: number): string => {
  const percent = 100 * share
  return `${percent > 0 && percent < 1 ? percent.toFixed(1) : percent.toFixed(0)}%`
}

/** "Raven plays Nf6 for +0.35, 14 half-moves deep: it expects Nf6 Nc3 d5." */
export function tellRaven(name: string, thought: RavenThought, position: Position): string {
  const { lines, choice, depth } = thought
  const san = makeSan(position, choice)
  const chosen = lines.find(({ moves }) => moves[0] === choice)
  if (!chosen) return `${name} plays ${san}.`
  const sans = makeSans(position, chosen.moves)
  const { score } = chosen
  if (score.kind === 'mate') {
    const end = score.moves > 0 ? 'mates' : 'is mated'
    const count = Math.abs(score.moves)
    return `${name} plays ${san} and ${end} in ${count} move${count === 1 ? '' : 's'}: ${sans.join(' ')}.`
  }
  const start = `${name} plays ${san} for ${makeScore(score)}, ${makeHalfMoves(depth)} deep`
  return sans.length === 1 ? `${start}.` : `${start}: it expects ${sans.slice(0, 6).join(' ')}.`
}

/** On a level it does not always play its best move. */
export function tellSlip(
  { slip, lines, choice, level }: RavenThought,
  position: Position,
): string | undefined {
  if (!slip) return undefined
  const at = lines.findIndex(({ moves }) => moves[0] === choice)
  const chance = makePercent(slip.chances[at] ?? 0)
  if (lines.length === 1) return `On level ${level} it had one move to choose from.`
  if (at === 0)
    return `On level ${level} it drew among ${lines.length} moves; its best had a chance of ${chance}.`
  const best = makeSan(position, lines[0]!.moves[0]!)
  return `On level ${level} it drew among ${lines.length} moves: this one had a chance of ${chance}, though it thinks ${best} better.`
}
