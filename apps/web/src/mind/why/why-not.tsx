import type { BoardArrow } from '@rookery/board'
import { sayReason } from '@rookery/play/fault-words'
import { compareNumbers, type Thought, toldSide, type Voice } from '@rookery/players'
import { type Move, makeSan, moveFrom, moveTo, type Position } from '@rookery/rules'
import { say } from '@rookery/words/web/mind'
import { type CSSProperties, useEffect, useId, useMemo, useState } from 'react'
import { DeskBoard } from '../../board/desk-board.tsx'
import buttonStyles from '../../ui/button.module.css'
import textStyles from '../../ui/text.module.css'
import pictureStyles from '../pictures/picture.module.css'
import { BoardArrows } from '../stage/board-arrows.tsx'
import { useMindStage } from '../stage/mind-stage.ts'
import { useVoice } from '../stage/use-voice.ts'
import styles from './why-not.module.css'

interface Props {
  readonly thought: Thought
}

type Answer =
  | { readonly kind: 'thinking' }
  /** With the thought it is compared with: a mind that still thinks may have a newer one already. */
  | { readonly kind: 'answered'; readonly chosen: Thought; readonly thought: Thought }
  | { readonly kind: 'failed'; readonly reason: string }

/** Whatever the thought had, nobody waits longer for a second one. */
const longestMs = 10_000

const noArrows: readonly BoardArrow[] = []

/** Asks the mind about a move it did not choose, and shows its numbers beside those of the move it chose. */
export default function WhyNot({ thought }: Props) {
  const { entry, game, orientation, second, view } = useMindStage()
  const { position } = game
  const voice = useVoice(entry, thought)
  const side = toldSide(thought.score, view, position.turn)
  const [isPicking, setIsPicking] = useState(false)
  const list = useId()
  const [asked, setAsked] = useState<{ of: Position; move: Move }>()
  const move = asked?.of === position && asked.move !== thought.choice ? asked.move : undefined
  const [answered, setAnswered] = useState<{ of: Position; move: Move; answer: Answer }>()

  const moves = useMemo(
    () =>
      position
        .legalMoves()
        .map((each) => ({ move: each, san: makeSan(position, each) }))
        .sort((a, b) => (a.san < b.san ? -1 : 1)),
    [position],
  )

  useEffect(() => {
    if (move === undefined) return
    const stop = new AbortController()
    const settle = (answer: Answer) => {
      if (!stop.signal.aborted) setAnswered({ of: game.position, move, answer })
    }
    second.ask(game, { ...voice.limits(thought), timeMs: longestMs, rootMoves: [move] }, stop.signal).then(
      (choice) => choice && settle({ kind: 'answered', chosen: thought, thought: choice.thought }),
      (error: unknown) => settle({ kind: 'failed', reason: sayReason(error) }),
    )
    return () => stop.abort()
  }, [move, thought, game, second, voice])

  if (moves.length < 2) return null
  const answer: Answer =
    answered?.of === position && answered.move === move ? answered.answer : { kind: 'thinking' }
  return (
    <section className={pictureStyles.part}>
      <h3>{say('why.title')}</h3>
      <div className={styles.ask}>
        <label htmlFor={list}>{say('why.ask', { mind: entry.name })}</label>
        <select
          id={list}
          value={move ?? ''}
          onChange={(event) => setAsked({ of: position, move: Number(event.currentTarget.value) as Move })}
        >
          <option value="" disabled>
            {say('why.aMove')}
          </option>
          {moves.map(({ move: each, san }) => (
            <option key={each} value={each} disabled={each === thought.choice}>
              {san}
            </option>
          ))}
        </select>
        <button
          type="button"
          className={buttonStyles.quiet}
          aria-expanded={isPicking}
          onClick={() => setIsPicking(!isPicking)}
        >
          {say(isPicking ? 'why.putAway' : 'why.pick')}
        </button>
      </div>
      {isPicking && (
        <div
          className={styles.board}
          style={{ '--files': position.variant.files, '--ranks': position.variant.ranks } as CSSProperties}
        >
          <DeskBoard
            position={position}
            lastMove={game.moves.at(-1)}
            orientation={orientation}
            arrows={noArrows}
            onMove={(picked) => picked !== thought.choice && setAsked({ of: position, move: picked })}
          />
        </div>
      )}
      {move !== undefined && (
        <div role="status" data-answer={answer.kind}>
          {answer.kind === 'thinking' && (
            <p className={textStyles.note}>{say('why.thinks', { mind: entry.name })}</p>
          )}
          {answer.kind === 'failed' && (
            <p className={textStyles.note}>{say('why.failed', { reason: answer.reason })}</p>
          )}
          {answer.kind === 'answered' && (
            <p className={styles.sentence}>
              {voice.compare(answer.chosen, answer.thought, position, move, side)}
            </p>
          )}
        </div>
      )}
      {move !== undefined && answer.kind === 'answered' && (
        <Comparison voice={voice} chosen={answer.chosen} asked={answer.thought} move={move} />
      )}
    </section>
  )
}

interface ComparisonProps {
  readonly voice: Voice
  readonly chosen: Thought
  readonly asked: Thought
  readonly move: Move
}

function Comparison({ voice, chosen, asked, move }: ComparisonProps) {
  const { game, view } = useMindStage()
  const { position } = game
  const rows = compareNumbers(voice, chosen, asked, position, toldSide(chosen.score, view, position.turn))
  if (rows.length === 0) return null
  const head = (line: readonly Move[], tone: 'accent' | 'amber') => (
    <BoardArrows
      arrows={line.slice(0, 2).map((each, index) => ({
        from: moveFrom(each),
        to: moveTo(each),
        tone: index === 0 ? tone : 'red',
        label: String(index + 1),
      }))}
      label={say('why.show', { move: makeSan(position, line[0]!) })}
    >
      {makeSan(position, line[0]!)}
    </BoardArrows>
  )
  return (
    <table className={styles.compared}>
      <thead>
        <tr>
          <td />
          <th scope="col">
            {head(chosen.line, 'accent')}
            <small>{say('why.its')}</small>
          </th>
          <th scope="col">
            {head([move, ...asked.line.slice(1)], 'amber')}
            <small>{say('why.yours')}</small>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td>{row.chosen}</td>
            <td>{row.asked}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
