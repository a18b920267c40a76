interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

interface Parts {
  /** What the page begins with, whoever comes. */
  readonly page: string
  readonly door: string
  readonly game: string
  /** Reached through the doors of packages, but used only by what is loaded later. */
  readonly later: RegExp
  /** Reached in the same way, but used only by a game. */
  readonly played: RegExp
}

/**
 * Chunks for what the page needs before anything is shown, and for what a game needs besides: one file packs better than thirty small
 * ones, and each that is asked for costs the headers of an answer, too. A package's door names more than the page takes through
 * it: what is used elsewhere goes with whoever uses it.
 */
export function firstLoad({ page, door, game, later, played }: Parts) {
  const closures = new Map<string, Set<string>>()
  const collect = (id: string, needed: Set<string>, modules: Modules) => {
    if (needed.has(id) || later.test(id)) return
    needed.add(id)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) collect(imported, needed, modules)
  }
  const isNeededBy = (root: string, id: string, modules: Modules): boolean => {
    const needed = closures.get(root) ?? new Set()
    closures.set(root, needed)
    collect(root, needed, modules)
    return needed.has(id)
  }
  return {
    name(id: string, modules: Modules): string | null {
      // What puts modules together is needed by all of them.
      if (id.includes('rolldown/runtime')) return 'first'
      const isOfGame = isNeededBy(game, id, modules)
      if (isOfGame && played.test(id)) return 'game'
      const isOfAll = isNeededBy(page, id, modules) || (isOfGame && isNeededBy(door, id, modules))
      return isOfAll ? 'first' : isOfGame ? 'game' : null
    },
  }
}
