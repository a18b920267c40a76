import { moveAt, type SearchedThought, type SearchThought, turnThought, type Voice } from '@rookery/players'
import { moveFrom, moveTo } from '@rookery/rules'
import { say } from '@rookery/words/web/film'
import { useMemo, useState } from 'react'
import { SmallBoard } from '../../board/small-board.tsx'
import { ChoiceRow } from '../../ui/choice-row.tsx'
import { Icon } from '../../ui/icon.tsx'
import textStyles from '../../ui/text.module.css'
import { useMindStage } from '../stage/mind-stage.ts'
import { Enlarged } from '../tree/enlarged.tsx'
import { TreeGuide } from '../tree/tree-guide.ts'
import { makeNodeValue, tellCutRow } from '../tree/tree-words.ts'
import { useRewalk } from '../tree/use-rewalk.ts'
import { worthTeller } from '../tree/worth-teller.ts'
import styles from './film.module.css'
import { nameColumn, tellFrame } from './film-words.ts'
import { type Column, columnsAt, filmDepth, makeFrames, type SeenMove } from './frames.ts'
import { type Speed, usePlayer } from './use-player.ts'

interface Props {
  readonly voice: Voice
  readonly thought: SearchedThought
  readonly onClose: () => void
}

/** A search, played in the order in which it went. */
export default function Film({ voice, thought, onClose }: Props) {
  const { entry } = useMindStage()
  // A mind that goes on thinking does not change the film that is shown.
  const [shown] = useState(thought)
  const rewalk = useRewalk(shown)
  return (
    <Enlarged title={say('title', { mind: entry.name })} onClose={onClose}>
      {rewalk.kind === 'tree' ? (
        <Projector voice={voice} told={rewalk.thought} />
      ) : (
        <p className={textStyles.note} role="status">
          {rewalk.kind === 'walking' ? say('making') : say('lost', { reason: rewalk.reason })}
        </p>
      )}
    </Enlarged>
  )
}

const speeds: readonly Speed[] = ['slow', 'usual', 'fast']

function Projector({ voice, told }: { readonly voice: Voice; readonly told: SearchThought }) {
  const { entry, game, orientation, view } = useMindStage()
  const { position } = game
  const guide = useMemo(() => {
    const { tree } = turnThought(told, view.side).details
    return new TreeGuide(tree, position, worthTeller(voice, told, position, view.side))
  }, [told, view, voice, position])
  const { tree } = guide
  const depth = useMemo(() => filmDepth(tree), [tree])
  const frames = useMemo(() => makeFrames(tree, depth), [tree, depth])
  const player = usePlayer(frames.length)
  const frame = frames[player.at]!
  const columns = useMemo(() => columnsAt(tree, frame), [tree, frame])
  const teller = { guide, name: entry.name, own: position.turn, view }
  const move = moveAt(tree, frame.node)
  const last = useMemo(() => (frame.node === 0 ? [] : [moveFrom(move), moveTo(move)]), [frame, move])
  const caption = tellFrame(teller, frame)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      <section className={styles.columns} tabIndex={0} aria-label={say('soFar')}>
        {columns.map((column) => (
          <FilmColumn
            key={column.parent}
            title={nameColumn(teller, column.parent)}
            column={column}
            guide={guide}
          />
        ))}
        {Array.from({ length: depth - columns.length }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a level that is not reached has no other name.
          <section key={columns.length + index} className={styles.column} aria-hidden="true">
            <h3>…</h3>
          </section>
        ))}
      </section>
      <div className={styles.side}>
        <SmallBoard
          position={guide.position(frame.node)}
          label={
            frame.node === 0 ? say('afterNone') : say('after', { moves: guide.sans(frame.node).join(' ') })
          }
          orientation={orientation}
          lastMove={last}
        />
        <p className={styles.caption} role="status" aria-live={player.isRunning ? 'off' : 'polite'}>
          {caption}
        </p>
        <div className={styles.controls}>
          <input
            type="range"
            min={0}
            max={frames.length - 1}
            value={player.at}
            aria-label={say('place')}
            aria-valuetext={say('frame', { at: player.at + 1, count: frames.length, caption })}
            onChange={(event) => player.goTo(event.currentTarget.valueAsNumber)}
          />
          <div className={styles.buttons}>
            <button type="button" onClick={() => player.goTo(player.at - 1)} disabled={player.at === 0}>
              <Icon name="back" />
              {say('back')}
            </button>
            <button type="button" onClick={player.toggle}>
              <Icon name={player.isRunning ? 'pause' : 'resume'} />
              {say(player.isRunning ? 'pause' : 'play')}
            </button>
            <button
              type="button"
              onClick={() => player.goTo(player.at + 1)}
              disabled={player.at === frames.length - 1}
            >
              <Icon name="forward" />
              {say('step')}
            </button>
          </div>
          <ChoiceRow
            label={say('speed')}
            options={speeds.map((value) => ({ value, label: say(value) }))}
            value={player.speed}
            onChoose={player.setSpeed}
            isBeside
          />
          <p className={textStyles.note}>
            {say('note', { mind: entry.name, positions: tree.walked[0]!, depth })}
          </p>
        </div>
      </div>
    </>
  )
}

/** So many moves of a column can be seen at once. */
const mostMoves = 9

interface ColumnProps {
  readonly title: string
  readonly column: Column
  readonly guide: TreeGuide
}

function FilmColumn({ title, column: { moves, cut }, guide }: ColumnProps) {
  const shown = shownMoves(moves)
  const hidden = moves.length - shown.length
  return (
    <section className={styles.column} aria-label={title}>
      <h3>{title}</h3>
      <ol>
        {hidden > 0 && <li className={styles.aside}>{say('before', { count: hidden })}</li>}
        {shown.map(({ node, isDone, isBest, isCurrent }) => (
          <li key={node} data-best={isBest} aria-current={isCurrent ? 'step' : undefined}>
            <span>{guide.san(node)}</span>
            <span>{isDone ? makeNodeValue(guide, node) : '…'}</span>
            {isBest && <span className={styles.best}>{say('best')}</span>}
          </li>
        ))}
        {cut > 0 && <li className={styles.cut}>✂ {tellCutRow(cut)}</li>}
      </ol>
    </section>
  )
}

/** The last ones, and the best wherever it was. */
function shownMoves(moves: readonly SeenMove[]): readonly SeenMove[] {
  const last = moves.slice(-mostMoves)
  const best = moves.find(({ isBest }) => isBest)
  return best && !last.includes(best) ? [best, ...last.slice(1)] : last
}
