import { useMemo } from 'react'
import { type SearchedThought, treeCountsOf } from '../../game/kept-thought.ts'
import { makeCount, makeHalfMoves, makeSigned } from '../../ui/numbers.ts'

interface Props {
  readonly thought: SearchedThought
}

/** How far and how wide it looked. */
export function SearchCounts({ thought }: Props) {
  const { told, walked, cutNodes, unseen } = useMemo(() => treeCountsOf(thought), [thought])
  const { depth, nodes, totalNodes } = thought
  // Nodes that are folded away may have cut branches too.
  const least = told < walked ? 'at least ' : ''
  const counts: readonly (readonly [string, string])[] = [
    ...(thought.kind === 'kestrel'
      ? ([
          ['Evaluation', makeSigned(thought.evaluation)],
          ['Hit count', makeCount(thought.hitCount)],
          ['Branches searched', makeCount(thought.branchesSearched)],
        ] as const)
      : []),
    ['Looked ahead', makeHalfMoves(depth)],
    ['Nodes walked', makeCount(nodes)],
    ...(totalNodes > nodes ? ([['With shallower searches', makeCount(totalNodes)]] as const) : []),
    ['Branches cut', `${least}${makeCount(unseen)}, at ${makeCount(cutNodes)} nodes`],
  ]
  return (
    <section className="mind-part">
      <h3>The search</h3>
      <dl className="counts">
        {counts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
