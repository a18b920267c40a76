import { pieceStyle, themes } from '@rookery/board'
import type { Theme } from './preferences.ts'
import { followOtherTabs, getPreferences, subscribe } from './store.ts'

const darkQuery = '(prefers-color-scheme: dark)'
const paper = { light: '#f7f5f0', dark: '#16181b' } as const

type ShownTheme = 'light' | 'dark'

const shownTheme = (theme: Theme, isDark: boolean): ShownTheme =>
  theme === 'system' ? (isDark ? 'dark' : 'light') : theme

/** Writes the look onto the document, where the style sheets read it, now and after every change. */
export function keepLookApplied(): void {
  document.adoptedStyleSheets.push(makeBoardSheet())
  apply()
  subscribe(apply)
  followOtherTabs()
  window.matchMedia(darkQuery).addEventListener('change', apply)
}

/** The board's colours and the paint of its pieces, for what is drawn beside a board. */
function makeBoardSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  const rules = Object.entries(themes).map(([name, colors]) => `[data-board="${name}"]{${colors}}`)
  sheet.replaceSync(`:root{${themes.wood}}${rules.join('')}${pieceStyle}`)
  return sheet
}

function apply(): void {
  const { theme, board } = getPreferences()
  const { dataset } = document.documentElement
  const shown = shownTheme(theme, window.matchMedia(darkQuery).matches)
  dataset.theme = shown
  dataset.board = board
  for (const meta of document.querySelectorAll('meta[name=theme-color]'))
    meta.setAttribute('content', paper[shown])
}
