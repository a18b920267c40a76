import type { SearchThought } from '@rookery/players'
import { type Dispatch, useReducer } from 'react'
import { beginTree, reduceTree, type TreeAction, type TreeState } from './tree-state.ts'

/** The state of a tree that may grow while one looks at it. */
export function useTree({ line, details: { tree } }: SearchThought): [TreeState, Dispatch<TreeAction>] {
  const [state, dispatch] = useReducer(reduceTree, undefined, () => beginTree(tree, line))
  if (state.tree === tree) return [state, dispatch]
  dispatch({ kind: 'grow', tree, line })
  // What follows in this render must not look for the old tree's nodes in the new one.
  return [reduceTree(state, { kind: 'grow', tree, line }), dispatch]
}
