interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/**
 * A chunk for what the page and its first room need before anything is shown: one file packs better than thirty small ones, and
 * each that is asked for costs the headers of an answer, too. A package's door names more than the page takes through it: what
 * is `elsewhere` used, goes with whoever uses it.
 */
export function firstLoad(roots: readonly string[], elsewhere: RegExp) {
  const needed = new Set<string>()
  const collect = (id: string, modules: Modules) => {
    if (needed.has(id) || elsewhere.test(id)) return
    needed.add(id)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) collect(imported, modules)
  }
  return {
    name(id: string, modules: Modules): string | null {
      for (const root of roots) collect(root, modules)
      return needed.has(id) ? 'first' : null
    },
  }
}
