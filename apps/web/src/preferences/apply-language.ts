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
  const to = wanted()
  // The address may ask for what cannot be, which the page tells as soon as it is there.
  const words = [setLanguage(to), to === 'en' ? undefined : openFaultWords()]
  // Without a network they may not come: the page goes on in the language it has.
  await Promise.allSettled(words)
  // Nobody has touched a board yet.
  speakOnBoards().catch(() => {})
  document.documentElement.lang = language()
  document.querySelector('meta[name=description]')?.setAttribute('content', say('description'))
}

/** Draws a component anew in another language: what it says, it says while it is drawn. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguage, language)
