import { type Color, makeResult, type Outcome } from '@rookery/rules'
import { describeEnding, describeOutcome } from '../game/words.ts'

interface Props {
  readonly outcome: Outcome
  readonly person: Color
  readonly opponentName: string
  readonly onRematch: () => void
}

export function ResultCard({ outcome, person, opponentName, onRematch }: Props) {
  return (
    <section className="result" aria-label="Result">
      <div>
        <h2>{describeEnding(outcome, person, opponentName)}</h2>
        <p>
          <span className="result-score">{makeResult(outcome)}</span> {describeOutcome(outcome)}
        </p>
      </div>
      <button type="button" className="primary" onClick={onRematch}>
        Rematch
      </button>
    </section>
  )
}
