import type { BoardArrow } from '@rookery/board'
import { entryOf, lonePerson, type MindSeat, type PlayState } from '@rookery/play'
import {
  canTellDifference,
  type RosterEntry,
  type ScoreView,
  type Thought,
  toldSide,
  type Voice,
} from '@rookery/players'
import { type Move, makeSan, moveFrom, moveTo, type Position } from '@rookery/rules'
import { say } from '@rookery/words/web/ask'
import { useEffect, useRef } from 'react'
import { useScoreView } from '../../preferences/use-score-view.ts'
import textStyles from '../../ui/text.module.css'
import pictureStyles from '../pictures/picture.module.css'
import { useVoice } from '../stage/use-voice.ts'
import styles from './ask-my-move.module.css'
import type { Asking, Question } from './asking.ts'
import { type MyMoveAnswer, useMyMove } from './use-my-move.ts'

interface Props {
  readonly state: PlayState
  readonly seat: MindSeat
  readonly asking: Asking
  readonly onArrows: (arrows: readonly BoardArrow[] | undefined) => void
}

/** A move of one's own, picked on the board before or after it is played: what the mind would answer, what it fears, what it would prefer. */
export default function AskMyMove({ state, seat, asking, onArrows }: Props) {
  const { isOn, question, onToggle, onAsk } = asking
  const entry = entryOf(seat)
  const { name } = entry
  const person = lonePerson(state.setup.sides)
  const view = useScoreView(person, state.orientation)
  const result = useMyMove(entry, seat.settings, state, question)
  const answer = result.kind === 'answered' ? result.answer : undefined
  const isMine = state.line.positions[state.cursor]?.turn === person
  const played = playedQuestion(state, isMine)

  useEffect(() => {
    if (!question) return
    onArrows([
      arrowOf(question.move, 'amber'),
      ...(answer?.reply ? [arrowOf(answer.reply.choice, 'red')] : []),
    ])
    return () => onArrows(undefined)
  }, [question, answer, onArrows])

  // The panel is long, and whoever has just moved a piece looks at the board.
  const told = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) told.current?.scrollIntoView({ block: 'nearest' })
  }, [answer])

  return (
    <section className={pictureStyles.part} aria-label={say('title')}>
      <h2 className={textStyles.heading}>{say('title')}</h2>
      <div className={styles.ways}>
        <button type="button" aria-pressed={isOn} onClick={onToggle}>
          {isOn ? say('stop') : say('pick')}
        </button>
        {played && (
          <button type="button" onClick={() => onAsk(played)}>
            {say('about', { san: sanOf(played) })}
          </button>
        )}
      </div>
      {isOn && <p className={textStyles.note}>{isMine ? say('how') : say('notYours', { name })}</p>}
      {question && (
        <div ref={told} role="status" data-my-move={result.kind}>
          {result.kind === 'thinking' && (
            <p className={textStyles.note}>{say('thinks', { name, san: sanOf(question) })}</p>
          )}
          {result.kind === 'failed' && (
            <p className={textStyles.note}>{say('failed', { name, reason: result.reason })}</p>
          )}
          {answer && <Answer entry={entry} answer={answer} view={view} />}
        </div>
      )}
    </section>
  )
}

/** The person's move that was played from the shown position, or the last one before it. */
function playedQuestion({ line, cursor }: PlayState, isMine: boolean): Question | undefined {
  const isLast = cursor === line.moves.length
  const ply = !isMine ? cursor - 1 : isLast ? cursor - 2 : cursor
  const move = line.moves[ply]
  return move === undefined || ply < 0 ? undefined : { game: line.until(ply), move }
}

const sanOf = ({ game, move }: Question): string => makeSan(game.position, move)

const arrowOf = (move: Move, tone: 'amber' | 'red'): BoardArrow => ({
  from: moveFrom(move),
  to: moveTo(move),
  tone,
})

interface AnswerProps {
  readonly entry: RosterEntry
  readonly answer: MyMoveAnswer
  readonly view: ScoreView
}

function Answer({ entry, answer, view }: AnswerProps) {
  const { question, preferred, asked, reply } = answer
  const { name } = entry
  const voice = useVoice(entry, preferred)
  const { position } = question.game
  const after = position.play(question.move)
  const san = sanOf(question)
  const answered = reply && makeSan(after, reply.choice)
  const replied = reply && voice.reasons(reply.line, after, depthOf(reply), reply.score)
  return (
    <dl className={styles.answer}>
      <dt>{say('answer.title', { name, san })}</dt>
      <dd>{reply ? tellMove(voice, reply, after) : say('answer.over', { san })}</dd>
      {answered !== undefined && (
        <>
          <dt>{say('fear.title', { name, reply: answered })}</dt>
          <dd>
            {replied?.fears
              ? say('fear.told', { fear: replied.fears })
              : (voice.fearless?.() ?? say('fear.none', { name, reply: answered }))}
          </dd>
        </>
      )}
      <dt>{say('prefer.title', { name })}</dt>
      <dd>
        {/* One difference is told, that to the asked move. */}
        {preferred.choice === question.move
          ? say('prefer.same', { name, san })
          : `${tellMove(voice, { ...preferred, weighed: [] }, position)} ${canTellDifference(preferred, asked, reply) ? voice.compare(preferred, asked, position, question.move, toldSide(preferred.score, view, position.turn)) : say('prefer.unsure', { name, san })}`}
      </dd>
    </dl>
  )
}

const depthOf = ({ effort }: Thought): number => effort?.depth ?? 1

/** "Nf6: the knight comes into play.", or what the mind says of its choice where the board shows no reason. */
function tellMove(voice: Voice, thought: Thought, position: Position): string {
  const san = makeSan(position, thought.choice)
  const { does } = voice.reasons(thought.line, position, depthOf(thought), thought.score)
  return say('move.because', { san, reason: does ?? voice.reason(thought, position) })
}
