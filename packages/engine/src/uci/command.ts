/** What a line of UCI asks for; the words of a command in the order they came. */
export const commandNames = [
  'uci',
  'debug',
  'isready',
  'setoption',
  'register',
  'ucinewgame',
  'position',
  'go',
  'stop',
  'ponderhit',
  'quit',
  'd',
  'eval',
  'bench',
  'flip',
] as const

type CommandName = (typeof commandNames)[number]

export interface Command {
  readonly name: CommandName
  readonly words: readonly string[]
}

const isCommandName = (word: string): word is CommandName =>
  (commandNames as readonly string[]).includes(word)

/** The command of a line, if it has one: UCI says to pass over words before it that are not known. */
export function parseCommand(line: string): Command | undefined {
  const words = line.trim().split(/\s+/)
  const first = words.findIndex(isCommandName)
  if (first < 0) return undefined
  return { name: words[first] as CommandName, words: words.slice(first + 1) }
}
