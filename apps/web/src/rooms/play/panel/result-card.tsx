import {
  describeEnding,
  describeOutcome,
  describeResignation,
  type GameSetup,
  learningOf,
  loneMind,
  type Thoughts,
} from '@rookery/play'
import { type Line, makeResult, type Outcome } from '@rookery/rules'
import { say } from '@rookery/words/web/play'
import { useState } from 'react'
import { canReviewOn } from '../../../game/review-route.ts'
import { canTellStrength } from '../../../game/strength/can-tell.ts'
import gamePanelStyles from '../../../game/table/game-panel.module.css'
import buttonStyles from '../../../ui/button.module.css'
import { OwnStrength } from './own-strength.tsx'
import { Record } from './record.tsx'

interface Props {
  readonly outcome: Outcome
  readonly setup: GameSetup
  readonly line: Line
  readonly thoughts: Thoughts
  readonly onRematch: () => void
  readonly onReview: () => void
}

export default function ResultCard({ outcome, setup, line, thoughts, onRematch, onReview }: Props) {
  const { white, black } = setup.sides
  const isAsked =
    canTellStrength(setup.variant.id) &&
    line.moves.length > 0 &&
    [white, black].some(({ kind }) => kind === 'person')
  const resignation = describeResignation({ line, sides: setup.sides, thoughts, ended: outcome })
  const mind = loneMind(setup.sides)
  const hasPupil = [white, black].some(learningOf)
  return (
    <section className={gamePanelStyles.result} aria-label={say('result.label')}>
      <div>
        <h2>{describeEnding(outcome, setup.sides)}</h2>
        <p>
          <span className={gamePanelStyles.score}>{makeResult(outcome)}</span> {describeOutcome(outcome)}
        </p>
        {resignation && <p>{resignation}</p>}
        {mind && <Record setup={setup} mind={mind} outcome={outcome} />}
        {isAsked && <OwnStrength key={`${setup.id}-strength`} line={line} sides={setup.sides} />}
        {hasPupil && <Teach key={setup.id} gameId={setup.id} line={line} outcome={outcome} />}
      </div>
      <div className={gamePanelStyles.next}>
        <button type="button" className={buttonStyles.primary} onClick={onRematch}>
          {say('result.rematch')}
        </button>
        {canReviewOn(setup.variant.id) && line.moves.length > 0 && (
          <button type="button" onClick={onReview}>
            {say('result.review')}
          </button>
        )}
      </div>
    </section>
  )
}

interface TeachProps {
  readonly gameId: string
  readonly line: Line
  readonly outcome: Outcome
}

/** Parrot learns from its own games when it is asked to. */
function Teach({ gameId, line, outcome }: TeachProps) {
  const [said, setSaid] = useState<string>()
  const teach = async () => {
    setSaid(say('oneMoment'))
    const { teachHere } = await import('./teach-parrot.ts')
    setSaid(await teachHere({ id: gameId, line, winner: outcome.winner }))
  }
  return said === undefined ? (
    <button type="button" onClick={teach}>
      {say('result.teach')}
    </button>
  ) : (
    <p role="status">{said}</p>
  )
}
