import type { MoveClass, Review } from '@rookery/analysis'
import type { GameNode } from '@rookery/rules'
import { say } from '@rookery/words/web/analyse'
import { useEffect, useMemo, useRef } from 'react'
import { keepInSight } from '../../ui/keep-in-sight.ts'
import textStyles from '../../ui/text.module.css'
import { type MoveToken, moveBlocks } from './move-blocks.ts'
import styles from './move-tree.module.css'
import { nagSign } from './nag-signs.ts'
import { mainlinePly, type Tree } from './use-tree.ts'
import verdictStyles from './verdict.module.css'

interface Props {
  readonly tree: Tree
  readonly review: Review | undefined
  readonly onGo: (node: GameNode) => void
}

/** The game with its variations and comments; every move is a way to its position. */
export function MoveTree({ tree, review, onGo }: Props) {
  const { game, node, version } = tree
  const box = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the game changes in place, and its version tells.
  const blocks = useMemo(() => moveBlocks(game, node), [game, node, version])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another shown move may be out of sight.
  useEffect(() => (box.current ? keepInSight(box.current) : undefined), [node, blocks])

  if (blocks.length === 0) {
    return <p className={textStyles.empty}>{say('tree.empty')}</p>
  }
  return (
    <section ref={box} className={styles.tree} aria-label={say('tree.label')}>
      {blocks.map(({ isMain, tokens }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name than their place.
        <div key={index} className={isMain ? styles.main : styles.side}>
          {tokens.map((token, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a token has no other name than its place.
            <Token key={at} token={token} current={node} review={isMain ? review : undefined} onGo={onGo} />
          ))}
        </div>
      ))}
    </section>
  )
}

interface TokenProps {
  readonly token: MoveToken
  readonly current: GameNode
  readonly review: Review | undefined
  readonly onGo: (node: GameNode) => void
}

function Token({ token, current, review, onGo }: TokenProps) {
  switch (token.kind) {
    case 'open':
      return <span className={styles.bracket}>(</span>
    case 'close':
      return <span className={styles.bracket}>)</span>
    case 'comment':
      return <span className={styles.comment}>{token.text}</span>
    case 'fold':
      return (
        <button type="button" className={`${styles.move} ${styles.fold}`} onClick={() => onGo(token.node)}>
          {token.number} {token.node.san} …
        </button>
      )
    case 'move': {
      const { node, number } = token
      const verdict = review ? classAt(review, node) : undefined
      return (
        <span className={styles.word}>
          {number && <span className={styles.number}>{number}</span>}
          <button
            type="button"
            className={`${verdictStyles.verdict} ${styles.move}`}
            data-class={verdict}
            aria-current={node === current ? 'true' : undefined}
            onClick={() => onGo(node)}
          >
            {node.san}
            {node.nags.map(nagSign).join('')}
            {verdict && verdict !== 'best' && verdict !== 'good' && (
              <span className={textStyles.unseen}>, {say('class', { class: verdict })}</span>
            )}
          </button>
        </span>
      )
    }
  }
}

const classAt = ({ moves, firstPly }: Review, node: GameNode): MoveClass | undefined =>
  moves[mainlinePly(node) - 1 - firstPly]?.class
