import { createBarScale } from '@rookery/play'
import { sayReason } from '@rookery/play/fault-words'
import {
  type Example,
  loadVoice,
  type RosterEntry,
  type Settings,
  type Thought,
  toldSide,
  voiceFor,
} from '@rookery/players'
import { moveFrom, moveTo, type Position, parsePosition, unwrap, variantById } from '@rookery/rules'
import { say } from '@rookery/words/web/minds'
import { type CSSProperties, use, useEffect, useId, useMemo, useRef, useState } from 'react'
import { SmallBoard } from '../../board/small-board.tsx'
import { useScoreView } from '../../preferences/use-score-view.ts'
import barStyles from '../../ui/bar.module.css'
import { Bar } from '../../ui/bar.tsx'
import { ChoiceRow } from '../../ui/choice-row.tsx'
import { makeRoute } from '../../ui/route.ts'
import { askExample } from './ask-example.ts'
import { type ExampleKnob, exampleKnob } from './example-values.ts'
import { shownRows } from './shown-rows.ts'
import styles from './try-it.module.css'

interface Props {
  readonly entry: RosterEntry
  readonly example: Example
}

/** A hand that turns a knob is let finish before the mind is asked. */
const settleMs = 140
const fewOptions = 4

/** One position, one setting to turn, and what the mind makes of it. */
export function TryIt({ entry, example }: Props) {
  const { fen, variant, others, setting, task, again } = example
  const position = useMemo(() => unwrap(parsePosition(fen, variantById(variant))), [fen, variant])
  const knob = useMemo(() => exampleKnob(entry, example), [entry, example])
  const [place, setPlace] = useState(knob?.usual ?? 0)
  const [seed, setSeed] = useState(1)
  const value = knob?.values[place]?.value
  const settings = useMemo<Settings>(
    () => (setting === undefined || value === undefined ? others : { ...others, [setting]: value }),
    [others, setting, value],
  )
  const { thought, failure, isAsking } = useAnswer(entry.id, example, settings, seed, position)
  const own = use(loadVoice(entry))
  const voice = thought && voiceFor(own, entry, thought)
  const view = useScoreView(undefined, position.turn)
  const answer = useMemo(() => {
    if (!thought || !voice) return undefined
    const whole = voice.answer(thought, position, toldSide(thought.score, view, position.turn))
    return { ...whole, rows: shownRows(whole, thought) }
  }, [thought, voice, position, view])
  const scale = useMemo(
    () =>
      createBarScale(
        (answer?.rows ?? []).map((row) => row.value),
        { decisive: answer?.decisive ?? Number.POSITIVE_INFINITY },
      ),
    [answer],
  )
  const arrows = thought
    ? [{ from: moveFrom(thought.choice), to: moveTo(thought.choice), color: entry.hue, weight: 0.8 }]
    : []

  return (
    <section
      className={styles.view}
      aria-label={say('try.title')}
      style={{ '--hue': entry.hue } as CSSProperties}
    >
      <h2>{say('try.title')}</h2>
      <p>{task}</p>
      <div
        className={styles.board}
        style={{ '--files': position.variant.files, '--ranks': position.variant.ranks } as CSSProperties}
      >
        <SmallBoard
          position={position}
          orientation={position.turn}
          label={say('try.board', { turn: position.turn })}
          arrows={arrows}
        />
      </div>
      {knob && <Knob knob={knob} place={place} onTurn={setPlace} />}
      {again !== undefined && (
        <button type="button" onClick={() => setSeed(seed + 1)}>
          {again}
        </button>
      )}
      <div className={styles.answer} aria-busy={isAsking}>
        <p role="status" className={styles.words}>
          {failure !== undefined
            ? say('try.failed', { mind: entry.name, reason: failure })
            : thought
              ? voice?.summary(thought, position, toldSide(thought.score, view, position.turn))
              : say('try.thinks', { mind: entry.name })}
        </p>
        {answer && answer.rows.length > 0 && (
          <ol className={styles.rows} aria-label={say('try.best')}>
            {answer.rows.map((row) => (
              <li
                key={row.move}
                className={barStyles.row}
                aria-current={row.move === thought?.choice ? 'true' : undefined}
              >
                <span>{row.san}</span>
                <Bar scale={scale} value={row.value} isBound={row.isBound} />
                <span className={barStyles.value}>{row.text}</span>
              </li>
            ))}
          </ol>
        )}
        {answer && (
          <dl className={styles.facts}>
            {answer.facts.map(([label, fact, meaning]) => (
              <div key={label}>
                <dt>{meaning ? `${label} (${meaning})` : label}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <p className={styles.links}>
        <a href={makeRoute('compare', { fen, variant })}>{say('try.askAll')}</a>
        <a href={makeRoute('analyse', { fen, variant })}>{say('try.analyse')}</a>
      </p>
    </section>
  )
}

interface KnobProps {
  readonly knob: ExampleKnob
  readonly place: number
  readonly onTurn: (place: number) => void
}

function Knob({ knob: { label, values }, place, onTurn }: KnobProps) {
  const id = useId()
  if (values.length <= fewOptions) {
    return (
      <ChoiceRow
        label={label}
        options={values.map((each, index) => ({ value: String(index), label: each.label }))}
        value={String(place)}
        onChoose={(index) => onTurn(Number(index))}
      />
    )
  }
  return (
    <div className={styles.knob}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{values[place]!.label}</output>
      <input
        id={id}
        type="range"
        min={0}
        max={values.length - 1}
        value={place}
        aria-valuetext={values[place]!.label}
        onChange={(event) => onTurn(Number(event.target.value))}
      />
    </div>
  )
}

/** The mind's thought with these settings; what was asked before is remembered. */
function useAnswer(id: string, example: Example, settings: Settings, seed: number, position: Position) {
  const key = JSON.stringify([id, settings, seed])
  const known = useRef(new Map<string, Thought>())
  const [shown, setShown] = useState<{ readonly key: string; readonly thought: Thought }>()
  const [failed, setFailed] = useState<{ readonly key: string; readonly message: string }>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the settings and the seed.
  useEffect(() => {
    const before = known.current.get(key)
    if (before) {
      setShown({ key, thought: before })
      return
    }
    const stop = new AbortController()
    const timer = setTimeout(() => {
      askExample(id, example, settings, seed, position, stop.signal).then(
        (thought) => {
          if (stop.signal.aborted) return
          known.current.set(key, thought)
          setShown({ key, thought })
        },
        (error: unknown) => {
          if (stop.signal.aborted) return
          setFailed({ key, message: sayReason(error) })
        },
      )
    }, settleMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [key, position])

  return {
    thought: shown?.thought,
    failure: failed?.key === key ? failed.message : undefined,
    isAsking: shown?.key !== key,
  }
}
