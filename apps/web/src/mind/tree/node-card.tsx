import { makeCount } from '@rookery/players'
import { makeSans } from '@rookery/rules'
import { say } from '@rookery/words/web/tree'
import styles from './node-card.module.css'
import type { TreeGuide } from './tree-guide.ts'
import { makeBound, makeNodeValue, tellBound, tellNode } from './tree-words.ts'

interface Props {
  readonly guide: TreeGuide
  readonly node: number
}

/** One node in words, and the numbers of the method for whoever wants them. */
export function NodeCard({ guide, node }: Props) {
  const { tree } = guide
  const line = makeSans(guide.root, guide.moves(node)).join(' ')
  const bound = tellBound(guide, node)
  return (
    <div className={styles.card}>
      <p className={styles.line}>{node === 0 ? say('card.root') : line}</p>
      <dl className={styles.numbers}>
        <div>
          <dt>{say('card.value')}</dt>
          <dd>{makeNodeValue(guide, node)}</dd>
        </div>
      </dl>
      {tellNode(guide, node).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <details>
        <summary>{say('card.numbers')}</summary>
        <dl className={styles.numbers}>
          <div>
            <dt>{say('card.alpha')}</dt>
            <dd>{makeBound(guide, tree.alpha[node]!)}</dd>
          </div>
          <div>
            <dt>{say('card.beta')}</dt>
            <dd>{makeBound(guide, tree.beta[node]!)}</dd>
          </div>
          <div>
            <dt>{say('card.walked')}</dt>
            <dd>{makeCount(tree.walked[node]!)}</dd>
          </div>
        </dl>
        <p>{say('card.window')}</p>
        {bound && <p>{bound}</p>}
      </details>
    </div>
  )
}
