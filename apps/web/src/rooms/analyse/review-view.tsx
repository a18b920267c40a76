import {
  type MoveClass,
  makeMoveNumber,
  moveClasses,
  type Review,
  type ReviewedMove,
} from '@rookery/analysis'
import { capitalise } from '@rookery/play'
import { type Color, colors, type Game, type GameNode, makePgn } from '@rookery/rules'
import { useMemo, useState } from 'react'
import buttonStyles from '../../ui/button.module.css'
import { ChoiceRow } from '../../ui/choice-row.tsx'
import { downloadText } from '../../ui/download.ts'
import { Icon } from '../../ui/icon.tsx'
import textStyles from '../../ui/text.module.css'
import { makePercent } from './chances.ts'
import { EvalGraph } from './eval-graph.tsx'
import styles from './review-view.module.css'
import type { ReviewState } from './use-review.ts'
import { mainlinePly, nodeAtPly, type Tree } from './use-tree.ts'
import verdictStyles from './verdict.module.css'

interface Props {
  readonly tree: Tree
  readonly state: ReviewState
  readonly onStart: (nodes: number) => void
  readonly onStop: () => void
  readonly onGo: (node: GameNode) => void
}

const efforts = [
  { value: '20000', label: 'Quick', hint: 'a glance' },
  { value: '100000', label: 'Usual', hint: 'a good look' },
  { value: '500000', label: 'Deep', hint: 'slow' },
] as const

/** The whole game judged: the graph, both sides' accuracy, and each mistake with its reason. */
export function ReviewView({ tree, state, onStart, onStop, onGo }: Props) {
  const [effort, setEffort] = useState<string>('100000')
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
      {isShown && <Graph tree={tree} state={state} onGo={onGo} />}
      {state.kind === 'running' && (
        <div className={styles.progress}>
          <progress max={state.total} value={state.done} aria-label="Review" />
          <span>
            {state.done < state.total
              ? `${state.done} of ${state.total} positions`
              : 'Looking into the mistakes…'}
          </span>
          <button type="button" onClick={onStop}>
            Stop
          </button>
        </div>
      )}
      {state.kind === 'failed' && (
        <p className={textStyles.fault}>The review ended early: {state.message}.</p>
      )}
      {state.kind === 'done' && <Findings game={game} review={state.review} onGo={onGo} />}
      {state.kind !== 'running' && (
        <section className={styles.start} aria-label="Review the game">
          {state.kind === 'none' && (
            <p>
              Raven looks at every position, says what each move cost, and why the mistakes were mistakes.
            </p>
          )}
          <ChoiceRow label="How closely" options={efforts} value={effort} onChoose={setEffort} />
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
  readonly onGo: (node: GameNode) => void
}

function Graph({ tree, state, onGo }: GraphProps) {
  const { game, node } = tree
  const marks = useMemo(
    () =>
      state.kind === 'done'
        ? state.review.moves.flatMap(({ class: verdict }, index) =>
            isFine(verdict) ? [] : [{ ply: index + 1, class: verdict }],
          )
        : [],
    [state],
  )
  return (
    <EvalGraph
      chances={state.chances}
      total={state.total}
      cursor={mainlinePly(node)}
      marks={marks}
      nameOf={(ply) => nameOf(nodeAtPly(game, ply))}
      onStep={(ply) => onGo(nodeAtPly(game, ply))}
    />
  )
}

const isFine = (verdict: MoveClass): boolean => verdict === 'best' || verdict === 'good'

function nameOf(node: GameNode): string {
  if (!node.parent) return 'Start'
  const { turn, fullmoves } = node.parent.position
  return `${fullmoves}${turn === 'white' ? '.' : '…'} ${node.san}`
}

interface FindingsProps {
  readonly game: Game
  readonly review: Review
  readonly onGo: (node: GameNode) => void
}

function Findings({ game, review, onGo }: FindingsProps) {
  const [isCopied, setIsCopied] = useState(false)
  const faults = review.moves.flatMap((move, index) => (isFine(move.class) ? [] : [{ move, ply: index + 1 }]))
  const copy = async () => {
    await navigator.clipboard.writeText(makePgn(game))
    setIsCopied(true)
  }
  return (
    <>
      {!review.isComplete && (
        <p className={textStyles.note}>
          Stopped after {review.moves.length} half-moves; the rest was not looked at.
        </p>
      )}
      <div className={styles.sides}>
        {colors.map((color) => (
          <SideCard key={color} color={color} review={review} name={nameOfSide(game, color)} />
        ))}
      </div>
      <section className={styles.faults} aria-label="Mistakes">
        <h3>{faults.length === 0 ? 'No inaccuracy, mistake or blunder was found.' : 'What went wrong'}</h3>
        <ol>
          {faults.map(({ move, ply }) => (
            <li key={ply}>
              <Finding move={move} onGo={() => onGo(nodeAtPly(game, ply))} />
            </li>
          ))}
        </ol>
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
