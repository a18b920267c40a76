import { isSearched, type Thought, type Voice } from '@rookery/players'
import { type Move, makeSan, moveFrom, moveTo, type Position } from '@rookery/rules'
import { say as sayMind } from '@rookery/words/web/mind'
import { say } from '@rookery/words/web/story'
import { type ReactNode, useMemo } from 'react'
import { SmallBoard } from '../../board/small-board.tsx'
import { Later } from '../../ui/later.tsx'
import textStyles from '../../ui/text.module.css'
import pictureStyles from '../pictures/picture.module.css'
import { BoardArrows } from '../stage/board-arrows.tsx'
import { useMindStage } from '../stage/mind-stage.ts'
import { useRewalk } from '../tree/use-rewalk.ts'
import { type Branch, findLineBranches } from './find-branches.ts'
import styles from './story.module.css'
import { makeNumbered, tellRest, tellTitle, tellWhy, tellWorth } from './tell-branch.ts'
import { useAside } from './use-aside.ts'
import { useShownPosition } from './use-shown-position.ts'
import { useTreeBranches } from './use-tree-branches.ts'

interface Props {
  readonly voice: Voice
  readonly thought: Thought
  readonly position: Position
  /** The ways from here into the whole tree. */
  readonly children?: ReactNode
}

/** The end of a long line is guesswork. */
const shownPlies = 8

interface Step {
  readonly position: Position
  readonly move: Move
  /** "12… Nf6". */
  readonly name: string
}

function stepsOf(line: readonly Move[], position: Position): Step[] {
  const steps: Step[] = []
  let at = position
  for (const move of line.slice(0, shownPlies)) {
    const name = makeNumbered(at, move)
    at = at.play(move)
    steps.push({ position: at, move, name })
  }
  return steps
}

/** The line that a mind expects, board by board, and the branches that decided for it. */
export default function Story({ voice, thought, position, children }: Props) {
  const { entry } = useMindStage()
  const key = thought.line.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a mind that goes on thinking tells the same line again and again.
  const steps = useMemo(() => stepsOf(thought.line, position), [key, position])
  if (steps.length < 2) return children ? <section className={pictureStyles.part}>{children}</section> : null
  return (
    <section className={pictureStyles.part} aria-label={say('label')}>
      <h3>{say('expects', { mind: entry.name })}</h3>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the boards stay where they are, and their positions change.
          <StepBoard key={index} step={step} frames={index} />
        ))}
      </ol>
      <h3>{say('decided')}</h3>
      {isSearched(thought) ? (
        <TreeBranches voice={voice} thought={thought} position={position} />
      ) : (
        <LineBranches voice={voice} thought={thought} position={position} />
      )}
      {children}
    </section>
  )
}

interface StepProps {
  readonly step: Step
  /** How many frames after the first: to make all boards at once would keep the page from hearing a click. */
  readonly frames: number
}

function StepBoard({ step: { position, move, name }, frames }: StepProps) {
  const { orientation } = useMindStage()
  const last = useMemo(() => [moveFrom(move), moveTo(move)], [move])
  const shown = useShownPosition(position)
  return (
    <li>
      <Later frames={frames}>
        <SmallBoard
          position={position}
          label={say('after', { move: name })}
          orientation={orientation}
          lastMove={last}
        />
        <button type="button" aria-label={say('showAfter', { move: name })} {...shown}>
          {name}
        </button>
      </Later>
    </li>
  )
}

type BranchesProps = Pick<Props, 'voice' | 'position'> & { readonly thought: Thought }

function TreeBranches({ voice, thought, position }: BranchesProps) {
  const searched = isSearched(thought) ? thought : undefined
  const rewalk = useRewalk(searched!)
  const found = useTreeBranches(rewalk.kind === 'tree' ? rewalk.thought : undefined, position, voice)
  if (rewalk.kind === 'walking') return <p className={textStyles.note}>{say('searching')}</p>
  if (rewalk.kind === 'failed') return <Branches branches={[]} thought={thought} position={position} />
  return found ? <Branches branches={found.branches} thought={found.of} position={position} /> : null
}

function LineBranches({ voice, thought, position }: BranchesProps) {
  const branches = useMemo(() => findLineBranches(thought, position, voice), [thought, position, voice])
  const aside = useAside(thought, voice)
  if (aside === 'looking') return <p className={textStyles.note}>{say('aside')}</p>
  return <Branches branches={aside ?? branches} thought={thought} position={position} />
}

interface ListProps {
  readonly branches: readonly Branch[]
  readonly thought: Thought
  readonly position: Position
}

function Branches({ branches, thought, position }: ListProps) {
  const { entry, view } = useMindStage()
  const choice = makeSan(position, thought.choice)
  if (branches.length === 0) return <p className={textStyles.note}>{say('noOther', { mind: entry.name })}</p>
  return (
    <ul className={styles.branches} aria-label={say('decided')}>
      {branches.map((branch) => (
        <li key={branch.line.join()}>
          <strong>
            <BoardArrows
              arrows={arrowsOf(branch)}
              {...(branch.ply > 1 && { position: positionBefore(branch, position) })}
              label={sayMind('show', { move: tellTitle(branch, choice, position) })}
            >
              {tellTitle(branch, choice, position)}
            </BoardArrows>
          </strong>
          <p>
            {tellWhy(branch)} {tellRest(branch, position)}{' '}
            <b>{tellWorth(branch, thought, position, entry.name, view)}</b>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** A branch off a later step is shown where it leaves the line. */
const positionBefore = ({ line, ply }: Branch, position: Position): Position =>
  line.slice(0, ply).reduce((at, move) => at.play(move), position)

/** What the title names; more would hide the board. */
const arrowsOf = ({ kind, line, ply }: Branch) =>
  line.slice(ply > 1 ? ply : 0, kind === 'if' ? ply + 2 : 2).map((move, index) => ({
    from: moveFrom(move),
    to: moveTo(move),
    tone: (index % 2 === 0) === ply <= 1 ? ('accent' as const) : ('red' as const),
    label: String(index + 1),
  }))
