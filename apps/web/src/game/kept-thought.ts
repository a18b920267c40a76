import { lightenThought, type Thought, thoughtBytes } from '@rookery/players'

/** A tree of 100,000 nodes takes 4 MB, so a long game's trees would take hundreds. */
const treeBytesKept = 64 * 2 ** 20

/** The thoughts with one more, of which the newest have their trees, as many as the memory allows and one at the least. */
export function addThought(
  thoughts: ReadonlyMap<number, Thought>,
  ply: number,
  thought: Thought,
): ReadonlyMap<number, Thought> {
  const all = new Map(thoughts).set(ply, thought)
  let bytes = 0
  for (const [at, each] of [...all].sort(([a], [b]) => b - a)) {
    bytes += thoughtBytes(each)
    if (bytes > treeBytesKept && at !== ply) all.set(at, lightenThought(each))
  }
  return all
}
