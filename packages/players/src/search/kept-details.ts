import type { ThoughtForm } from '../thought-form.ts'
import type { KeptSearchDetails, SearchDetails } from './thought.ts'
import { countTree, treeToJson } from './tree.ts'

type Kept = SearchDetails | KeptSearchDetails

/** How thoughts with a tree are kept. */
export const searchForm: ThoughtForm<Kept> = {
  bytes: (details) =>
    Object.values('tree' in details ? details.tree : {}).reduce(
      (sum: number, part) => sum + (ArrayBuffer.isView(part) ? part.byteLength : 0),
      0,
    ),
  lighten(details) {
    if (!('tree' in details)) return details
    const { tree, ...rest } = details
    return { ...rest, treeCounts: countTree(tree) }
  },
  toJson: (details) => ('tree' in details ? { ...details, tree: treeToJson(details.tree) } : details),
  isWhole: ({ leaf, moves, bests, treeCounts }) =>
    isObject(leaf) &&
    Array.isArray(leaf.terms) &&
    Array.isArray(moves) &&
    Array.isArray(bests) &&
    isObject(treeCounts),
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
