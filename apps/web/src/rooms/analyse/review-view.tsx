import { isError, makeMoveNumber, moveClasses, type Review, type ReviewedMove } from '@rookery/analysis'
import { capitalise } from '@rookery/play'
import type { ScoreView } from '@rookery/players'
import { type Color, colors, type Game, type GameNode, makePgn } from '@rookery/rules'
import { useMemo, useState } from 'react'
import buttonStyles from '../../ui/button.module.css'
import { ChoiceRow } from '../../ui/choice-row.tsx'
import { downloadText } from '../../ui/download.ts'
import { Icon } from '../../ui/icon.tsx'
import { keepText, readKept } from '../../ui/keep-text.ts'
import textStyles from '../../ui/text.module.css'
import { makePercent } from './chances.ts'
import { EvalGraph } from './eval-graph.tsx'
import styles from './review-view.module.css'
import type { Task } from './trial.ts'
import type { ReviewState } from './use-review.ts'
import { mainlinePly, nodeAtPly, type Tree } from './use-tree.ts'
import verdictStyles from './verdict.module.css'

interface Props {
  readonly tree: Tree
  readonly state: ReviewState
  readonly view: ScoreView
  /** The mistakes of the review, for which a better move can be looked for. */
  readonly tasks: readonly Task[]
  readonly onFind: (task: Task) => void
  readonly onStart: (nodes: number) => void
  readonly onStop: () => void
  readonly onGo: (node: GameNode) => void
}

const efforts = [
  { value: '20000', label: 'Quick', hint: 'a glance' },
  { value: '100000', label: 'Usual', hint: 'a good look' },
  { value: '500000', label: 'Deep', hint: 'slow' },
] as const

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
    return (
      <p className={textStyles.empty}>
        There is no game to review yet. Open one, or play some moves on the board.
      </p>
    )
  }
  return (
    <div className={styles.view}>
      {isShown && <Graph tree={tree} state={state} view={view} onGo={onGo} />}
      {state.kind === 'running' && (
        <div className={styles.progress}>
          <progress max={state.total} value={state.done} aria-label="Review" />
          <span>
            {state.chances[0] === undefined
              ? `${state.done} of ${state.total} positions, from the end of the game`
              : 'Looking longer where the verdict is doubtful …'}
          </span>
          <button type="button" onClick={onStop}>
            Stop
          </button>
        </div>
      )}
      {state.kind === 'failed' && (
        <p className={textStyles.fault}>The review ended early: {state.message}.</p>
      )}
      {state.kind === 'done' && (
        <Findings game={game} review={state.review} tasks={tasks} onFind={onFind} onGo={onGo} />
      )}
      {state.kind !== 'running' && (
        <section className={styles.start} aria-label="Review the game">
          {state.kind === 'none' && (
            <p>
              Raven looks at every position from the end of the game backwards, says what each move cost, and
              why the mistakes were mistakes.
            </p>
          )}
          <ChoiceRow label="How closely" options={efforts} value={effort} onChoose={chooseEffort} />
          <button
            type="button"
            className={state.kind === 'done' ? undefined : buttonStyles.primary}
            onClick={() => onStart(Number(effort))}
          >
            {state.kind === 'done' ? 'Review again' : 'Review the game'}
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
  if (!node.parent) return 'Start'
  const { turn, fullmoves } = node.parent.position
  return `${fullmoves}${turn === 'white' ? '.' : '…'} ${node.san}`
}

interface FindingsProps {
  readonly game: Game
  readonly review: Review
  readonly tasks: readonly Task[]
  readonly onFind: (task: Task) => void
  readonly onGo: (node: GameNode) => void
}

function Findings({ game, review, tasks, onFind, onGo }: FindingsProps) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(makePgn(game))
    setIsCopied(true)
  }
  return (
    <>
      {!review.isComplete && (
        <p className={textStyles.note}>
          Stopped: {review.moves.length} half-moves from the end were looked at, and doubtful ones only once.
        </p>
      )}
      <div className={styles.sides}>
        {colors.map((color) => (
          <SideCard key={color} color={color} review={review} name={nameOfSide(game, color)} />
        ))}
      </div>
      <section className={styles.faults} aria-label="Mistakes">
        <h3>{tasks.length === 0 ? 'No inaccuracy, mistake or blunder was found.' : 'What went wrong'}</h3>
        {tasks[0] && (
          <button type="button" className={buttonStyles.primary} onClick={() => onFind(tasks[0]!)}>
            <Icon name="hint" />
            Find the better moves
          </button>
        )}
        <ol>
          {tasks.map((task) => (
            <li key={task.line.moves.length}>
              <Finding move={task.mistake} onGo={() => onGo(nodeAtPly(game, task.line.moves.length + 1))} />
              <button
                type="button"
                className={styles.find}
                aria-label={`Find better than ${makeMoveNumber(task.mistake)} ${task.mistake.san}`}
                onClick={() => onFind(task)}
              >
                Find better
              </button>
            </li>
          ))}
        </ol>
        <Explanation />
      </section>
      <div className={styles.out}>
        <button type="button" onClick={copy}>
          <Icon name={isCopied ? 'done' : 'copy'} />
          {isCopied ? 'Copied' : 'Copy annotated PGN'}
        </button>
        <button
          type="button"
          onClick={() => downloadText('annotated.pgn', makePgn(game), 'application/x-chess-pgn')}
        >
          <Icon name="download" />
          Download
        </button>
      </div>
    </>
  )
}

/** What the numbers mean, where they stand. */
function Explanation() {
  return (
    <details className={styles.explanation}>
      <summary>What the words mean</summary>
      <p>
        A move is judged by how much of its side’s winning chance it gives away (a draw counts half): less
        than 8 % is good, from 8 % an inaccuracy, from 15 % a mistake, from 25 % a blunder. In a level
        position that is about half a pawn, a pawn, and a pawn and a half. Best is Raven’s own choice, or a
        move that is no worse.
      </p>
      <p>
        Accuracy is 100 for a side that gave nothing away. A move that gives away 10 % counts 67, one that
        gives away 25 % counts 37; the number is the mean over all moves.
      </p>
    </details>
  )
}

function nameOfSide(game: Game, color: Color): string {
  const name = game.tags.get(capitalise(color))
  return name === undefined || name === '?' ? capitalise(color) : name
}

interface SideProps {
  readonly color: Color
  readonly name: string
  readonly review: Review
}

function SideCard({ color, name, review: { moves, accuracy } }: SideProps) {
  const own = moves.filter((move) => move.color === color)
  const value = accuracy[color]
  return (
    <section className={styles.card} aria-label={`${name}, ${color}`}>
      <h3>
        <span
          className={color === 'black' ? `${styles.dot} ${styles.black}` : styles.dot}
          aria-hidden="true"
        />
        {name}
      </h3>
      <p className={styles.accuracy}>
        {value === undefined ? '–' : value.toFixed(1)}
        <small>accuracy</small>
      </p>
      <ul>
        {moveClasses.map((verdict) => (
          <li key={verdict} data-class={verdict}>
            <span
              className={`${verdictStyles.verdict} ${styles.sign}`}
              data-class={verdict}
              aria-hidden="true"
            />
            {verdict}
            <span>{own.filter((move) => move.class === verdict).length}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Finding({ move, onGo }: { readonly move: ReviewedMove; readonly onGo: () => void }) {
  return (
    <button type="button" className={styles.finding} data-class={move.class} onClick={onGo}>
      <span className={styles.head}>
        <strong>
          {makeMoveNumber(move)} {move.san}
        </strong>
        <span className={`${verdictStyles.verdict} ${styles.class}`} data-class={move.class}>
          {move.class}
        </span>
        <span className={styles.loss}>−{makePercent(move.lossChance)}</span>
      </span>
      {move.reason && <span className={styles.why}>{move.reason.text}</span>}
    </button>
  )
}
