import { isError, makeMoveNumber, type Review, type ReviewedMove } from '@rookery/analysis'
import { capitalise } from '@rookery/play'
import type { ScoreView } from '@rookery/players'
import { LEAST_MOVES, personIn } from '@rookery/practice'
import { type Color, colors, type Game, type GameNode, makePgn } from '@rookery/rules'
import { withWords } from '@rookery/words'
import { say } from '@rookery/words/web/analyse'
import { useMemo, useState } from 'react'
import buttonStyles from '../../ui/button.module.css'
import { ChoiceRow } from '../../ui/choice-row.tsx'
import { downloadText } from '../../ui/download.ts'
import { Icon } from '../../ui/icon.tsx'
import { keepText, readKept } from '../../ui/keep-text.ts'
import { Rich } from '../../ui/rich.tsx'
import { makeRoute } from '../../ui/route.ts'
import textStyles from '../../ui/text.module.css'
import { makePercent } from './chances.ts'
import { EvalGraph } from './eval-graph.tsx'
import styles from './review-view.module.css'
import { SideCard } from './side-card.tsx'
import type { Task } from './trial.ts'
import type { ReviewState } from './use-review.ts'
import { useStrengths } from './use-strengths.ts'
import { mainlinePly, nodeAtPly, type Tree } from './use-tree.ts'
import verdictStyles from './verdict.module.css'

interface Props {
  readonly tree: Tree
  readonly state: ReviewState
  readonly view: ScoreView
  /** The mistakes of the review, for which a better move can be looked for. */
  readonly tasks: readonly Task[]
  /** Begins with that one, and goes on with those of that side only, if one is named. */
  readonly onFind: (task: Task, only?: Color) => void
  readonly onStart: (nodes: number) => void
  readonly onStop: () => void
  readonly onGo: (node: GameNode) => void
}

const efforts = [
  makeEffort('20000', 'quick'),
  makeEffort('100000', 'usual'),
  makeEffort('500000', 'deep'),
] as const

function makeEffort<Nodes extends string>(value: Nodes, name: 'quick' | 'usual' | 'deep') {
  const words = {
    label: () => say(`review.efforts.${name}`),
    hint: () => say(`review.efforts.${name}Hint`),
  }
  return withWords({ value }, words)
}

const keptEffort = 'rookery.review-nodes'

const readEffort = (): string =>
  efforts.find(({ value }) => value === readKept(keptEffort))?.value ?? efforts[1].value

/** As closely as the last time. */
export const usualNodes = (): number => Number(readEffort())

/** The whole game judged: the graph, both sides' accuracy, and each mistake with its reason. */
export function ReviewView({ tree, state, view, tasks, onFind, onStart, onStop, onGo }: Props) {
  const [effort, setEffort] = useState(readEffort)
  const chooseEffort = (value: string) => {
    setEffort(value)
    keepText(keptEffort, value)
  }
  const { game } = tree
  const hasMoves = game.root.children.length > 0
  const isShown = state.kind === 'running' || state.kind === 'done'
  if (!hasMoves && !isShown) {
    return <p className={textStyles.empty}>{say('review.empty')}</p>
  }
  return (
    <div className={styles.view}>
      {isShown && <Graph tree={tree} state={state} view={view} onGo={onGo} />}
      {state.kind === 'running' && (
        <div className={styles.progress}>
          <progress max={state.total} value={state.done} aria-label={say('review.progress')} />
          <span>
            {state.chances[0] === undefined
              ? say('review.done', { done: state.done, total: state.total })
              : say('review.doubtful')}
          </span>
          <button type="button" onClick={onStop}>
            {say('review.stop')}
          </button>
        </div>
      )}
      {state.kind === 'failed' && (
        <p className={textStyles.fault}>{say('review.failed', { reason: state.message })}</p>
      )}
      {state.kind === 'done' && (
        <Findings game={game} review={state.review} tasks={tasks} onFind={onFind} onGo={onGo} />
      )}
      {state.kind !== 'running' && (
        <section className={styles.start} aria-label={say('review.begin')}>
          {state.kind === 'none' && <p>{say('review.about')}</p>}
          <ChoiceRow
            label={say('review.efforts.label')}
            options={efforts}
            value={effort}
            onChoose={chooseEffort}
          />
          <button
            type="button"
            className={state.kind === 'done' ? undefined : buttonStyles.primary}
            onClick={() => onStart(Number(effort))}
          >
            {say(state.kind === 'done' ? 'review.again' : 'review.begin')}
          </button>
        </section>
      )}
    </div>
  )
}

interface GraphProps {
  readonly tree: Tree
  readonly state: ReviewState & { readonly kind: 'running' | 'done' }
  readonly view: ScoreView
  readonly onGo: (node: GameNode) => void
}

function Graph({ tree, state, view, onGo }: GraphProps) {
  const { game, node } = tree
  const marks = useMemo(
    () =>
      state.kind === 'done'
        ? state.review.moves.flatMap(({ class: verdict }, index) =>
            isError(verdict) ? [{ ply: state.review.firstPly + index + 1, class: verdict }] : [],
          )
        : [],
    [state],
  )
  return (
    <EvalGraph
      chances={state.chances}
      cursor={mainlinePly(node)}
      view={view}
      marks={marks}
      nameOf={(ply) => nameOf(nodeAtPly(game, ply))}
      onStep={(ply) => onGo(nodeAtPly(game, ply))}
    />
  )
}

function nameOf(node: GameNode): string {
  if (!node.parent) return say('graph.start')
  const { turn, fullmoves } = node.parent.position
  return `${fullmoves}${turn === 'white' ? '.' : '…'} ${node.san}`
}

interface FindingsProps {
  readonly game: Game
  readonly review: Review
  readonly tasks: readonly Task[]
  readonly onFind: Props['onFind']
  readonly onGo: (node: GameNode) => void
}

function Findings({ game, review, tasks, onFind, onGo }: FindingsProps) {
  const [isCopied, setIsCopied] = useState(false)
  const strengths = useStrengths(game)
  // A person wants to know what they could have done better, not a mind.
  const person = personIn(game)
  const theirs = tasks.filter(({ mistake }) => mistake.color === person)
  const copy = async () => {
    await navigator.clipboard.writeText(makePgn(game))
    setIsCopied(true)
  }
  return (
    <>
      {!review.isComplete && (
        <p className={textStyles.note}>{say('review.stopped', { count: review.moves.length })}</p>
      )}
      <div className={styles.sides}>
        {colors.map((color) => (
          <SideCard
            key={color}
            color={color}
            review={review}
            name={nameOfSide(game, color)}
            strength={strengths?.[color]}
          />
        ))}
      </div>
      <section className={styles.faults} aria-label={say('review.faults')}>
        <h2 className={textStyles.heading}>{say(tasks.length === 0 ? 'review.none' : 'review.wrong')}</h2>
        <div className={styles.finders}>
          {theirs[0] && (
            <Finder task={theirs[0]} onFind={(task) => onFind(task, person)}>
              {say('review.findAll')}
            </Finder>
          )}
          {tasks[0] && theirs.length < tasks.length && (
            <Finder task={tasks[0]} onFind={onFind} isSecond={theirs.length > 0}>
              {say(person ? 'review.findBoth' : 'review.findAll')}
            </Finder>
          )}
        </div>
        <ol>
          {tasks.map((task) => (
            <li key={task.line.moves.length}>
              <Finding move={task.mistake} onGo={() => onGo(nodeAtPly(game, task.line.moves.length + 1))} />
              <button
                type="button"
                className={styles.find}
                aria-label={say('review.findBetter', {
                  move: `${makeMoveNumber(task.mistake)} ${task.mistake.san}`,
                })}
                onClick={() => onFind(task)}
              >
                {say('review.find')}
              </button>
            </li>
          ))}
        </ol>
        {tasks.some(({ mistake }) => mistake.class !== 'inaccuracy') && (
          <p className={textStyles.note}>
            <Rich
              text={say('review.drills')}
              tags={{
                room: (text) => <a href={makeRoute('practice', { view: 'drills' })}>{text}</a>,
              }}
            />
          </p>
        )}
        <Explanation />
      </section>
      <div className={styles.out}>
        <button type="button" onClick={copy}>
          <Icon name={isCopied ? 'done' : 'copy'} />
          {say(isCopied ? 'review.copied' : 'review.copy')}
        </button>
        <button
          type="button"
          onClick={() => downloadText('annotated.pgn', makePgn(game), 'application/x-chess-pgn')}
        >
          <Icon name="download" />
          {say('review.download')}
        </button>
      </div>
    </>
  )
}

interface FinderProps {
  readonly task: Task
  readonly onFind: (task: Task) => void
  readonly isSecond?: boolean
  readonly children: string
}

function Finder({ task, onFind, isSecond = false, children }: FinderProps) {
  return (
    <button
      type="button"
      className={isSecond ? undefined : buttonStyles.primary}
      onClick={() => onFind(task)}
    >
      <Icon name="hint" />
      {children}
    </button>
  )
}

/** What the numbers mean, where they stand. */
function Explanation() {
  return (
    <details className={styles.explanation}>
      <summary>{say('review.explanation.title')}</summary>
      <p>{say('review.explanation.classes')}</p>
      <p>{say('review.explanation.accuracy')}</p>
      <p>{say('review.explanation.strength', { moves: LEAST_MOVES })}</p>
    </details>
  )
}

function nameOfSide(game: Game, color: Color): string {
  const name = game.tags.get(capitalise(color))
  return name === undefined || name === '?' ? say('side', { color }) : name
}

function Finding({ move, onGo }: { readonly move: ReviewedMove; readonly onGo: () => void }) {
  return (
    <button type="button" className={styles.finding} data-class={move.class} onClick={onGo}>
      <span className={styles.head}>
        <strong>
          {makeMoveNumber(move)} {move.san}
        </strong>
        <span className={`${verdictStyles.verdict} ${styles.class}`} data-class={move.class}>
          {say('class', { class: move.class })}
        </span>
        <span className={styles.loss}>−{makePercent(move.lossChance)}</span>
      </span>
      {move.reason && <span className={styles.why}>{move.reason.text}</span>}
    </button>
  )
}
