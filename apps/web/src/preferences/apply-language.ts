import { openFaultWords } from '@rookery/play/fault-words'
import { chooseLanguage, type Language, language, onLanguage, setLanguage } from '@rookery/words'
import { say } from '@rookery/words/web/shell'
import { useSyncExternalStore } from 'react'
import { speakOnBoards } from './board-labels.ts'
import { getPreferences, subscribe } from './store.ts'

const wanted = (): Language => {
  const wish = getPreferences().language
  return wish === 'browser' ? chooseLanguage(navigator.languages) : wish
}

/** Speaks the person's language, now and after every change; resolves once the first words can be said. */
export async function keepLanguageApplied(): Promise<void> {
  subscribe(() => {
    if (wanted() !== language()) void speak()
  })
  window.addEventListener('languagechange', () => void speak())
  await speak()
}

async function speak(): Promise<void> {
  try {
    await setLanguage(wanted())
  } catch {
    // Without a network its words may not come: the page goes on in the language it has.
  }
  // Nobody has made a mistake or touched a board yet; and the page, of which this is a part, would wait for a part of itself.
  if (language() !== 'en') openFaultWords().catch(() => {})
  speakOnBoards().catch(() => {})
  document.documentElement.lang = language()
  document.querySelector('meta[name=description]')?.setAttribute('content', say('description'))
}

/** Draws a component anew in another language: what it says, it says while it is drawn. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguage, language)
