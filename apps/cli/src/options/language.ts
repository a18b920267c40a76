import { chooseLanguage, type Language, languages } from '@rookery/words'

export const languageIds: readonly string[] = languages.map(({ id }) => id)

/**
 * The language that is named before the command, or else that of the system; one that there is not is refused by the command line, in the
 * system's.
 */
export function readLanguage(args: readonly string[], locale = ''): Language {
  const rest = afterLanguage(args)
  // What says nothing to people loads no words for them.
  if (rest.length === 1 && wordless.includes(rest[0]!)) return 'en'
  const [first, second] = args
  if (first === '--language') return chooseLanguage([second ?? '', locale])
  const [, named] = /^--language=(.*)$/.exec(first ?? '') ?? []
  return chooseLanguage([named ?? '', locale])
}

const wordless = ['--version', '-V', 'uci']

/** What the line says besides its language. */
export const afterLanguage = (args: readonly string[]): readonly string[] =>
  args[0] === '--language' ? args.slice(2) : args[0]?.startsWith('--language=') ? args.slice(1) : args
