import { moveAt, type SearchedThought, type SearchThought, turnThought, type Voice } from '@rookery/players'
import { moveFrom, moveTo } from '@rookery/rules'
import { say } from '@rookery/words/web/tree'
import { useMemo, useRef, useState } from 'react'
import { SmallBoard } from '../../board/small-board.tsx'
import buttonStyles from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { identityOf } from '../../ui/identity.ts'
import textStyles from '../../ui/text.module.css'
import pictureStyles from '../pictures/picture.module.css'
import { useMindStage } from '../stage/mind-stage.ts'
import { Enlarged } from './enlarged.tsx'
import { NodeCard } from './node-card.tsx'
import { NodeWorth } from './node-worth.tsx'
import { TreeGuide } from './tree-guide.ts'
import styles from './tree-section.module.css'
import { TreeTools } from './tree-tools.tsx'
import { type Lens, TreeView } from './tree-view.tsx'
import { useFollow } from './use-follow.ts'
import { useRewalk } from './use-rewalk.ts'
import { useTree } from './use-tree.ts'
import { worthTeller } from './worth-teller.ts'

interface Props<Shown = SearchedThought> {
  readonly voice: Voice
  readonly thought: Shown
}

/** The tree that the search walked; of a move long past it is walked again. */
export default function TreeSection({ voice, thought }: Props) {
  const rewalk = useRewalk(thought)
  const { game } = useMindStage()
  if (rewalk.kind === 'tree')
    return <Tree key={identityOf(game.position)} voice={voice} thought={rewalk.thought} />
  return (
    <section className={pictureStyles.part}>
      <h3>{say('title')}</h3>
      <p className={textStyles.note} role="status">
        {rewalk.kind === 'walking' ? say('walking') : say('lost', { reason: rewalk.reason })}
      </p>
    </section>
  )
}

function Tree({ voice, thought: told }: Props<SearchThought>) {
  const { entry, game, orientation, view } = useMindStage()
  const { position } = game
  const { side } = view
  const thought = useMemo(() => turnThought(told, side), [told, side])
  const [state, dispatch] = useTree(thought)
  const { tree } = thought.details
  const guide = useMemo(() => {
    return new TreeGuide(thought.details.tree, position, worthTeller(voice, told, position, side))
  }, [thought, told, position, side, voice])
  const [hovered, setHovered] = useState<number>()
  const [hasFocus, setHasFocus] = useState(false)
  const [isLarge, setIsLarge] = useState(false)
  const lens = useRef<Lens>(null)
  const drawn = tree.ply.length
  const followed = hovered ?? (hasFocus ? state.focused : undefined)
  useFollow(guide, followed)
  const shown = followed ?? state.focused
  const lastMove = useMemo(() => {
    const move = moveAt(tree, shown)
    return shown === 0 ? [] : [moveFrom(move), moveTo(move)]
  }, [tree, shown])

  const picture = (
    <TreeView
      state={state}
      dispatch={dispatch}
      guide={guide}
      lens={lens}
      onHover={setHovered}
      onFocus={(node) => setHasFocus(node !== undefined)}
    />
  )
  const tools = <TreeTools state={state} dispatch={dispatch} lens={lens} />
  const worth =
    state.selected === undefined ? null : (
      <NodeWorth voice={voice} thought={told} guide={guide} node={state.selected} />
    )

  return (
    <section className={`${pictureStyles.part} ${styles.part}`}>
      <div className={styles.head}>
        <h3>{say('title')}</h3>
        <button type="button" className={buttonStyles.quiet} onClick={() => setIsLarge(true)}>
          <Icon name="enlarge" />
          {say('enlarge')}
        </button>
      </div>
      <p className={textStyles.note}>
        {drawn < tree.walked[0]!
          ? say('drawn', { count: tree.walked[0]!, drawn })
          : say('positions', { count: drawn })}{' '}
        {say('how')}
      </p>
      {isLarge ? (
        <Enlarged title={say('titleOf', { mind: entry.name })} onClose={() => setIsLarge(false)}>
          <div className={styles.tree}>
            {tools}
            {picture}
          </div>
          <div className={styles.aside}>
            <SmallBoard
              position={guide.position(shown)}
              label={shown === 0 ? say('afterNone') : say('after', { moves: guide.sans(shown).join(' ') })}
              orientation={orientation}
              lastMove={lastMove}
            />
            <NodeCard guide={guide} node={shown} />
            {worth}
          </div>
        </Enlarged>
      ) : (
        <>
          {tools}
          {picture}
          <NodeCard guide={guide} node={shown} />
          {worth}
        </>
      )}
    </section>
  )
}
