import { type TreeNodeJson, treeToJson } from './search/index.ts'
import type { Thought } from './thought.ts'

/** A thought with nested objects in place of a tree's columns, which JSON cannot hold. */
export type ThoughtJson<T extends Thought = Thought> = T extends { readonly tree: unknown }
  ? Omit<T, 'tree'> & { readonly tree: TreeNodeJson }
  : T extends { readonly kind: 'parrot' }
    ? Omit<T, 'fallback'> & {
        readonly fallback: { readonly player: string; readonly thought: ThoughtJson } | null
      }
    : T

/** What `JSON.stringify` can write of any thought. */
export function thoughtToJson(thought: Thought): ThoughtJson {
  if ('tree' in thought) return { ...thought, tree: treeToJson(thought.tree) }
  if (thought.kind !== 'parrot' || thought.fallback === null) return thought as ThoughtJson
  const { player, thought: borrowed } = thought.fallback
  return { ...thought, fallback: { player, thought: thoughtToJson(borrowed) } }
}
