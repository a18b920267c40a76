import { type TreeNodeJson, treeToJson } from './search/index.ts'
import type { Thought } from './thought.ts'

/** A thought with nested objects in place of a tree's columns, which JSON cannot hold. */
export type ThoughtJson<T extends Thought = Thought> = T extends { readonly tree: unknown }
  ? Omit<T, 'tree'> & { readonly tree: TreeNodeJson }
  : T

/** What `JSON.stringify` can write of any thought. */
export const thoughtToJson = (thought: Thought): ThoughtJson =>
  'tree' in thought ? { ...thought, tree: treeToJson(thought.tree) } : thought
