import { type Language, languages } from '#languages'

/** The first of somebody's languages, best first, that there are words in: "de-AT" and "de_DE.UTF-8" ask for German. */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const [base] = tag.toLowerCase().split(/[-_.@]/)
    const found = languages.find(({ id }) => id === base)
    if (found) return found.id
  }
  return 'en'
}
