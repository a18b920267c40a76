/** The two entries at which the paths of two files part: `a/b/x.ts` and `a/c/y.ts` part at `a/b` and `a/c`. */
function partingEntries(file, target) {
  const [from, to] = [file.split('/'), target.split('/')]
  const shared = from.findIndex((part, index) => part !== to[index])
  return [from, to].map((parts) => parts.slice(0, shared + 1).join('/'))
}

/** The shortest way from an entry back to itself, the entry being its first and its last; undefined if there is none. */
function findWayBack(edges, entry) {
  const cameFrom = new Map()
  const queue = [entry]
  for (const at of queue) {
    for (const next of edges.get(at)?.keys() ?? []) {
      if (cameFrom.has(next)) continue
      cameFrom.set(next, at)
      queue.push(next)
    }
    if (cameFrom.has(entry)) break
  }
  if (!cameFrom.has(entry)) return undefined
  const way = [entry]
  do way.unshift(cameFrom.get(way[0]))
  while (way[0] !== entry)
  return way
}

/**
 * The circles between folders, types included. `imports` lists { file, line, targets }, all of them files. A circle is
 * the list of its steps, each being { from, to, file, line } with the first import that takes it.
 *
 * In every folder, its entries (its own files, and each folder in it as a whole with all that it holds) must not lead
 * back to themselves. So a folder may use a file that stands above it (`src/result.ts`), and a door above it may pass it
 * on (`src/index.ts`), as long as no path leads from that file back into the folder; and two folders cannot hide a
 * circle behind a file above them, nor in their sub-folders. A circle of files alone is not a matter of folders.
 */
export function findFolderCircles(imports) {
  const edges = new Map()
  for (const { file, line, targets } of imports) {
    for (const target of targets.filter((one) => one !== file)) {
      const [from, to] = partingEntries(file, target)
      if (!edges.has(from)) edges.set(from, new Map())
      if (!edges.get(from).has(to)) edges.get(from).set(to, { from, to, file, line })
    }
  }
  const files = new Set(imports.flatMap(({ file, targets }) => [file, ...targets]))
  const circles = new Map()
  for (const folder of [...edges.keys()].filter((entry) => !files.has(entry))) {
    const way = findWayBack(edges, folder)
    if (way === undefined) continue
    const key = [...new Set(way)].sort().join()
    if (circles.has(key)) continue
    circles.set(
      key,
      way.slice(1).map((to, index) => edges.get(way[index]).get(to)),
    )
  }
  return [...circles.values()]
}
