import { say } from '@rookery/words/cli/main'
import { type Argument, type Command, Help, type Option } from 'commander'

/** Lets commander say in the catalogue's words what it says by itself. Sub-commands inherit it. */
export function addHelpWords(program: Command): void {
  program
    .helpOption('-h, --help', say('help.display'))
    .showHelpAfterError(say('help.add'))
    .configureHelp({
      styleTitle: (title) => titles.get(title)?.() ?? title,
      commandUsage: (command) => sayPlaces(Help.prototype.commandUsage(command)),
      subcommandTerm: (command) => sayPlaces(Help.prototype.subcommandTerm(command)),
      // Each command that has others makes a command "help" of its own.
      subcommandDescription: (command) =>
        command.name() === 'help' ? say('help.display') : command.description(),
      optionDescription: (option) =>
        describe(option, option.required || option.optional || option.isBoolean()),
      argumentDescription: (argument) => describe(argument, true),
    })
}

const titles = new Map([
  ['Usage:', () => say('help.usage')],
  ['Arguments:', () => say('help.arguments')],
  ['Options:', () => say('help.options')],
  ['Commands:', () => say('help.commands')],
])

const sayPlaces = (usage: string): string =>
  usage.replace('[options]', say('help.someOptions')).replace('[command]', say('help.someCommand'))

function describe(
  { description, argChoices, defaultValue }: Option | Argument,
  showsDefault: boolean,
): string {
  const notes = [
    ...(argChoices
      ? [say('help.choices', { choices: argChoices.map((each) => JSON.stringify(each)).join(', ') })]
      : []),
    ...(showsDefault && defaultValue !== undefined
      ? [say('help.default', { value: JSON.stringify(defaultValue) })]
      : []),
  ]
  return notes.length === 0 ? description : `${description} (${notes.join(', ')})`
}

type Translation = readonly [pattern: RegExp, translate: (...parts: string[]) => string]

/** Commander has no other place for the words of its errors than the finished sentences. */
const errors: readonly Translation[] = [
  [/^error: unknown option '(.*)'$/s, (option) => say('wrong.unknownOption', { option })],
  [/^error: unknown command '(.*)'$/s, (command) => say('wrong.unknownCommand', { command })],
  [/^error: missing required argument '(.*)'$/s, (argument) => say('wrong.missingArgument', { argument })],
  [/^error: option '(.*)' argument missing$/s, (option) => say('wrong.missingValue', { option })],
  [
    /^error: option '(.*?)' argument '(.*)' is invalid\. (.*)$/s,
    (option, value, reason) => say('wrong.badOption', { option, value, reason: sayReason(reason) }),
  ],
  [
    /^error: command-argument value '(.*)' is invalid for argument '(.*?)'\. (.*)$/s,
    (value, argument, reason) => say('wrong.badArgument', { value, argument, reason: sayReason(reason) }),
  ],
  [
    /^error: option '(.*)' cannot be used with option '(.*)'$/s,
    (one, other) => say('wrong.conflict', { one, other }),
  ],
  [
    /^error: too many arguments\. Expected (\d+) arguments? but got (\d+)\.$/,
    (expected, count) => say('wrong.tooMany', { expected: Number(expected), count: Number(count) }),
  ],
  [
    /^error: too many arguments for '(.*)'\. Expected (\d+) arguments? but got (\d+)\.$/s,
    (command, expected, count) =>
      say('wrong.tooManyFor', { command, expected: Number(expected), count: Number(count) }),
  ],
]

const hints: readonly Translation[] = [
  [/^\(Did you mean one of (.*)\?\)$/, (names) => say('wrong.similarOnes', { names })],
  [/^\(Did you mean (.*)\?\)$/, (name) => say('wrong.similar', { name })],
]

const reasons: readonly Translation[] = [
  [/^Allowed choices are (.*)\.$/, (choices) => say('wrong.choices', { choices })],
]

/** What a command says by itself stays as it is. */
function translate(text: string, translations: readonly Translation[]): string {
  for (const [pattern, say] of translations) {
    const found = pattern.exec(text)
    if (found) return say(...found.slice(1))
  }
  return text
}

const sayReason = (reason: string): string => translate(reason, reasons)

/** An error of commander, with its line about what else may have been meant. */
export function sayError(text: string): string {
  const [, error = '', hint] = /^(.*?)(?:\n(\(Did you mean .*\?\)))?\n?$/s.exec(text) ?? []
  return `${[translate(error, errors), ...(hint ? [translate(hint, hints)] : [])].join('\n')}\n`
}
