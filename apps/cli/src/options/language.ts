import { chooseLanguage, type Language, languages } from '@rookery/words'

export const languageIds: readonly string[] = languages.map(({ id }) => id)

/** The language that is named before the command, or else that of the system; one that there is not is refused by the command line. */
export function readLanguage([first, second]: readonly string[], locale = ''): Language {
  if (first === '--language') return chooseLanguage([second ?? ''])
  const [, named] = /^--language=(.*)$/.exec(first ?? '') ?? []
  return chooseLanguage([named ?? locale])
}
