import { makeCount } from '@rookery/players'
import { makeSans } from '@rookery/rules'
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
      <p className={styles.line}>{node === 0 ? 'The position on the board' : line}</p>
      <dl className={styles.numbers}>
        <div>
          <dt>value</dt>
          <dd>{makeNodeValue(guide, node)}</dd>
        </div>
      </dl>
      {tellNode(guide, node).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <details>
        <summary>Numbers of the search</summary>
        <dl className={styles.numbers}>
          <div>
            <dt>alpha</dt>
            <dd>{makeBound(guide, tree.alpha[node]!)}</dd>
          </div>
          <div>
            <dt>beta</dt>
            <dd>{makeBound(guide, tree.beta[node]!)}</dd>
          </div>
          <div>
            <dt>positions from here on</dt>
            <dd>{makeCount(tree.walked[node]!)}</dd>
          </div>
        </dl>
        <p>
          Alpha and beta are what each side had already made sure of elsewhere when the search came here: what
          lies outside them cannot matter.
        </p>
        {bound && <p>{bound}</p>}
      </details>
    </div>
  )
}
