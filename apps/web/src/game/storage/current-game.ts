/** The game on the board: this tab's own first, so that two tabs do not take each other's, then the browser's latest. */
const key = 'rookery.game'
const tabKey = 'rookery.tab'

/** Null where the browser keeps nothing or forbids us to look. */
export function readCurrentGame(): string | null {
  return read(() => window.sessionStorage, key) ?? read(() => window.localStorage, key)
}

/** Says whether the text will be there after a reload. */
export function keepCurrentGame(text: string): boolean {
  const inTab = write(() => window.sessionStorage, key, text)
  const inBrowser = write(() => window.localStorage, key, text)
  return inTab && inBrowser
}

/** Beside the game on the board, which will be written over it. */
export const setDamagedGameAside = (text: string): boolean =>
  write(() => window.localStorage, `${key}.damaged`, text)

let tab: string | undefined

/** This tab's name, the same after a reload. */
export function tabName(draw: () => string): string {
  tab ??= read(() => window.sessionStorage, tabKey) ?? undefined
  if (tab === undefined) {
    tab = draw()
    write(() => window.sessionStorage, tabKey, tab)
  }
  return tab
}

/** Asking for a storage that is forbidden throws already. */
function read(storage: () => Storage, name: string): string | null {
  try {
    return storage().getItem(name)
  } catch {
    return null
  }
}

function write(storage: () => Storage, name: string, text: string): boolean {
  try {
    storage().setItem(name, text)
    return true
  } catch {
    return false
  }
}
