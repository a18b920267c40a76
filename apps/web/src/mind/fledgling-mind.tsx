import type { FledglingThought, RosterEntry } from '@rookery/players'
import { makeSan, type Position } from '@rookery/rules'

interface Props {
  readonly bird: RosterEntry
  readonly thought: FledglingThought
  readonly position: Position
}

/** Every legal move once, as in the hat it draws from. */
export function FledglingMind({ bird, thought, position }: Props) {
  const { moves, drawn, choice } = thought
  const count = moves.length
  return (
    <>
      <h2>{tellDraw(bird.name, makeSan(position, choice), drawn, count)}</h2>
      <ol className="hat" aria-label={`${count} legal moves`}>
        {moves.map((move, index) => (
          <li key={move} aria-current={index === drawn ? 'true' : undefined}>
            {makeSan(position, move)}
          </li>
        ))}
      </ol>
    </>
  )
}

function tellDraw(name: string, san: string, drawn: number, count: number): string {
  if (count === 1) return `${name} played ${san}: it was the only legal move.`
  const percent = 100 / count
  const chance = percent >= 10 ? percent.toFixed(0) : percent.toFixed(1)
  return `${name} played ${san}: it drew number ${drawn + 1} of ${count} legal moves, each with a chance of ${chance}%.`
}
