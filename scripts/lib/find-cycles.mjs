/** `edges` maps a node to those it leads to. Each cycle found is the list of its nodes, the first repeated at its end. */
export function findCycles(edges) {
  const cycles = []
  const finished = new Set()
  const path = []

  function visit(node) {
    if (finished.has(node)) return
    const start = path.indexOf(node)
    if (start >= 0) {
      cycles.push([...path.slice(start), node])
      return
    }
    path.push(node)
    for (const next of edges.get(node) ?? []) visit(next)
    path.pop()
    finished.add(node)
  }

  for (const node of edges.keys()) visit(node)
  return cycles
}
