import { makeSans } from '@rookery/rules'
import styles from './node-card.module.css'
import type { TreeGuide } from './tree-guide.ts'
import { makeBound, makeNodeValue, tellNode } from './tree-words.ts'

interface Props {
  readonly guide: TreeGuide
  readonly node: number
}

/** The numbers of one node, and how they came about. */
export function NodeCard({ guide, node }: Props) {
  const { tree } = guide
  const line = makeSans(guide.root, guide.moves(node)).join(' ')
  return (
    <div className={styles.card}>
      <p className={styles.line}>{node === 0 ? 'The position on the board' : line}</p>
      <dl className={styles.numbers}>
        <div>
          <dt>value</dt>
          <dd>{makeNodeValue(guide, node)}</dd>
        </div>
        <div>
          <dt>alpha</dt>
          <dd>{makeBound(guide, tree.alpha[node]!)}</dd>
        </div>
        <div>
          <dt>beta</dt>
          <dd>{makeBound(guide, tree.beta[node]!)}</dd>
        </div>
      </dl>
      <p>
        Alpha and beta are what each side had already made sure of elsewhere: what lies outside them cannot
        matter.
      </p>
      {tellNode(guide, node).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}
