import { makeResult, type Outcome } from '@rookery/rules'
import { describeEnding } from '../game/ending-words.ts'
import type { Seats } from '../game/seat.ts'
import { describeOutcome } from '../game/words.ts'

interface Props {
  readonly outcome: Outcome
  readonly sides: Seats
  readonly onRematch: () => void
}

export function ResultCard({ outcome, sides, onRematch }: Props) {
  return (
    <section className="result" aria-label="Result">
      <div>
        <h2>{describeEnding(outcome, sides)}</h2>
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
