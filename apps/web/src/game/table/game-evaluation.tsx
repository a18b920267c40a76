import { entryOf, isStrictNow, lonePerson, type PlayState, shownMind, shownThought } from '@rookery/play'
import { chancesOf, tellScore } from '@rookery/players'
import { say } from '@rookery/words/web/game'
import { useScoreView } from '../../preferences/use-score-view.ts'
import { EvaluationBar } from '../../ui/evaluation-bar.tsx'
import { useThoughtfulState } from '../use-game.ts'

interface Props {
  readonly state: PlayState
}

/** How the mind whose thought is shown sees the game; nothing where it has no number for the game as a whole. */
export function GameEvaluation(props: Props) {
  const state = useThoughtfulState(props.state)
  const mind = shownMind(state)
  const score = shownThought(state)?.thought.score
  const view = useScoreView(lonePerson(state.setup.sides), state.orientation)
  const whiteShare = score && chancesOf(score, 'white')
  if (!mind || whiteShare === undefined || isStrictNow(state)) return null
  return (
    <EvaluationBar
      whiteShare={whiteShare}
      label={say('table.sees', { mind: entryOf(mind).name, score: tellScore(score!, view) })}
      orientation={state.orientation}
      isInMargin
    />
  )
}
