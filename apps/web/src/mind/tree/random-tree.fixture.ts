import type { SearchTree } from '@rookery/players'
import { createRandom } from '@rookery/rules'

/** A tree of about so many nodes with up to 40 children each, some of them cut; its moves and values mean nothing. */
export function randomTree(count: number, seed: number, depth = 6): SearchTree {
  const random = createRandom(seed)
  const rows: { ply: number; unseen: number; size: number }[] = []
  const grow = (ply: number, room: number): void => {
    const at = rows.length
    const row = { ply, unseen: 0, size: 1 }
    rows.push(row)
    const children = ply < depth && room > 1 ? Math.min(room - 1, 1 + random.below(40)) : 0
    if (children > 0 && random.below(3) === 0) row.unseen = 1 + random.below(30)
    for (let child = 0; child < children; child++) {
      const left = at + room - rows.length
      if (left <= 0) break
      grow(ply + 1, ply + 1 === depth ? 1 : Math.max(1, Math.ceil(left / (children - child))))
    }
    row.size = rows.length - at
  }
  grow(0, count)
  const kinds = rows.map(({ unseen, size }) => (unseen > 0 ? 3 : size > 1 ? 2 : 0))
  return {
    rootMaximizes: true,
    ply: Uint8Array.from(rows, ({ ply }) => ply),
    move: Int32Array.from(rows, (_, index) => index),
    alpha: new Float64Array(rows.length).fill(-Infinity),
    beta: new Float64Array(rows.length).fill(Infinity),
    value: Float64Array.from(rows, () => random.below(400) - 200),
    kind: Uint8Array.from(kinds),
    unseen: Uint16Array.from(rows, ({ unseen }) => unseen),
    stand: new Float64Array(rows.length).fill(Number.NaN),
    size: Uint32Array.from(rows, ({ size }) => size),
    walked: Uint32Array.from(rows, ({ size }) => size),
  }
}
